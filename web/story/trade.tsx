import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TurnTold } from '#kernel';
import { ChipMark } from '../foretell/chips.tsx';
import type { Desk } from '../table/desk.ts';
import { wording } from '../words/index.ts';

interface TradeProps {
  readonly desk: Desk;
  readonly turn: TurnTold;
  /** All of the turn is shown below its card. */
  readonly open: Signal<boolean>;
}

/** What the turn cost and brought, and its points by category, as much as fits on a line; the rest is one press away. */
export function Trade({ desk, turn, open }: TradeProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const left = useLeftOut(line, turn, desk);
  const { recap: words } = wording.value;
  const { chips, words: cut } = left.value;
  return (
    <>
      <p class="recap-trade" ref={line}>
        <Traded desk={desk} turn={turn} />
      </p>
      {chips > 0 || cut ? (
        <button
          type="button"
          class="recap-more"
          aria-expanded={open.value}
          onPointerEnter={({ pointerType }) => {
            if (pointerType === 'mouse') open.value = true;
          }}
          onClick={({ detail }) => {
            // A mouse that clicks has opened it by being there.
            open.value = !open.value || (detail > 0 && matchMedia('(hover: hover)').matches);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Escape') open.value = false;
          }}
          onBlur={() => {
            open.value = false;
          }}
        >
          {chips > 0 ? `+${chips}` : '…'}
          <span class="for-readers"> {words.whole}</span>
        </button>
      ) : undefined}
      {open.value ? (
        <div class="recap-all" role="status">
          <p>{desk.story.doing(turn)}</p>
          <p class="recap-trade">
            <Traded desk={desk} turn={turn} />
          </p>
        </div>
      ) : undefined}
    </>
  );
}

const Traded = ({ desk, turn }: { readonly desk: Desk; readonly turn: TurnTold }) => (
  <>
    {desk.story.traded(turn).map((one) => (
      <ChipMark key={one.text} desk={desk} chip={one} dense={false} />
    ))}
    {desk.story.scored(turn).map((one) => (
      <span key={one} class="recap-points">
        {one}
      </span>
    ))}
  </>
);

interface LeftOut {
  /** So many chips do not fit on the line. */
  readonly chips: number;
  /** The sentence above it does not fit. */
  readonly words: boolean;
}

/** What of a card does not fit on it, counted once it is laid out. */
function useLeftOut(line: { readonly current: HTMLElement | null }, turn: TurnTold, desk: Desk) {
  const left = useSignal<LeftOut>({ chips: 0, words: false });
  useEffect(() => {
    const chips = line.current;
    if (!chips) return undefined;
    const observer = new ResizeObserver(() => {
      const { bottom } = chips.getBoundingClientRect();
      const below = [...chips.children].filter((chip) => chip.getBoundingClientRect().top >= bottom).length;
      const does = chips.closest('.recap-card')?.querySelector('.recap-does');
      left.value = { chips: below, words: does ? does.scrollHeight > does.clientHeight + 2 : false };
    });
    observer.observe(chips);
    return () => observer.disconnect();
  }, [turn, desk.language.value]);
  return left;
}
