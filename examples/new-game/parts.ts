import { type Section, section } from 'engawa/face';

/** The components in the order in which a player meets them: keys of data/*.json. */
export const parts: readonly Section[] = [
  section('kinds', 'H-2.1', ['Cards', 'Cartes', '札'], { domain: 'kind' }),
  section('branches', 'H-3.1', ['Branches', 'Branches', '枝'], { domain: 'branch' }),
  section('scoring', 'H-5.2', ['Scoring', 'Décompte', '得点']),
];
