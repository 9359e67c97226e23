import { type Section, section } from 'engawa/face';

/** The components in the order in which a player meets them. */
export const parts: readonly Section[] = [
  section('months', 'K-2.1', ['Months', 'Mois', '月'], { domain: 'month', hides: ['number'] }),
  section('cards', 'K-2.1', ['Cards', 'Cartes', '札'], {
    domain: 'card',
    hides: ['month', 'kind', 'ribbon'],
  }),
  section('yaku', 'K-6.1', ['Yaku', 'Yaku', '役'], {
    domain: 'yaku',
    hides: ['family', 'each', 'count', 'needs', 'of', 'with', 'without'],
  }),
  section('dealt', 'K-4.1', ['Dealt hands', 'Mains servies', '手役'], { domain: 'dealt' }),
  section('table', 'K-3.4', ['Deal and doubling', 'Donne et doublement', '配り方と倍付け'], { domain: 'figure' }),
];
