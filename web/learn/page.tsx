import { games } from 'virtual:catalogue';
import { useSignalEffect } from '@preact/signals';
import { loadGame, loadView } from '../library.ts';
import { Loading, Notice, useLoaded } from '../loading.tsx';
import { againstBots, ownName } from '../play/seats.ts';
import { startHere } from '../play/start.ts';
import { Link } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { TableScreen } from '../table/screen.tsx';
import { wording } from '../words/index.ts';
import type { Lesson } from './lesson.ts';
import { LessonTable } from './source.ts';

const LESSONS = import.meta.glob<Lesson>('./lessons/*.ts', { import: 'lesson' });

const KEY = 'engawa.lesson.';

function keptPlace(id: string): number {
  try {
    return Number(localStorage.getItem(KEY + id) ?? 0) || 0;
  } catch {
    return 0;
  }
}

/** A lesson on the real board: told in short bubbles, left and taken up again at any of them. */
export function Learn({ id }: { readonly id: string }) {
  const { value, done } = useLoaded(async () => {
    const [game, view, lesson] = await Promise.all([
      loadGame(id),
      loadView(id),
      LESSONS[`./lessons/${id}.ts`]?.() ?? Promise.resolve(undefined),
    ]);
    if (!game || !lesson) return undefined;
    const names = [ownName(), ...wording.peek().botNames.slice(1, lesson.seats)];
    return { source: new LessonTable(game, lesson, names, keptPlace(id)), view };
  }, [id]);
  const { learn, home } = wording.value;
  const title = games.find((game) => game.id === id)!.titles[settings.value.language];
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
      banner={<Coach source={value.source} id={id} />}
    />
  );
}

function Coach({ source, id }: { readonly source: LessonTable; readonly id: string }) {
  const { learn, table } = wording.value;
  useSignalEffect(() => {
    try {
      localStorage.setItem(KEY + id, String(source.at.value));
    } catch {
      // The lesson then starts from the beginning next time.
    }
  });
  const { bubble, lesson } = source;
  const at = source.at.value;
  const last = at === lesson.bubbles.length - 1;
  const finish = () => {
    source.goTo(0);
    void startHere(id, againstBots(games.find((game) => game.id === id)!));
  };
  return (
    <section class="coach" aria-label={learn.step(at + 1, lesson.bubbles.length)}>
      <p role="status" class="bubble">
        {bubble.text[settings.value.language]}
      </p>
      <p class="coach-controls">
        <button type="button" disabled={at === 0} onClick={() => source.goTo(at - 1)}>
          {learn.back}
        </button>
        <span class="quiet">{learn.step(at + 1, lesson.bubbles.length)}</span>
        {last ? (
          <button type="button" class="primary" onClick={finish}>
            {learn.finish}
          </button>
        ) : bubble.do === undefined ? (
          <button type="button" class="primary" onClick={() => source.goTo(at + 1)}>
            {learn.next}
          </button>
        ) : (
          <strong>{learn.tryIt}</strong>
        )}
        {bubble.clause ? (
          <a href={`/rules/${id}#${bubble.clause}`} target="_blank" rel="noreferrer">
            {table.rule(bubble.clause)}
          </a>
        ) : undefined}
      </p>
    </section>
  );
}
