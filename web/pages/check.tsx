import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Refusal } from '#kernel';
import { examine, type Player, recordIn } from '../fairness/checking.ts';
import { WholeCode } from '../fairness/code.tsx';
import { CheckReport, playerName } from '../fairness/report.tsx';
import { TakeNotes } from '../fairness/take-away.tsx';
import { fairWording } from '../fairness/words/index.ts';
import { into, put } from '../form/put.ts';
import { Refused } from '../form/refused.tsx';
import { type KeptGame, loadPlayed } from '../library.ts';
import { Loading, Notice, useLoaded } from '../loading.tsx';
import { onlineRecord, tableSummary } from '../online/api.ts';
import { findGame } from '../play/start.ts';
import { Link } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { wording } from '../words/index.ts';

const Sheet = ({ children }: { readonly children: ComponentChildren }) => (
  <main class="page narrow check-page" id="content">
    <h1>{fairWording.value.check.title}</h1>
    <p class="lead">{fairWording.value.check.lead}</p>
    {children}
  </main>
);

/** A record from a file, by drag and drop, or as text. */
export function CheckAny() {
  const { check } = fairWording.value;
  const record = useSignal<unknown>(undefined);
  const trouble = useSignal(false);
  const text = useSignal('');
  const over = useSignal(false);
  const take = (given: string) => {
    record.value = recordIn(given);
    trouble.value = record.value === undefined;
  };
  const takeFile = (file: File | undefined | null) => {
    if (file) void file.text().then(take);
  };
  if (record.value !== undefined) {
    return (
      <Sheet>
        <Checked record={record.value} />
        <p>
          <button type="button" onClick={put(record, undefined)}>
            {check.another}
          </button>
        </p>
      </Sheet>
    );
  }
  return (
    <Sheet>
      <form
        class={`form-sheet record-drop${over.value ? ' is-over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          over.value = true;
        }}
        onDragLeave={put(over, false)}
        onDrop={(event) => {
          event.preventDefault();
          over.value = false;
          takeFile(event.dataTransfer?.files[0]);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          take(text.value);
        }}
      >
        <label class="field">
          <span>{check.choose}</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => takeFile(event.currentTarget.files?.[0])}
          />
        </label>
        <p class="quiet">{check.drop}</p>
        <label class="field">
          <span>{check.paste}</span>
          <textarea
            rows={4}
            spellcheck={false}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
        </label>
        <Refused>{trouble.value && check.unreadable}</Refused>
        <p class="actions">
          <button type="submit" class="primary" disabled={text.value.trim() === ''}>
            {check.start}
          </button>
        </p>
      </form>
    </Sheet>
  );
}

/** A finished game on the server. While it goes on there is nothing to check yet but something to note. */
export function CheckOnline({ id }: { readonly id: string }) {
  const { check } = fairWording.value;
  const { value, failed, done } = useLoaded(async () => {
    const summary = await tableSummary(id);
    return summary.status === 'over' ? { record: (await onlineRecord(id)).record } : { promise: summary.commitment };
  }, [id]);
  if (!done) return <Loading />;
  if (!value) return <Missing why={failed instanceof Error ? failed.message : ''} />;
  return (
    <Sheet>
      {'record' in value ? (
        <Checked record={value.record} table={id} />
      ) : (
        <>
          <p>{check.notOver}</p>
          {value.promise ? (
            <>
              <p>{check.notOverPromise}</p>
              <p>
                <WholeCode value={value.promise} name={check.notOverPromise} />
              </p>
            </>
          ) : undefined}
          <p>
            <TakeNotes table={id} />
          </p>
        </>
      )}
      <p>
        <Link href={`/t/${id}`}>{check.back}</Link>
      </p>
    </Sheet>
  );
}

/** A game kept in this browser. */
export function CheckHere({ id }: { readonly id: string }) {
  const saved = useMemo(() => findGame(id), [id]);
  if (!saved) return <Missing why={wording.value.table.goneLead} />;
  return (
    <Sheet>
      <Checked record={saved.record} seats={saved.seats} />
      <p>
        <Link href={`/here/${id}`}>{fairWording.value.check.back}</Link>
      </p>
    </Sheet>
  );
}

const Missing = ({ why }: { readonly why: string }) => (
  <Notice title={wording.value.table.goneTitle}>
    <p>{why}</p>
    <p class="actions">
      <Link class="button primary" href="/check">
        {fairWording.value.check.choose}
      </Link>
      <Link class="button" href="/">
        {wording.value.errors.home}
      </Link>
    </p>
  </Notice>
);

interface CheckedProps {
  readonly record: unknown;
  /** The table it was asked for, whatever the record says. */
  readonly table?: string;
  readonly seats?: readonly Player[];
}

/** What the check of a record says, once its game is there. */
function Checked({ record, table, seats = [] }: CheckedProps) {
  const { check } = fairWording.value;
  const noted = useSignal<string | undefined>(undefined);
  const report = useMemo(() => {
    try {
      return examine(record, { promise: noted.value, table });
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }, [record, table, noted.value]);
  const { value: game, done } = useLoaded(async () => report && loadPlayed(record as KeptGame), [report?.game]);
  if (!report) return <Refused>{check.unreadable}</Refused>;
  if (!done) return <p aria-busy="true">{check.checking}</p>;
  if (!game) return <Refused>{check.unknownGame(report.game)}</Refused>;
  const players = report.players.length > 0 ? report.players : seats;
  return (
    <>
      <p class="quiet">
        {check.game(
          game.words[settings.value.language].title,
          new Intl.ListFormat(settings.value.language).format(players.map(playerName)),
        )}
      </p>
      <CheckReport report={{ ...report, players }} record={record} game={game} onNoted={into(noted)} />
    </>
  );
}
