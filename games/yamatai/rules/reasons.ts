import type { reasons } from '../words/reasons/en.ts';

/** What the rules may answer when something is not allowed. */
export type YamataiReason = keyof typeof reasons;

export type Why = YamataiReason | undefined;
