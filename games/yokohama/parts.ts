import { type Section, section } from 'engawa/face';

/** The components in the order in which a player meets them. What is not here is shown below, as it is. */
export const parts: readonly Section[] = [
  section('areas', 'Y-3.3', ['Areas', 'Zones', 'エリア'], { domain: 'area', hides: ['type'] }),
  section(
    'areaActions',
    'Y-10',
    ['What areas do, by power 1 to 5', 'Effet des zones, pour un pouvoir de 1 à 5', 'エリアの効果（パワー1～5）'],
    { domain: 'areaType', hides: ['type', 'kind'] },
  ),
  section('goods', 'Y-2.3', ['Trade goods', 'Marchandises', '商品'], { domain: 'good' }),
  section('orders', 'Y-22.1', ['Order cards', 'Cartes Commande', '注文書'], {
    domain: 'order',
    hides: ['nation', 'goods', 'reward', 'weight'],
  }),
  section('technologies', 'Y-12', ['Technologies', 'Technologies', '技術'], {
    domain: 'technology',
    hides: ['bonus', 'clause'],
  }),
  section('technologyCards', 'Y-22.2', ['Technology cards', 'Cartes Technologie', '技術カード'], {
    domain: 'card',
    hides: ['technology', 'industryValue', 'nation'],
  }),
  section('buildingSites', 'Y-22.3', ['Building sites', 'Chantiers', '建設用地']),
  section('fivePowerTokens', 'Y-22.4', ['Five-power tokens', 'Jetons de pouvoir 5', 'パワー5トークン']),
  section('managementBoards', 'Y-22.5', ['Management boards', 'Plateaux de gestion', '管理ボード'], {
    domain: 'area',
  }),
  section('achievements', 'Y-22.7', ['Achievements', 'Réalisations', '実績'], { domain: 'achievement' }),
  section('chinatownExchanges', 'Y-10.9', ['Exchanges in Chinatown', 'Échanges à Chinatown', '中華街の交換'], {
    domain: 'trade',
  }),
  section('employmentCosts', 'Y-10.8', ['Prices of the agency', 'Prix de l’agence', '職業紹介所の費用']),
  section('nations', 'Y-9.4', ['Nations', 'Nations', '国'], { domain: 'country' }),
  section('endConditions', 'Y-14.1', ['End of the game', 'Fin de la partie', '終了条件']),
  section('finalScoring', 'Y-15', ['Final scoring', 'Décompte final', '最終得点']),
  section('players', 'Y-5.1', ['By number of players', 'Selon le nombre de joueurs', '人数による違い']),
  section('playerStart', 'Y-5.8', ['At the start', 'Au départ', '開始時']),
];
