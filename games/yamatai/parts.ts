import { type Section, section } from 'engawa/face';

/** The components in the order in which a player meets them. What is not here is shown below, as it is. */
export const parts: readonly Section[] = [
  section('boats', 'T-2.1', ['Boats', 'Bateaux', '船'], { domain: 'boat', hides: ['order'] }),
  section('fleetTiles', 'T-2.2', ['Fleet tiles', 'Tuiles Flotte', '船団タイル'], {
    domain: 'fleet',
    hides: ['power'],
  }),
  section('buildings', 'T-2.3', ['Building tiles', 'Tuiles Bâtiment', '建物タイル'], {
    domain: 'building',
    hides: ['category', 'boats', 'copies'],
  }),
  section('buildingBonuses', 'T-8.5', ['Bonuses of buildings', 'Bonus des bâtiments', '建設ボーナス']),
  section('specialists', 'T-12', ['Specialists', 'Spécialistes', '専門家'], { domain: 'specialist', each: 'T-12.' }),
  section('recruit', 'T-10.1', ['Recruiting', 'Recrutement', '雇用']),
  section('cultures', 'T-2.5', ['Cultures', 'Cultures', '文化'], { domain: 'culture', hides: ['blank'] }),
  section('coins', 'T-2', ['Coins', 'Pièces', 'コイン']),
  section('tokens', 'T-2', ['Tokens and figures', 'Pions et figurines', 'トークンとコマ']),
  section('scoring', 'T-13.4', ['Final scoring', 'Décompte final', '最終得点']),
  section('endConditions', 'T-13.2', ['End of the game', 'Fin de la partie', '終了条件']),
  section('byPlayers', 'T-4.6', ['By number of players', 'Selon le nombre de joueurs', '人数による違い']),
  section('setup', 'T-4', ['At the start', 'Au départ', '開始時']),
  section('islands', 'T-3.5', ['Islands', 'Îles', '島'], { domain: 'island', hides: ['degree', 'nodes', 'ships'] }),
  section('shipSpaces', 'T-3.2', ['Ship spaces', 'Cases de bateau', '船のマス'], {
    domain: 'space',
    hides: ['nodes', 'peripheral', 'entry'],
  }),
];
