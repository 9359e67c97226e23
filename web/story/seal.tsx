import type { Desk } from '../table/desk.ts';

interface SealProps {
  readonly desk: Desk;
  readonly n: number;
}

/** The points of a turn. The red seal means points and nothing else. */
export const Seal = ({ desk, n }: SealProps) =>
  n === 0 ? null : <span class="points-seal">{desk.story.amount(n)}</span>;
