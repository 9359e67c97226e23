import { useEffect, useMemo } from 'preact/hooks';
import { learnToCheck, loadPlayedWithFace } from '../library.ts';
import { Gone, Loading, Notice, useLoaded } from '../loading.tsx';
import { onlineRecord, tableSummary } from '../online/api.ts';
import { seatKeys } from '../online/keys.ts';
import { gameOfTable } from '../online/table-game.ts';
import { findGame } from '../play/start.ts';
import { Link } from '../router.tsx';
import type { Seat } from '../table/source.ts';
import { wording } from '../words/index.ts';
import '../styles/analysis.css';
import type { Finished } from './finished.ts';
import { AnalysisScreen } from './screen.tsx';
import { Study } from './study.ts';
import { analysisWording } from './words/index.ts';

/** A game kept in this browser. */
export function AnalysisHere({ id }: { readonly id: string }) {
  const load = async () => {
    const saved = findGame(id);
    if (!saved) return undefined;
    const { record, seats } = saved;
    const home = `/here/${id}`;
    if (!record.over) return { running: home };
    const { game, view } = await loadPlayedWithFace(record);
    if (!game) throw new Error(wording.value.table.notInstalled);
    const own = seats.findIndex(({ level }) => level === undefined);
    return {
      game,
      view,
      record,
      seats: seats.map(({ name, level }): Seat => ({ name, kind: level === undefined ? 'person' : 'bot' })),
      home,
      own: own < 0 ? undefined : own,
    };
  };
  return <Opened load={load} id={id} />;
}

/** A table on the server: whoever has the address sees the same. */
export function AnalysisOnline({ id }: { readonly id: string }) {
  const load = async () => {
    const summary = await tableSummary(id);
    const home = `/t/${id}`;
    if (summary.status !== 'over') return { running: home };
    const { record, seats } = await onlineRecord(id);
    return { ...(await gameOfTable(summary)), record, seats, home, own: seatKeys.of(id)?.seat, table: id };
  };
  return <Opened load={load} id={id} />;
}

interface OpenedProps {
  readonly load: () => Promise<Finished | { readonly running: string } | undefined>;
  readonly id: string;
}

function Opened({ load, id }: OpenedProps) {
  const { value, done, failed } = useLoaded(async () => {
    const found = await load();
    // From any of its turns one may play on.
    if (found && 'game' in found) await learnToCheck(found.game);
    return found;
  }, [id]);
  const { table } = wording.value;
  if (!done) return <Loading />;
  if (!value) return <Gone title={table.goneTitle} why={failed instanceof Error ? failed.message : table.goneLead} />;
  if ('running' in value) {
    return (
      <Notice title={analysisWording.value.notOver}>
        <Link class="button primary" href={value.running}>
          {wording.value.replay.live}
        </Link>
      </Notice>
    );
  }
  return <Studied finished={value} />;
}

function Studied({ finished }: { readonly finished: Finished }) {
  const study = useMemo(() => new Study(finished.record, finished.table), [finished]);
  useEffect(() => {
    void study.begin();
    return () => study.close();
  }, [study]);
  return <AnalysisScreen finished={finished} study={study} />;
}
