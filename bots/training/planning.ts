import type { BeamSettings } from '../beam.ts';

/** How turns are planned with a trained net, in games where it pays to look at more than there is time for in training. */
export const PLANNING: Readonly<Record<string, BeamSettings>> = {
  machi: { width: 8, advice: 30, worlds: 16, limit: 500 },
  yamatai: { width: 4, advice: 400 },
};

/** Turns for which simulations play on with a trained net, where that was measured to be better than a tree. */
export const AHEAD: Readonly<Record<string, number>> = { machi: 4 };
