import type { alone } from '../words/reasons/en-alone.ts';

/** What the rules may answer when something is not allowed; the last is put together from what two actions lack. */
export type NipponReason = keyof typeof alone | `N-5.6 neither ${string}`;

export type Why = NipponReason | undefined;
