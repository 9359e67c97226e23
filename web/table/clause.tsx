import { put } from '../form/put.ts';
import { wording } from '../words/index.ts';
import type { Desk } from './desk.ts';

interface ClauseLinkProps {
  readonly desk: Desk;
  readonly clause: string;
  readonly tabIndex?: number;
  /** Where there is room it says that it is a rule. */
  readonly long?: boolean;
}

/** A clause of the rulebook that opens its text where the player is. */
export const ClauseLink = ({ desk, clause, tabIndex, long }: ClauseLinkProps) => (
  <button
    type="button"
    class="clause"
    tabIndex={tabIndex}
    aria-label={wording.value.table.rule(clause)}
    onClick={put<string | undefined>(desk.clause, clause)}
  >
    {long ? `${wording.value.table.rule(clause)} ›` : clause}
  </button>
);
