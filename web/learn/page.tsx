import { useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { targetsIn } from '../board/targets.ts';
import { cardOf } from '../cards.ts';
import type { Face } from '../face.ts';
import { loadFace, loadGame } from '../library.ts';
import { Loading, Notice, useLoaded } from '../loading.tsx';
import { botSeat, ownName } from '../play/seats.ts';
import { startHere } from '../play/start.ts';
import { Link } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { TableScreen } from '../table/screen.tsx';
import { wording } from '../words/index.ts';
import { lessonPlace } from './place.ts';
import { LessonTable } from './source.ts';

/** Whom one meets after the lesson. */
const EASY = 'apprentice';

/** A lesson on the real board: told in short bubbles, left and taken up again at any of them. */
export function Learn({ id }: { readonly id: string }) {
  const { value, done } = useLoaded(async () => {
    const [game, view] = await Promise.all([loadGame(id), loadFace(id)]);
    const lesson = await view?.lesson?.();
    if (!game || !lesson) return undefined;
    const names = [ownName(), ...wording.peek().botNames.slice(1, lesson.seats)];
    return { source: new LessonTable(game, lesson, names, lessonPlace.of(id)), view };
  }, [id]);
  const { learn, home } = wording.value;
  const title = cardOf(id)!.titles[settings.value.language];
  if (!done) return <Loading />;
  if (!value) {
    return (
      <Notice title={learn.title(title)}>
        <p>{learn.none}</p>
        <Link class="button primary" href={`/rules/${id}`}>
          {home.rulesNamed(title)}
        </Link>
      </Notice>
    );
  }
  return (
    <TableScreen
      source={value.source}
      view={value.view}
      celebrates={false}
      banner={<Coach source={value.source} view={value.view} />}
    />
  );
}

function Coach({ source, view }: { readonly source: LessonTable; readonly view: Face | undefined }) {
  const { learn, table } = wording.value;
  const { id, lexicon } = source.game;
  const at = source.at.value;
  const { bubble, lesson } = source;
  useSignalEffect(() => lessonPlace.keep(id, source.at.value));
  const takenUpAt = useRef(at).current;
  const section = useRef<HTMLElement>(null);
  // "Next" is there at once; the board and the prompt are drawn for the bubble a moment later.
  useLayoutEffect(() => leadTo(section.current, '.coach .primary'), [at]);
  useEffect(() => leadTo(section.current, '.coach .primary, .board-pane [data-target][tabindex="0"], .choice'), [at]);
  const last = at === lesson.bubbles.length - 1;
  const finish = () => {
    source.goTo(0);
    void startHere(id, [{ name: ownName() }, botSeat(1, EASY)]);
  };
  const { view: state, viewer, legal } = source.position.value;
  const drawn = settings.value.textMode ? undefined : view?.draw(state, viewer, settings.value.language);
  const ringed = targetsIn(drawn, lexicon, legal, []).size > 0;
  return (
    <section class="coach" aria-label={learn.step(at + 1, lesson.bubbles.length)} ref={section}>
      <div role="status" class="bubble" id="bubble">
        <p>{bubble.text[settings.value.language] ?? bubble.text.en}</p>
        {bubble.do === undefined ? undefined : <p class="quiet">{ringed ? learn.tryIt : learn.pressIt}</p>}
      </div>
      <p class="coach-controls">
        <button type="button" disabled={at === 0} onClick={() => source.goTo(at - 1)}>
          {learn.back}
        </button>
        <span class="quiet">{learn.step(at + 1, lesson.bubbles.length)}</span>
        {last ? (
          <button type="button" class="primary" aria-describedby="bubble" onClick={finish}>
            {learn.finish}
          </button>
        ) : bubble.do === undefined ? (
          <button type="button" class="primary" aria-describedby="bubble" onClick={() => source.goTo(at + 1)}>
            {learn.next}
          </button>
        ) : undefined}
        {bubble.clause ? (
          <a href={`/rules/${id}/clauses#${bubble.clause}`} target="_blank" rel="noreferrer">
            {table.rule(bubble.clause)}
          </a>
        ) : undefined}
        {at > 0 && (last || at === takenUpAt) ? (
          <button type="button" class="plain" onClick={() => source.goTo(0)}>
            {learn.again}
          </button>
        ) : undefined}
      </p>
    </section>
  );
}

/** A reader on the keyboard is led to what goes on: "Next", else the ring on the board, else the offered button. */
function leadTo(section: HTMLElement | null, places: string): void {
  const at = document.activeElement;
  if (at instanceof HTMLInputElement) return;
  const follows = !at || at === document.body || at.closest('.board-pane, .prompt') !== null || section?.contains(at);
  if (follows) document.querySelector<HTMLElement | SVGElement>(places)?.focus({ preventScroll: true });
}
