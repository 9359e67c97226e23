import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Game } from '#kernel';
import type { Summary } from '#wire';
import type { Face } from '../face.ts';
import { Contribution } from '../fairness/contribution.ts';
import { FairAlarm } from '../fairness/part.tsx';
import { witness } from '../fairness/witness.ts';
import { fairWording } from '../fairness/words/index.ts';
import { put } from '../form/put.ts';
import { late } from '../late.tsx';
import { Loading, Notice, useLoaded } from '../loading.tsx';
import { ApiError, recover, tableSummary, telling, UNREACHABLE } from '../online/api.ts';
import { Chat, WatchersChat } from '../online/chat.tsx';
import { Conduct, Interrupted, RematchOffer } from '../online/conduct.tsx';
import { HandOver } from '../online/hand-over.tsx';
import { LiveTable } from '../online/live.ts';
import { Return } from '../online/return.tsx';
import { gameOfTable } from '../online/table-game.ts';
import { WaitingRoom } from '../online/waiting.tsx';
import { Wire } from '../online/wire.ts';
import { Link } from '../router.tsx';
import { wearHouses } from '../table/crest.tsx';
import { TableScreen } from '../table/screen.tsx';
import { TopBar } from '../top-bar.tsx';
import { houseWording } from '../words/house/index.ts';
import { wording } from '../words/index.ts';
import { wordsHere } from '../words/reader.ts';

/** Comes where somebody is on vacation. */
const Away = late(() => import('../vacation/at-table.tsx').then((m) => wordsHere().then(() => m.Away)));

/** Comes to who watches a table that lets them know. */
const WatchersChances = late(() =>
  import('../watching/chances.tsx').then((m) => wordsHere().then(() => m.WatchersChances)),
);

/** Comes where there are hours for a turn. */
const Prepared = late(() => import('../prepared/panel.tsx').then((m) => wordsHere().then(() => m.Prepared)));
const Became = late(() => import('../prepared/panel.tsx').then((m) => wordsHere().then(() => m.Became)));

/** A table on the server: its link is the invitation, the waiting room, the game and the watchers' bench. */
export function OnlineTable({ id }: { readonly id: string }) {
  const tries = useSignal(0);
  const { value, failed, done } = useLoaded(async () => {
    const summary = await tableSummary(id);
    const expired = !(await openSeatOf(id));
    return { summary, expired, ...(await gameOfTable(summary)) };
  }, [id, tries.value]);

  const { errors } = wording.value;
  const { lobby } = houseWording.value;
  if (!done) return <Loading />;
  if (value) return <OpenedTable id={id} {...value} />;
  const unreachable = failed instanceof ApiError && failed.code === UNREACHABLE;
  return (
    <Notice title={unreachable ? lobby.unreachable : lobby.goneTitle}>
      <p>{unreachable ? undefined : failed instanceof ApiError ? failed.message : lobby.goneLead}</p>
      <p class="actions">
        <button type="button" class="primary" onClick={put(tries, tries.value + 1)}>
          {lobby.retry}
        </button>
        <Link class="button" href="/">
          {errors.home}
        </Link>
      </p>
    </Notice>
  );
}

/** A link may carry the phrase of a seat: it opens the seat at once. False when it no longer does. */
async function openSeatOf(id: string): Promise<boolean> {
  const phrase = /^#seat=([\w-]+)$/.exec(location.hash)?.[1];
  if (phrase === undefined) return true;
  history.replaceState(null, '', location.pathname);
  try {
    await recover(id, phrase.replaceAll('-', ' '));
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no-seat') return false;
    throw error;
  }
}

interface OpenedTableProps {
  readonly id: string;
  readonly expired: boolean;
  readonly summary: Summary;
  readonly game: Game;
  readonly view: Face | undefined;
}

function OpenedTable({ id, summary, game, view, expired }: OpenedTableProps) {
  const wire = useMemo(() => {
    wearHouses(view?.houses);
    return new Wire(id);
  }, [id]);
  useEffect(() => () => wire.close(), [wire]);
  const contribution = useMemo(() => new Contribution(wire, telling(id)), [wire]);
  useEffect(() => () => contribution.close(), [contribution]);
  useEffect(() => witness(wire, game), [wire, game]);
  const started = useComputed(() => wire.push.value?.view != null);
  const source = useMemo(() => (started.value ? new LiveTable(wire, game) : undefined), [wire, game, started.value]);
  useEffect(() => () => source?.close(), [source]);
  const { errors, live } = wording.value;
  const { lobby } = houseWording.value;
  const ousted = wire.ousted.value ? live.ousted : expired && wire.seat.value === null ? live.expired : undefined;
  const banner = ousted ? (
    <p class="banner is-lost" role="alert">
      {ousted}
    </p>
  ) : undefined;

  if (wire.refused.value) {
    return (
      <Notice title={lobby.goneTitle}>
        <p>{wire.refused.value.message}</p>
        <Link class="button primary" href="/tables">
          {lobby.title}
        </Link>{' '}
        <Link href="/">{errors.home}</Link>
      </Notice>
    );
  }
  if (source && wire.seat.value !== undefined) {
    return (
      <TableScreen
        source={source}
        view={view}
        banner={
          <>
            {banner}
            {wire.push.value!.summary.seats.some(({ vacation }) => vacation) ? <Away wire={wire} /> : undefined}
            {wire.seat.value === null ? undefined : (
              <>
                <Interrupted wire={wire} own={wire.seat.value} />
                {wire.push.value!.summary.clock?.kind === 'correspondence' ? <Became wire={wire} /> : undefined}
                <RematchOffer wire={wire} own={wire.seat.value} />
              </>
            )}
            <FairAlarm contribution={contribution} summary={wire.push.value!.summary} />
          </>
        }
        aside={
          <>
            {wire.seat.value === null ? (
              <>
                {wire.push.value!.summary.chances ? <WatchersChances wire={wire} /> : undefined}
                <WatchersChat wire={wire} />
                <Return wire={wire} />
              </>
            ) : (
              <Company wire={wire} seat={wire.seat.value} />
            )}
            <OlderShuffle summary={wire.push.value!.summary} />
          </>
        }
      />
    );
  }
  // Who we are decides what the room offers.
  if (wire.seat.value === undefined && wire.connection.value === 'live') {
    return (
      <>
        <TopBar />
        <Loading />
      </>
    );
  }
  return (
    <>
      <TopBar />
      {banner}
      <WaitingRoom wire={wire} contribution={contribution} summary={wire.push.value?.summary ?? summary} game={game} />
    </>
  );
}

/** What the players of a table have beside the log. */
const Company = ({ wire, seat }: { readonly wire: Wire; readonly seat: number }) => (
  <>
    <Chat wire={wire} />
    {wire.push.value!.summary.clock?.kind === 'correspondence' ? <Prepared wire={wire} own={seat} /> : undefined}
    <HandOver wire={wire} own={seat} />
    <Conduct wire={wire} own={seat} />
  </>
);

/** A table from before players added parts of their own says so, as long as its draws are still to come. */
function OlderShuffle({ summary }: { readonly summary: Summary }) {
  const { older } = fairWording.value;
  if (summary.shuffle.kind !== 'seed' || summary.status === 'over') return null;
  return (
    <details class="return older-shuffle">
      <summary>{older.mark}</summary>
      <p>{older.lead}</p>
    </details>
  );
}
