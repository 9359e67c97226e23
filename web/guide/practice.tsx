import { useEffect } from 'preact/hooks';
import { loadFace, loadGame } from '../library.ts';
import { Gone, Loading, useLoaded } from '../loading.tsx';
import { LocalTable } from '../play/local.ts';
import { botSeat, ownName } from '../play/seats.ts';
import { Link, query } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { TableScreen } from '../table/screen.tsx';
import { wording } from '../words/index.ts';
import { loadGuide } from './load.ts';
import { positionIn, tableAt } from './plan.ts';

/** Whom one practises against. */
const EASY = 'apprentice';

/** A table at a position of the rulebook, against easy bots. Nothing is kept: the address always opens the same position. */
export function Practice({ id }: { readonly id: string }) {
  const at = query.value.get('at') ?? '';
  const { language } = settings.value;
  const {
    value: opened,
    failed,
    done,
  } = useLoaded(async () => {
    const [game, view, guide] = await Promise.all([loadGame(id), loadFace(id), loadGuide(id, language)]);
    const chapter = guide?.chapters.find(({ exercises }) => exercises.some(({ position }) => position === at));
    if (!game || !guide || !chapter) return undefined;
    const { seat } = positionIn(guide.plan, at);
    const table = tableAt(game, guide.plan, at);
    const plan = Array.from({ length: table.seats }, (_, other) =>
      other === seat ? { name: ownName() } : botSeat(EASY, other < seat ? other + 1 : other),
    );
    const exercise = chapter.exercises.find(({ position }) => position === at)!;
    return { source: LocalTable.practice(table, plan), view, chapter, exercise };
  }, [id, at]);
  useEffect(() => () => opened?.source.close(), [opened]);
  const { rules, table } = wording.value;
  if (failed) return <Gone title={table.brokenTitle} why={failed instanceof Error ? failed.message : String(failed)} />;
  if (!done) return <Loading />;
  if (!opened) return <Gone title={table.brokenTitle} why={rules.noPosition} />;
  const { source, view, chapter, exercise } = opened;
  return (
    <TableScreen
      source={source}
      view={view}
      celebrates={false}
      banner={
        <section class="banner practice" aria-label={rules.tryIt(exercise.title)}>
          <strong>{exercise.title}</strong> {exercise.question}{' '}
          <Link href={`/rules/${id}#${chapter.id}`}>{rules.backToChapter(chapter.title)}</Link>
        </section>
      }
    />
  );
}
