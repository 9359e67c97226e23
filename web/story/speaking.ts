import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import type { Desk } from '../table/desk.ts';
import { wording } from '../words/index.ts';
import { untold } from './announcing.ts';

/** What is said at one time to those who listen, with its number so that it is said once. */
interface Spoken {
  readonly n: number;
  readonly sentences: readonly string[];
}

/** How much one can go back to. */
const KEPT = 20;

/** What a screen reader is told: one sentence for each opponent's turn, or one for every step with what it brought. */
export function useAnnouncements(desk: Desk): readonly Spoken[] {
  const spoken = useSignal<readonly Spoken[]>([]);
  const told = useRef(desk.source.position.peek().log.length);
  const { log, viewer, turn } = desk.source.position.value;
  const every = settings.value.speech === 'full';
  useEffect(() => {
    const fresh = untold(log, told.current, { viewer, turn, every });
    told.current = fresh.told;
    if (fresh.turns.length === 0) return;
    const { story } = desk;
    const { turnOf } = wording.value.log;
    const said = fresh.turns.flatMap(({ seat, lines }) =>
      every
        ? lines.map(({ index }) => turnOf(desk.seatName(seat), story.step(index)))
        : [story.brief(lines[0].index, lines[lines.length - 1].index)],
    );
    // A turn in which nothing was done is silent.
    const sentences = said.filter((sentence) => sentence !== '');
    if (sentences.length === 0) return;
    // One more at the end and at most one less at the beginning: whatever lies between stays where it is, and is not heard again.
    const n = (spoken.peek().at(-1)?.n ?? 0) + 1;
    spoken.value = [...spoken.peek(), { n, sentences }].slice(-KEPT);
  }, [log.length, turn.join(), every]);
  return spoken.value;
}
