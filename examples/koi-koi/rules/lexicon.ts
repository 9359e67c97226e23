import { defineLexicon, domain } from 'engawa';
import { CARDS } from '../data/index.ts';

const card = domain(
  'card',
  CARDS.map(({ id }) => id),
);

export const lexicon = defineLexicon({
  cut: [],
  play: [card],
  take: [card],
  shobu: [],
  koikoi: [],
});

export type KoiKoiVerbs = typeof lexicon.verbs;
