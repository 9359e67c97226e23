import { callFor, NONE, type Options, type Rng } from 'engawa';
import { CARDS } from '../data/index.ts';
import { type KoiKoiState, layout, other, STEPS, VIEWINGS } from './state.ts';

/** K-3.1, K-3.2: nothing is dealt yet; the ko of the first month is asked to cut. */
export function setup(seats: number, options: Options, rng: Rng): KoiKoiState {
  const s = layout.create(seats);
  s.month = 1;
  s.months = Number(options.months);
  s.viewing = VIEWINGS.indexOf(options.viewing as (typeof VIEWINGS)[number]);
  s.firstOya = rng.below(seats);
  s.oya = s.firstOya;
  s.field.fill(NONE);
  s.laid = NONE;
  s.taker.fill(NONE);
  s.ending.fill(NONE);
  s.winner.fill(NONE);
  for (let card = 0; card < CARDS.length; card++) s.deck.push(card);
  callFor(s, other(s.oya), STEPS.cut);
  return s;
}
