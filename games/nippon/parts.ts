import { type Section, section } from 'engawa/face';

/** The components in the order in which a player meets them. What is not here is shown below, as it is. */
export const parts: readonly Section[] = [
  section('goods', 'N-3.1', ['Goods', 'Biens', '商品'], { domain: 'good' }),
  section('factories', 'N-11', ['Factory tiles', 'Tuiles Usine', '工場タイル'], { domain: 'factory' }),
  section('actionSlots', 'N-3.2', ['Action slots', 'Cases Action', 'アクション枠'], {
    domain: 'slot',
    hides: ['position', 'actions'],
  }),
  section('actions', 'N-3.9', ['Actions and their prices', 'Actions et leurs prix', 'アクションと費用'], {
    domain: 'action',
    hides: ['unit'],
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
  section('scoringTrack', 'N-3.7.1', ['Scoring track', 'Piste Décompte', '得点計算トラック']),
  section('regionScoring', 'N-3.7.2', ['Points for regions', 'Points des régions', '地域の得点計算']),
  section('startingVp', 'N-4', ['Points at the start', 'Points de départ', '開始時の点']),
  section('players', 'N-4', ['By number of players', 'Selon le nombre de joueurs', '人数による違い']),
];
