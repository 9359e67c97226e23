import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { loadGame, loadView } from '../library.ts';
import { Loading, Notice, useLoaded } from '../loading.tsx';
import { ApiError, recover, type Summary, tableSummary, UNREACHABLE } from '../online/api.ts';
import { Chat } from '../online/chat.tsx';
import { seatKeys } from '../online/keys.ts';
import { LiveTable } from '../online/live.ts';
import { WaitingRoom } from '../online/waiting.tsx';
import { Wire } from '../online/wire.ts';
import { Link } from '../router.tsx';
import { wearHouses } from '../table/crest.tsx';
import { TableScreen } from '../table/screen.tsx';
import { wording } from '../words/index.ts';

/** A table on the server: its link is the invitation, the waiting room, the game and the watchers' bench. */
export function OnlineTable({ id }: { readonly id: string }) {
  const tries = useSignal(0);
  const { value, failed, done } = useLoaded(async () => {
    const summary = await tableSummary(id);
    const [game, view] = await Promise.all([loadGame(summary.game), loadView(summary.game)]);
    if (!game) throw new ApiError('unknown-game', summary.game);
    return { summary, game, view };
  }, [id, tries.value]);

  const { lobby, errors } = wording.value;
  if (!done) return <Loading />;
  if (value) return <Sitting id={id} {...value} />;
  const unreachable = failed instanceof ApiError && failed.code === UNREACHABLE;
  return (
    <Notice title={unreachable ? lobby.unreachable : lobby.goneTitle}>
      <p>{unreachable ? undefined : failed instanceof ApiError ? failed.message : lobby.goneLead}</p>
      <p class="actions">
        <button
          type="button"
          class="primary"
          onClick={() => {
            tries.value++;
          }}
        >
          {lobby.retry}
        </button>
        <Link class="button" href="/">
          {errors.home}
        </Link>
      </p>
    </Notice>
  );
}

interface SittingProps {
  readonly id: string;
  readonly summary: Summary;
  readonly game: NonNullable<Awaited<ReturnType<typeof loadGame>>>;
  readonly view: Awaited<ReturnType<typeof loadView>>;
}

function Sitting({ id, summary, game, view }: SittingProps) {
  const wire = useMemo(() => {
    wearHouses(view?.HOUSES);
    return new Wire(id);
  }, [id]);
  useEffect(() => () => wire.close(), [wire]);
  const started = useComputed(() => wire.push.value?.view != null);
  const source = useMemo(() => (started.value ? new LiveTable(wire, game) : undefined), [wire, game, started.value]);
  useEffect(() => () => source?.close(), [source]);
  const { lobby, errors } = wording.value;

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
        aside={wire.seat.value === null ? <Return id={id} wire={wire} /> : <Chat wire={wire} />}
      />
    );
  }
  return <WaitingRoom wire={wire} summary={wire.push.value?.summary ?? summary} game={game} />;
}

/** Somebody who lost the device gets the seat back with the phrase. */
export function Return({ id, wire }: { readonly id: string; readonly wire: Wire }) {
  const { lobby, table } = wording.value;
  const phrase = useSignal('');
  const trouble = useSignal('');
  const submit = async (event: Event) => {
    event.preventDefault();
    try {
      await recover(id, phrase.value.trim());
      wire.reconnect();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      trouble.value = error.message;
    }
  };
  return (
    <details class="return">
      <summary>
        {table.watching}. {seatKeys.of(id) ? undefined : lobby.recover}
      </summary>
      <form onSubmit={submit}>
        <label class="field">
          <span>{lobby.recoverPhrase}</span>
          <input
            type="text"
            autocomplete="off"
            value={phrase.value}
            onInput={(event) => {
              phrase.value = event.currentTarget.value;
            }}
          />
        </label>
        <button type="submit">{lobby.recover}</button>
        {trouble.value ? (
          <p class="refusal" role="alert">
            {trouble.value}
          </p>
        ) : undefined}
      </form>
    </details>
  );
}
