import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Face } from '../face.ts';
import { learnToCheck, loadPlayedWithFace } from '../library.ts';
import { Gone, Loading, useLoaded } from '../loading.tsx';
import { onlineRecord, tableSummary } from '../online/api.ts';
import { gameOfTable } from '../online/table-game.ts';
import { Wire } from '../online/wire.ts';
import { findGame } from '../play/start.ts';
import { LiveReplay } from '../replay/live.ts';
import type { Moments } from '../replay/moments.ts';
import { ReplayScreen } from '../replay/screen.tsx';
import { Replay } from '../replay/source.ts';
import { query } from '../router.tsx';
import { wording } from '../words/index.ts';

/** The moment the address names; without one, the end. */
const wantedMoment = (): number => Number(query.peek().get('m') ?? Number.MAX_SAFE_INTEGER) || 0;

/** The replay of a game kept in this browser. */
export function ReplayHere({ id }: { readonly id: string }) {
  const load = async () => {
    const saved = findGame(id);
    if (!saved) return undefined;
    const { game, view } = await loadPlayedWithFace(saved.record);
    if (!game) throw new Error(wording.value.table.notInstalled);
    await learnToCheck(game);
    const person = Math.max(
      0,
      saved.seats.findIndex(({ level }) => level === undefined),
    );
    const seats = saved.seats.map(({ name, level }) => ({
      name,
      kind: level === undefined ? ('person' as const) : ('bot' as const),
    }));
    return { replay: new Replay(`/here/${id}`, game, saved.record, seats, wantedMoment(), person), view };
  };
  return <Opened load={load} id={id} back={`/here/${id}`} />;
}

/** The replay of a game on the server: by its record once it is over, before that by asking for each moment. */
export function ReplayOnline({ id }: { readonly id: string }) {
  const load = async () => {
    const summary = await tableSummary(id);
    if (summary.status === 'waiting') return undefined;
    const { game, view } = await gameOfTable(summary);
    // "What if" goes on from any position.
    await learnToCheck(game);
    if (summary.status === 'over') {
      const { record, seats } = await onlineRecord(id);
      return { replay: new Replay(`/t/${id}`, game, record, seats, wantedMoment(), 0), view };
    }
    const wire = new Wire(id);
    await underWay(wire);
    const replay = new LiveReplay(`/t/${id}/replay`, game, wire, wantedMoment());
    const leave = () => {
      replay.close();
      wire.close();
    };
    return { replay, view, leave };
  };
  return <Opened load={load} id={id} back={`/t/${id}`} />;
}

/** The replay of a finished table in a frame of another site: nothing but the moments. */
export function ReplayFramed({ id }: { readonly id: string }) {
  const load = async () => {
    const summary = await tableSummary(id);
    if (summary.status !== 'over') return undefined;
    const { game, view } = await gameOfTable(summary);
    const { record, seats } = await onlineRecord(id);
    return { replay: new Replay(`/t/${id}`, game, record, seats, wantedMoment(), 0, `/embed/${id}`), view };
  };
  return <Opened load={load} id={id} back={`/t/${id}/replay`} framed />;
}

/** Waits until the server has told how a table stands. */
const underWay = (wire: Wire): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = effect(() => {
      if (wire.refused.value) reject(wire.refused.value);
      else if (wire.push.value?.view) resolve();
      else return;
      queueMicrotask(() => stop());
    });
  });

interface OpenedProps {
  readonly load: () => Promise<{ replay: Moments; view: Face | undefined; leave?: () => void } | undefined>;
  readonly id: string;
  readonly back: string;
  readonly framed?: boolean;
}

function Opened({ load, id, back, framed }: OpenedProps) {
  const { value, done, failed } = useLoaded(load, [id]);
  useEffect(() => () => value?.leave?.(), [value]);
  if (!done) return <Loading />;
  if (value) return <ReplayScreen replay={value.replay} view={value.view} back={back} framed={framed} />;
  const { table } = wording.value;
  return <Gone title={table.goneTitle} why={failed instanceof Error ? failed.message : table.goneLead} />;
}
