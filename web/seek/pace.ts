import type { Pace } from '#wire';

/** From the fastest to the slowest. */
export const PACE_NAMES: readonly Pace[] = ['live', 'day', 'week'];

export const isPace = (text: unknown): text is Pace => PACE_NAMES.includes(text as Pace);
