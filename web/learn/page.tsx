import '../styles/lesson.css';
import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { cardOf } from '../cards.ts';
import type { Face } from '../face.ts';
import { loadFace, loadGame } from '../library.ts';
import { Loading, Notice, useLoaded } from '../loading.tsx';
import { LocalTable } from '../play/local.ts';
import { ownName } from '../play/seats.ts';
import { Link } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { TableScreen } from '../table/screen.tsx';
import { wording } from '../words/index.ts';
import { FreeBar, LessonBar } from './bar.tsx';
import { Coach, FreeCoach } from './coach.tsx';
import { EASY } from './free.ts';
import { tableAt } from './lesson.ts';
import { lessonPlace } from './place.ts';
import { LessonTable } from './source.ts';
import { learnWording } from './words/index.ts';

/** A lesson on the real board: told in bubbles at what they speak of, left and taken up again at any of them. */
export function Learn({ id }: { readonly id: string }) {
  const { value, done } = useLoaded(async () => {
    const [game, view] = await Promise.all([loadGame(id), loadFace(id)]);
    const lesson = await view?.lesson?.();
    if (!game || !lesson) return undefined;
    const names = [ownName(), ...wording.peek().botNames.slice(1, lesson.seats)];
    return { source: new LessonTable(game, lesson, names, lessonPlace.of(id)), view };
  }, [id]);
  const { home } = wording.value;
  const title = cardOf(id)!.titles[settings.value.language];
  if (!done) return <Loading />;
  if (!value) {
    const words = learnWording.value;
    return (
      <Notice title={words.title(title)}>
        <p>{words.none}</p>
        <Link class="button primary" href={`/rules/${id}`}>
          {home.rulesNamed(title)}
        </Link>
      </Notice>
    );
  }
  return <Led source={value.source} view={value.view} title={title} />;
}

interface LedProps {
  readonly source: LessonTable;
  readonly view: Face | undefined;
  readonly title: string;
}

function Led({ source, view, title }: LedProps) {
  const { game, lesson } = source;
  useSignalEffect(() => lessonPlace.keep(game.id, source.at.value));
  const isFree = source.free.value;
  const free = useMemo(() => {
    if (!isFree) return undefined;
    const plan = source.seats.peek().map(({ name }, seat) => (seat === 0 ? { name } : { name, level: EASY }));
    const table = tableAt(game, lesson, lesson.bubbles.length, true);
    return { source: LocalTable.practice(table, plan), from: table.history.length };
  }, [isFree]);
  useEffect(() => () => free?.source.close(), [free]);
  if (!free) {
    return (
      <TableScreen
        source={source}
        view={view}
        celebrates={false}
        bar={<LessonBar source={source} title={title} />}
        over={(desk) => <Coach desk={desk} source={source} />}
      />
    );
  }
  return (
    <TableScreen
      source={free.source}
      view={view}
      celebrates={false}
      bar={<FreeBar source={free.source} from={free.from} title={title} />}
      over={(desk) => <FreeCoach desk={desk} source={free.source} from={free.from} />}
    />
  );
}
