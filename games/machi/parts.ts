import { type Section, section } from 'engawa/face';

/** The components in the order in which a player meets them. What is not here is shown below, as it is. */
export const parts: readonly Section[] = [
  section('villagers', 'M-11.1', ['Villagers', 'Villageois', '住民'], { domain: 'villagerType' }),
  section('samurai', 'M-11.3', ['Samurai', 'Samouraïs', '侍'], { domain: 'samuraiType' }),
  section('yakuza', 'M-11.4', ['Yakuza', 'Yakuzas', 'ヤクザ'], { domain: 'yakuzaType' }),
  section('clans', 'M-11.4', ['Clans', 'Clans', '組'], { domain: 'clan' }),
  section('buildings', 'M-11.5', ['Buildings', 'Bâtiments', '建物'], { domain: 'kind' }),
  section('abilities', 'M-14', ['Abilities', 'Pouvoirs', '能力'], { domain: 'ability', each: 'M-14.' }),
  section('events', 'M-13', ['Events', 'Événements', 'イベント'], { domain: 'eventType', each: 'M-13.' }),
  section('combatCards', 'M-11.7', ['Combat cards', 'Cartes de combat', '戦闘札'], { domain: 'combat' }),
  section('duel', 'M-8.7', ['Duels', 'Duels', '決闘']),
  section('table', 'M-8.9', ['Result of a pass', 'Résultat d’une passe', '一回の勝負の結果']),
  section('conversion', 'M-9.4', ['Points', 'Points', '得点']),
  section('flop', 'M-6.1', ['Display and draws', 'Cartes visibles et pioches', '場札と引き']),
  section('riceField', 'M-5.1', ['Rice field', 'Rizière', '田']),
  section('years', 'M-3.8', ['Length', 'Durée', '年数']),
  section('otherPieces', 'M-3.1', ['Other pieces', 'Autres pièces', 'その他']),
  section('lords', 'M-3.3', ['Lords', 'Seigneurs', '領主'], { domain: 'seat' }),
];
