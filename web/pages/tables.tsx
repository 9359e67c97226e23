import '../styles/lobby.css';
import '../styles/seek.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Summary, shownRating } from '#wire';
import { currentAccount } from '../account/api.ts';
import { put } from '../form/put.ts';
import { Refused } from '../form/refused.tsx';
import { useLoaded } from '../loading.tsx';
import { Chooser } from '../lobby/chooser.tsx';
import { filtersIn, fits, type Listed } from '../lobby/filters.ts';
import { openTables } from '../lobby/first.ts';
import { namesAt, OpenRow, titleOf } from '../lobby/list.tsx';
import { OpenForm } from '../lobby/open-form.tsx';
import { lobbyWording } from '../lobby/words/index.ts';
import { ApiError, listedTables, type MyTable, myTables, type SeatRating } from '../online/api.ts';
import { signedIn } from '../online/signed-in.ts';
import { Link, query } from '../router.tsx';
import { useSettled } from '../settled.ts';
import { WatchList } from '../watching/list.tsx';
import { watchingWording } from '../watching/words/index.ts';
import { houseWording } from '../words/house/index.ts';
import { wording } from '../words/index.ts';

const AGAIN_MS = 10_000;
/** So many games to watch stand beside the open tables. */
const FEW_WATCHED = 4;

interface Open {
  readonly tables: readonly Summary[];
  readonly ratings: readonly SeatRating[];
}

/** The lobby: tables to join, tables to watch, tables of ours, and a form to open one. */
export function Tables() {
  const { lobby } = houseWording.value;
  const words = lobbyWording.value;
  const tries = useSignal(0);
  const first = useLoaded(openTables, [tries.value]);
  const mine = useLoaded(() => myTables(), [tries.value]);
  const own = useLoaded(async () => (signedIn.get() ? (await currentAccount()).ratings : []), []);
  /** What is shown; what came later waits until it is asked for, so that no row moves under the pointer. */
  const shown = useSignal<Open | undefined>(undefined);
  const latest = useSignal<Open | undefined>(undefined);
  useEffect(() => {
    if (first.value) shown.value = first.value;
  }, [first.value]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden) return;
      listedTables('waiting').then(
        (now) => {
          latest.value = now;
        },
        () => undefined,
      );
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  const settled = useSettled();
  const opening = query.value.has('open');
  const open = shown.value ?? { tables: [], ratings: [] };
  const all = open.tables
    .filter(({ table, seats }) => seats.some(({ kind }) => kind === 'open') && !isOurs(mine.value, table))
    .map((summary): Listed => ({ summary, rating: meanOf(open.ratings.filter((one) => one.table === summary.table)) }));
  const filters = filtersIn(query.value);
  const ratingOf = ({ game, seats }: Summary) => {
    const found = own.value?.find((one) => one.game === game && one.seats === seats.length);
    return found && shownRating(found.mu);
  };
  const fitting = all.filter((listed) => fits(listed, filters, ratingOf));
  const news = (latest.value?.tables ?? []).filter(
    ({ table, seats }) =>
      seats.some(({ kind }) => kind === 'open') &&
      !open.tables.some((known) => known.table === table) &&
      !isOurs(mine.value, table),
  ).length;
  return (
    <main class="page lobby" id="content">
      <header class="lobby-head">
        <h1>{lobby.title}</h1>
        <p class="actions">
          <Link class={opening ? 'button' : 'button primary'} href="/seek">
            {words.playNow}
          </Link>
          {opening ? undefined : (
            <Link class="button" href="/tables?open">
              {lobby.make}
            </Link>
          )}
        </p>
      </header>
      {first.failed ? (
        <Refused>
          {first.failed instanceof ApiError ? first.failed.message : String(first.failed)}{' '}
          <button type="button" onClick={put(tries, tries.value + 1)}>
            {lobby.retry}
          </button>
        </Refused>
      ) : undefined}
      {opening ? <OpenForm /> : undefined}
      <div class={settled ? 'lobby-columns' : 'lobby-columns is-settling'}>
        <div>
          <section aria-labelledby="mine">
            <h2 id="mine">{lobby.mine}</h2>
            <OwnList tables={mine.value ?? []} />
          </section>
          <section aria-labelledby="open">
            <h2 id="open">{words.openTables}</h2>
            <Chooser filters={filters} all={all} shown={fitting.length} />
            <p class="lobby-news" role="status">
              {news > 0 ? (
                <button
                  type="button"
                  onClick={() => {
                    shown.value = latest.value;
                  }}
                >
                  {words.news(news)}
                </button>
              ) : undefined}
            </p>
            {fitting.length === 0 ? (
              <p class="quiet">{all.length === 0 ? lobby.none : words.noneFits}</p>
            ) : (
              <ul class="open-tables">
                {fitting.map(({ summary }, i) => (
                  <OpenRow key={summary.table} summary={summary} ratings={open.ratings} first={i === 0} />
                ))}
              </ul>
            )}
          </section>
        </div>
        <section class="watch-list" aria-labelledby="watch">
          <h2 id="watch">{words.watchTitle}</h2>
          <p>
            <Link href="/watch">{watchingWording.value.all}</Link>
          </p>
          <WatchList most={FEW_WATCHED} />
        </section>
      </div>
    </main>
  );
}

const isOurs = (mine: readonly MyTable[] | undefined, table: string): boolean =>
  mine?.some(({ summary }) => summary.table === table) ?? false;

const meanOf = (ratings: readonly SeatRating[]): number | undefined =>
  ratings.length === 0 ? undefined : ratings.reduce((sum, one) => sum + shownRating(one.mu), 0) / ratings.length;

/** Tables of ours, whatever has become of them. */
function OwnList({ tables }: { readonly tables: readonly MyTable[] }) {
  const { table } = wording.value;
  const { lobby } = houseWording.value;
  if (tables.length === 0) return <p class="quiet">{lobby.noneMine}</p>;
  return (
    <ul class="shelf">
      {tables.map(({ summary, seat }) => {
        const free = summary.seats.filter(({ kind }) => kind === 'open').length;
        const state =
          summary.status === 'over'
            ? lobby.finished
            : summary.status === 'playing'
              ? seat !== undefined && summary.turn.includes(seat)
                ? table.yourTurn
                : lobby.started
              : seat !== undefined && summary.shuffle.awaited.includes(seat)
                ? lobby.waitsForPart
                : lobby.free(free);
        return (
          <li key={summary.table} data-game={summary.game}>
            <Link href={`/t/${summary.table}`}>
              <strong>{titleOf(summary)}</strong> {namesAt(summary)}
            </Link>
            <span class="quiet">{state}</span>
          </li>
        );
      })}
    </ul>
  );
}
