import type { reasons } from '../words/reasons/en.ts';

/** What the rules may answer when something is not allowed; the last is put together from what two actions lack. */
export type NipponReason = keyof typeof reasons | `N-5.6 neither ${string}`;

export type Why = NipponReason | undefined;
