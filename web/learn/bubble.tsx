import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { sayThing } from '#kernel';
import { Chips } from '../foretell/chips.tsx';
import { settings } from '../settings/settings.ts';
import { sayIn } from '../spoken.ts';
import { ClauseLink } from '../table/clause.tsx';
import { element } from '../table/crest.tsx';
import type { Desk } from '../table/desk.ts';
import { Answer } from './answer.tsx';
import { sayChoice } from './choice.ts';
import { offeredBy } from './lesson.ts';
import { type Bubble, refOf } from './model.ts';
import type { LessonTable } from './source.ts';
import { learnWording } from './words/index.ts';

interface TaughtProps {
  readonly desk: Desk;
  readonly source: LessonTable;
}

/** What the open bubble says, and how one goes on from it. */
export function Taught({ desk, source }: TaughtProps) {
  const words = learnWording.value;
  const { bubble, lesson } = source;
  const at = source.at.value;
  const back = (
    <button type="button" class="bubble-back" disabled={!source.position.value.canUndo} onClick={() => source.undo()}>
      {words.back}
    </button>
  );
  if (!bubble) return <Ready source={source} back={back} />;
  const text = sayIn(bubble.text, settings.value.language);
  if (bubble.decide && source.chosen.value !== undefined) return <Answer desk={desk} source={source} />;
  const next = bubble.do === undefined && !bubble.decide;
  return (
    <>
      <div role="status" class="bubble-words" id="bubble">
        <h2>{text}</h2>
        {bubble.decide ? <p class="bubble-lead">{sayIn(bubble.decide.lead, settings.value.language)}</p> : undefined}
      </div>
      <Names desk={desk} bubble={bubble} />
      <Rows desk={desk} source={source} />
      <p class="bubble-foot">
        {next ? (
          <button type="button" class="primary" aria-describedby="bubble" onClick={() => source.goTo(at + 1)}>
            {words.next}
          </button>
        ) : undefined}
        {back}
        {bubble.decide ? (
          <span class="quiet bubble-try">
            {`${words.choose} · ${offeredBy(bubble)
              .map((_, i) => i + 1)
              .join(' ')}`}
          </span>
        ) : undefined}
        <span class="quiet bubble-at">{words.of(at + 1, lesson.bubbles.length + 1)}</span>
        {bubble.clause ? <ClauseLink desk={desk} clause={bubble.clause} long /> : undefined}
      </p>
    </>
  );
}

/** After the last bubble: three turns of one's own. */
function Ready({ source, back }: { readonly source: LessonTable; readonly back: ComponentChildren }) {
  const words = learnWording.value;
  return (
    <>
      <div role="status" class="bubble-words" id="bubble">
        <h2>{words.ready}</h2>
        <p class="bubble-lead">{words.readyLead}</p>
      </div>
      <p class="bubble-foot">
        <button type="button" class="primary" aria-describedby="bubble" onClick={() => source.beginFree()}>
          {words.begin}
        </button>
        {back}
        <button type="button" class="plain" onClick={() => source.goTo(0)}>
          {words.again}
        </button>
      </p>
    </>
  );
}

/** What is met here for the first time, each with its sign and its name. */
function Names({ desk, bubble }: { readonly desk: Desk; readonly bubble: Bubble }) {
  const { names = [] } = bubble;
  if (names.length === 0) return null;
  return (
    <p class="bubble-names">
      <span class="quiet">{learnWording.value.newHere}</span>
      {names.map((named) => {
        const ref = refOf(named);
        const icon = desk.drawing?.icon?.(ref);
        return (
          <span key={ref} class="told-chip bubble-name" data-named={ref}>
            {icon ? element(icon) : undefined}
            {nameOf(desk, named)}
          </span>
        );
      })}
    </p>
  );
}

/** What a named thing is called. */
export function nameOf(desk: Desk, named: NonNullable<Bubble['names']>[number]): string {
  const language = settings.value.language;
  return typeof named === 'string' ? sayThing(desk.game, named, language) : sayIn(named.text, language);
}

/** The choices of a decision; or the one move that goes on, where no ring on the board stands for it. */
function Rows({ desk, source }: TaughtProps) {
  const words = learnWording.value;
  const bubble = source.bubble!;
  const moves = source.position.value.legal;
  const rings = desk.inText.value ? [] : [...desk.targets.value.values()];
  const onBoard = new Set(rings.flatMap((target) => target.moves));
  if (offeredBy(bubble).length === 0) return null;
  if (!bubble.decide && moves.every((move) => onBoard.has(move))) return <p class="quiet bubble-try">{words.tryIt}</p>;
  return (
    <div class="bubble-rows">
      {moves.map((move, i) => (
        <button
          key={move}
          type="button"
          class={bubble.decide ? 'choice' : 'choice is-only'}
          data-choice={i}
          aria-keyshortcuts={String(i + 1)}
          onPointerEnter={() => desk.pointing.atTarget([move])}
          onPointerLeave={() => desk.pointing.leave()}
          onClick={() => desk.choose(move)}
        >
          <span aria-hidden="true" class="choice-number">
            {i + 1}
          </span>
          <span class="choice-text">{sayChoice(desk, source.before.value, move)}</span>
          <Chips desk={desk} move={move} />
        </button>
      ))}
    </div>
  );
}

/** A reader on the keyboard is led to what goes on: a button of the bubble, else the ring on the board. */
export function useLeading(key: unknown) {
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => leadOn(section.current));
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return section;
}

function leadOn(section: HTMLElement | null): void {
  const at = document.activeElement;
  if (at instanceof HTMLInputElement) return;
  const follows = !at || at === document.body || at.closest('.board-pane, .prompt') !== null || section?.contains(at);
  if (!follows) return;
  const own = section?.querySelector<HTMLElement>('.primary, .choice.is-only');
  // Of several choices none is better placed than the others.
  const open = section?.matches('.is-decision') ? section : undefined;
  const ring = document.querySelector<HTMLElement | SVGElement>('.board-pane [data-target][tabindex="0"]');
  (own ?? open ?? ring)?.focus({ preventScroll: true });
}
