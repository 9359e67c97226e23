import type { Language } from '#kernel';

/** A table of components: the key of its data, its title, where the rulebook speaks of it. */
export interface Section {
  readonly key: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly clause: string;
  /** The domain of the lexicon whose names its records bear. */
  readonly domain?: string;
  /** Each record has a clause of its own: this, and its place in the list. */
  readonly each?: string;
  /** Fields that only the program needs. */
  readonly hides?: readonly string[];
}

const section = (
  key: string,
  clause: string,
  [en, fr, ja]: readonly [string, string, string],
  more: Pick<Section, 'domain' | 'each' | 'hides'> = {},
): Section => ({ key, clause, title: { en, fr, ja }, ...more });

/** The components of each game in the order in which a player meets them. What is not here is shown below, as it is. */
export const SECTIONS: Readonly<Record<string, readonly Section[]>> = {
  nippon: [
    section('goods', 'N-3.1', ['Goods', 'Marchandises', '商品'], { domain: 'good' }),
    section('factories', 'N-11', ['Factory tiles', 'Tuiles Usine', '工場タイル'], { domain: 'factory' }),
    section('actionSlots', 'N-3.2', ['Action slots', 'Cases d’action', 'アクション枠'], { domain: 'slot' }),
    section('actions', 'N-3.9', ['Actions and their prices', 'Actions et leurs prix', 'アクションと費用'], {
      domain: 'action',
    }),
    section('tracks', 'N-3.3.2', ['Tracks', 'Pistes', 'トラック']),
    section('workerColors', 'N-2', ['Workers', 'Ouvriers', '労働者'], { domain: 'worker' }),
    section('workerSlots', 'N-3.3.1', ['Worker places', 'Places d’ouvriers', '労働者の枠']),
    section('wages', 'N-7.3', ['Wages', 'Salaires', '賃金']),
    section('contracts', 'N-3.4', ['Contracts', 'Contrats', '契約'], { domain: 'contract' }),
    section('transportTiles', 'N-3.3.4', ['Ships and trains', 'Bateaux et trains', '船と鉄道']),
    section('transportAreas', 'N-3.3.4', ['Transport areas', 'Zones de transport', '輸送エリア']),
    section('regions', 'N-3.6', ['Regions', 'Régions', '地域'], { domain: 'region' }),
    section('cities', 'N-3.6.2', ['Cities', 'Villes', '都市'], { domain: 'city' }),
    section('cityTiles', 'N-3.6.3', ['City tiles', 'Tuiles Ville', '都市タイル']),
    section('influenceValues', 'N-3.5.1', ['Influence values', 'Valeurs d’influence', '影響力の値']),
    section('influenceTiles', 'N-3.5.2', ['Influence tiles', 'Tuiles Influence', '影響力タイル']),
    section('rewardTiles', 'N-3.8', ['Reward tiles', 'Tuiles Récompense', '恩賞タイル']),
    section('multiplierTiles', 'N-3.8', ['Multiplier tiles', 'Tuiles Multiplicateur', '倍率タイル']),
    section('achievements', 'N-10.4', ['Achievements', 'Accomplissements', '業績'], { domain: 'achievement' }),
    section('scoringTrack', 'N-3.7.1', ['Scoring track', 'Piste de décompte', '得点計算トラック']),
    section('regionScoring', 'N-3.7.2', ['Points for regions', 'Points des régions', '地域の得点計算']),
    section('startingVp', 'N-4', ['Points at the start', 'Points de départ', '開始時の点']),
    section('players', 'N-4', ['By number of players', 'Selon le nombre de joueurs', '人数による違い']),
  ],
  yokohama: [
    section('areas', 'Y-3.3', ['Areas', 'Zones', 'エリア'], { domain: 'area', hides: ['type'] }),
    section(
      'areaActions',
      'Y-10',
      ['What areas do, by power 1 to 5', 'Effet des zones, pour un pouvoir de 1 à 5', 'エリアの効果（パワー1～5）'],
      { hides: ['type', 'kind'] },
    ),
    section('goods', 'Y-2.3', ['Trade goods', 'Marchandises', '商品'], { domain: 'good' }),
    section('orders', 'Y-22.1', ['Order cards', 'Cartes Commande', '注文カード'], {
      domain: 'order',
      hides: ['weight'],
    }),
    section('technologies', 'Y-12', ['Technologies', 'Technologies', '技術'], { domain: 'technology' }),
    section('technologyCards', 'Y-22.2', ['Technology cards', 'Cartes Technologie', '技術カード'], {
      domain: 'card',
      hides: ['technology', 'industryValue'],
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
    section('nations', 'Y-9.4', ['Nations', 'Nations', '国']),
    section('endConditions', 'Y-14.1', ['End of the game', 'Fin de la partie', '終了条件']),
    section('finalScoring', 'Y-15', ['Final scoring', 'Décompte final', '最終得点']),
    section('players', 'Y-5.1', ['By number of players', 'Selon le nombre de joueurs', '人数による違い']),
    section('playerStart', 'Y-5.8', ['At the start', 'Au départ', '開始時']),
  ],
  yamatai: [
    section('boats', 'T-2.1', ['Boats', 'Bateaux', '船'], { domain: 'boat' }),
    section('fleetTiles', 'T-2.2', ['Fleet tiles', 'Tuiles Flotte', '船団タイル'], { domain: 'fleet' }),
    section('buildings', 'T-2.3', ['Building tiles', 'Tuiles Bâtiment', '建物タイル'], { domain: 'building' }),
    section('buildingBonuses', 'T-8.5', ['Bonuses of buildings', 'Bonus des bâtiments', '建設ボーナス']),
    section('specialists', 'T-12', ['Specialists', 'Spécialistes', '専門家'], { domain: 'specialist', each: 'T-12.' }),
    section('recruit', 'T-10.1', ['Recruiting', 'Recrutement', '雇用']),
    section('cultures', 'T-2.5', ['Cultures', 'Cultures', '文化'], { domain: 'culture' }),
    section('coins', 'T-2', ['Coins', 'Pièces', 'コイン']),
    section('tokens', 'T-2', ['Tokens and figures', 'Pions et figurines', 'トークンとコマ']),
    section('scoring', 'T-13.4', ['Final scoring', 'Décompte final', '最終得点']),
    section('endConditions', 'T-13.2', ['End of the game', 'Fin de la partie', '終了条件']),
    section('byPlayers', 'T-4.6', ['By number of players', 'Selon le nombre de joueurs', '人数による違い']),
    section('setup', 'T-4', ['At the start', 'Au départ', '開始時']),
    section('islands', 'T-3.5', ['Islands', 'Îles', '島'], { domain: 'island' }),
    section('shipSpaces', 'T-3.2', ['Ship spaces', 'Cases de bateau', '船のマス'], { domain: 'space' }),
  ],
  machi: [
    section('villagers', 'M-11.1', ['Villagers', 'Villageois', '住民']),
    section('samurai', 'M-11.3', ['Samurai', 'Samouraïs', '侍']),
    section('yakuza', 'M-11.4', ['Yakuza', 'Yakuzas', 'ヤクザ']),
    section('clans', 'M-11.4', ['Clans', 'Clans', '組'], { domain: 'clan' }),
    section('buildings', 'M-11.5', ['Buildings', 'Bâtiments', '建物']),
    section('abilities', 'M-14', ['Abilities', 'Pouvoirs', '能力']),
    section('events', 'M-13', ['Events', 'Événements', 'イベント'], { each: 'M-13.' }),
    section('combatCards', 'M-11.7', ['Combat cards', 'Cartes de combat', '戦闘札'], { domain: 'combat' }),
    section('duel', 'M-8.7', ['Duels', 'Duels', '決闘']),
    section('table', 'M-8.9', ['Result of a pass', 'Résultat d’une passe', '一回の勝負の結果']),
    section('conversion', 'M-9.4', ['Points', 'Points', '得点']),
    section('flop', 'M-6.1', ['Flop and draws', 'Flop et pioches', '場札と引き']),
    section('riceField', 'M-5.1', ['Rice field', 'Rizière', '田']),
    section('years', 'M-3.8', ['Length', 'Durée', '年数']),
    section('otherPieces', 'M-3.1', ['Other pieces', 'Autres pièces', 'その他']),
    section('lords', 'M-3.3', ['Lords', 'Seigneurs', '領主'], { domain: 'lord' }),
  ],
};
