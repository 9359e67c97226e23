import { Chips } from '../foretell/chips.tsx';
import type { Desk } from '../table/desk.ts';
import type { Shown } from './shown.ts';

interface Props {
  readonly desk: Desk;
  readonly shown: Shown;
}

/** What doing it costs and brings, before it is done. */
export const Brings = ({ desk, shown: { doing } }: Props) =>
  doing?.move === undefined ? null : (
    <p class="look-brings">
      <Chips desk={desk} move={doing.move} inFull />
    </p>
  );

/** What can be done with the thing now, as a button. */
export const DoIt = ({ desk, shown: { doing } }: Props) =>
  doing ? (
    <button type="button" class="primary look-do" onClick={() => desk.looking.act(doing)}>
      {doing.sentence}
    </button>
  ) : null;
