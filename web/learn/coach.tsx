import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LocalTable } from '../play/local.ts';
import { botSeat, ownName } from '../play/seats.ts';
import { openSaved, startHere } from '../play/start.ts';
import type { Desk } from '../table/desk.ts';
import { narrow } from '../table/narrow.ts';
import { nameOf, Taught, useLeading } from './bubble.tsx';
import { EASY, FREE_TURNS, turnsSince } from './free.ts';
import { refOf } from './model.ts';
import { lessonPlace } from './place.ts';
import { bringAbove } from './sight.ts';
import type { LessonTable } from './source.ts';
import { arrange, type Label } from './stage.ts';
import { learnWording } from './words/index.ts';

/** So many frames later the page of what is meant is open, and in its place. */
const FRAMES = 3;

/** The bubble of a lesson at what it speaks of, with the veil over the rest; on a phone it is the sheet. */
export function Coach({ desk, source }: { readonly desk: Desk; readonly source: LessonTable }) {
  const words = learnWording.value;
  const { bubble, lesson } = source;
  const at = source.at.value;
  const chosen = source.chosen.value;
  const section = useLeading(`${at} ${chosen}`);
  const veil = useRef<SVGSVGElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const named: readonly Label[] =
    chosen === undefined ? (bubble?.names ?? []).map((one) => ({ ref: refOf(one), text: nameOf(desk, one) })) : [];
  const refs = [...source.about.value, ...(chosen === undefined ? [] : refsOf(source, chosen))];
  const text = desk.inText.value;
  // The answer stands where the question stood.
  const stays = narrow.value || chosen !== undefined;
  useLayoutEffect(() => {
    if (text) return undefined;
    const main = section.current!.closest('main')!;
    const put = () => {
      const parts = { bubble: section.current, veil: veil.current, labels: labels.current };
      if (parts.bubble && parts.veil && parts.labels)
        arrange({ main, bubble: parts.bubble, veil: parts.veil, labels: parts.labels, refs, named, stays });
    };
    put();
    // The board is drawn for this bubble a moment later, and on a phone its page opens then.
    let frame = 0;
    const later = (frames: number) => {
      frame = requestAnimationFrame(() => {
        if (frames > 0) return later(frames - 1);
        if (narrow.peek() && section.current && chosen === undefined) bringAbove(main, section.current, refs);
        put();
      });
    };
    later(FRAMES);
    const pages = new MutationObserver(put);
    pages.observe(main, { attributeFilter: ['data-showing'], subtree: true });
    const observer = new ResizeObserver(put);
    observer.observe(section.current!);
    observer.observe(main);
    main.addEventListener('scroll', put, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      pages.disconnect();
      main.removeEventListener('scroll', put, { capture: true });
    };
  }, [at, chosen, text, stays, desk.drawn.value, desk.targets.value, desk.language.value]);
  const kind = bubble?.decide ? (chosen === undefined ? ' is-decision' : ' is-decision is-answer') : '';
  return (
    <>
      <Veil picture={veil} />
      <div class="lesson-labels" aria-hidden="true" ref={labels} />
      <section
        key={at}
        class={`lesson-bubble${kind}`}
        aria-label={words.step(at + 1, lesson.bubbles.length + 1)}
        data-at={at}
        tabIndex={-1}
        ref={section}
      >
        <Taught desk={desk} source={source} />
      </section>
    </>
  );
}

const Veil = ({ picture }: { readonly picture: { readonly current: SVGSVGElement | null } }) => (
  <svg class="lesson-veil" aria-hidden="true" ref={picture as never}>
    <defs>
      <mask id="lesson-holes" maskUnits="userSpaceOnUse" />
    </defs>
    <rect class="veil" width="100%" height="100%" mask="url(#lesson-holes)" />
    <g />
  </svg>
);

/** What the choice that is answered was about. */
const refsOf = ({ bubble, game }: LessonTable, chosen: number): readonly string[] =>
  game.lexicon.refs(game.lexicon.parse(bubble!.decide!.choices[chosen][0]));

interface FreeCoachProps {
  readonly desk: Desk;
  readonly source: LocalTable;
  /** Where in the history the free turns began. */
  readonly from: number;
}

/** Advice while one plays, and how to go on afterwards. */
export function FreeCoach({ desk, source, from }: FreeCoachProps) {
  const words = learnWording.value;
  const { id } = source.game;
  const position = source.position.value;
  const done = turnsSince(position, from);
  const over = done >= FREE_TURNS || position.over;
  const section = useLeading(over);
  const asked = position.turn.includes(position.viewer) && position.held === undefined;
  if (!over) {
    return (
      <section class="lesson-bubble is-free" aria-label={words.free(done + 1, FREE_TURNS)} ref={section}>
        <strong>{words.free(done + 1, FREE_TURNS)}</strong>
        <button type="button" disabled={!asked} onClick={() => void desk.giveHint()}>
          {words.advice}
        </button>
      </section>
    );
  }
  const leave = (go: () => void) => () => {
    lessonPlace.keep(id, 0);
    go();
  };
  return (
    <section class="lesson-bubble is-done" aria-label={words.done} ref={section}>
      <div role="status" class="bubble-words" id="bubble">
        <h2>{words.done}</h2>
        <p class="bubble-lead">{words.doneLead}</p>
      </div>
      <p class="bubble-foot">
        <button
          type="button"
          class="primary"
          aria-describedby="bubble"
          onClick={leave(() => void startHere(id, [{ name: ownName() }, botSeat(EASY)]))}
        >
          {words.finish}
        </button>
        {position.over ? undefined : (
          <button type="button" onClick={leave(() => openSaved(source.saved()))}>
            {words.playOn}
          </button>
        )}
      </p>
    </section>
  );
}
