import type { reasons } from '../words/reasons.ts';

/** What the rules may answer when something is not allowed. */
export type NipponReason = keyof typeof reasons;

export type Why = NipponReason | undefined;
