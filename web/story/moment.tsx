import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ChapterTold } from '#kernel';
import { atRest } from '../settings/settings.ts';
import { Crest } from '../table/crest.tsx';
import type { Desk } from '../table/desk.ts';
import { moving } from './under-way.ts';

/** How long the beginning of a round is marked. */
const MOMENT_MS = 1700;

/** What each seat scored when a chapter began, where it scored anything. */
function scored({ lines }: ChapterTold): readonly (readonly [seat: number, points: number])[] {
  const sums = new Map<number, number>();
  for (const line of lines) {
    if (line.kind === 'points') sums.set(line.seat, (sums.get(line.seat) ?? 0) + (line.n ?? 0));
  }
  return [...sums].filter(([, n]) => n !== 0);
}

/**
 * The end of a round, a season or a year is a moment: its name stands over the board, with what it scored, and goes. It catches
 * no click, any key ends it, and where nothing should move it does not come; the log tells the same.
 */
export function Moment({ desk }: { readonly desk: Desk }) {
  const chapter = desk.story.passages.value.findLast((passage) => passage.kind === 'chapter');
  const seen = useRef(chapter?.at);
  const shown = useSignal<ChapterTold | undefined>(undefined);
  useEffect(() => {
    const fresh = chapter !== undefined && chapter.at > (seen.current ?? -1);
    seen.current = chapter?.at;
    if (!fresh || atRest()) return undefined;
    shown.value = chapter;
    const leave = () => {
      clearTimeout(timer);
      arrived();
      shown.value = undefined;
    };
    const timer = setTimeout(leave, MOMENT_MS);
    const arrived = moving(leave);
    return leave;
  }, [chapter?.at]);
  if (!shown.value) return null;
  return (
    <div class="moment" aria-hidden="true">
      <p class="moment-name">{desk.story.chapter(shown.value)}</p>
      <p class="moment-scores">
        {scored(shown.value).map(([seat, n]) => (
          <span key={seat}>
            <Crest seat={seat} /> {desk.story.amount(n)}
          </span>
        ))}
      </p>
    </div>
  );
}
