import { type Payer, THE_HOUSE } from './purse.ts';

/** On whose behalf something is done at a table. */
export interface Caller {
  readonly payer: Payer;
  /** Plays at the table; what others ask comes after. */
  readonly seated: boolean;
}

/** Bots, clocks and everything else that nobody asked for. */
export const OURSELVES: Caller = { payer: THE_HOUSE, seated: true };
