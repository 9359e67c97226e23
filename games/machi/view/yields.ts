import type { Output } from '../data/index.ts';

/** How much of anything is produced. */
export const yieldOf = ({ wealth, honour, rice }: Output): number => wealth + honour + rice;
