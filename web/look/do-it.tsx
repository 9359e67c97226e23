import type { Desk } from '../table/desk.ts';
import type { Shown } from './looking.ts';

/** What can be done with the thing now, as a button. */
export const DoIt = ({ desk, shown: { doing } }: { readonly desk: Desk; readonly shown: Shown }) =>
  doing ? (
    <button type="button" class="primary look-do" onClick={() => desk.looking.act(doing)}>
      {doing.sentence}
    </button>
  ) : null;
