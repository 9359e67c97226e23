import { loadGame, loadView } from '../library.ts';
import { Loading, Notice, useLoaded } from '../loading.tsx';
import { onlineRecord } from '../online/api.ts';
import { findGame } from '../play/start.ts';
import { ReplayScreen } from '../replay/screen.tsx';
import { Replay } from '../replay/source.ts';
import { Link, query } from '../router.tsx';
import { wording } from '../words/index.ts';

/** The moment the address names; without one, the end. */
const wantedMoment = (): number => Number(query.peek().get('m') ?? Number.MAX_SAFE_INTEGER) || 0;

/** The replay of a game kept in this browser. */
export function ReplayHere({ id }: { readonly id: string }) {
  const load = async () => {
    const saved = findGame(id);
    if (!saved) return undefined;
    const [game, view] = await Promise.all([loadGame(saved.record.game), loadView(saved.record.game)]);
    if (!game) return undefined;
    const person = Math.max(
      0,
      saved.seats.findIndex(({ level }) => level === undefined),
    );
    const seats = saved.seats.map(({ name, level }) => ({
      name,
      kind: level === undefined ? ('person' as const) : ('bot' as const),
    }));
    return { replay: new Replay(`/here/${id}/replay`, game, saved.record, seats, wantedMoment(), person), view };
  };
  return <Opened load={load} id={id} back={`/here/${id}`} />;
}

/** The replay of a finished game on the server; before that its record would tell the seed. */
export function ReplayOnline({ id }: { readonly id: string }) {
  const load = async () => {
    const { record, seats } = await onlineRecord(id);
    const [game, view] = await Promise.all([loadGame(record.game), loadView(record.game)]);
    return game && { replay: new Replay(`/t/${id}/replay`, game, record, seats, wantedMoment(), 0), view };
  };
  return <Opened load={load} id={id} back={`/t/${id}`} />;
}

interface OpenedProps {
  readonly load: () => Promise<{ replay: Replay; view: Parameters<typeof ReplayScreen>[0]['view'] } | undefined>;
  readonly id: string;
  readonly back: string;
}

function Opened({ load, id, back }: OpenedProps) {
  const { value, done, failed } = useLoaded(load, [id]);
  if (!done) return <Loading />;
  if (value) return <ReplayScreen replay={value.replay} view={value.view} back={back} />;
  const { table, errors } = wording.value;
  return (
    <Notice title={table.goneTitle}>
      <p>{failed instanceof Error ? failed.message : table.goneLead}</p>
      <Link class="button primary" href="/">
        {errors.home}
      </Link>
    </Notice>
  );
}
