import { bots } from 'virtual:catalogue';
import { useSignal } from '@preact/signals';
import type { Game } from '#kernel';
import { botName } from '../play/seats.ts';
import { Link } from '../router.tsx';
import { change, settings } from '../settings/settings.ts';
import { Crest } from '../table/crest.tsx';
import { wording } from '../words/index.ts';
import { ApiError, join, type Summary, seatBot, startTable } from './api.ts';
import { seatKeys } from './keys.ts';
import { Reissue } from './reissue.tsx';
import { Return } from './return.tsx';
import type { Wire } from './wire.ts';

interface WaitingProps {
  readonly wire: Wire;
  readonly summary: Summary;
  readonly game: Game;
}

/** Before the first move: who sits where, a free seat for whoever followed the link, and the host's buttons. */
export function WaitingRoom({ wire, summary, game }: WaitingProps) {
  const { lobby, errors, setup } = wording.value;
  const trouble = useSignal('');
  const busy = useSignal(false);
  const attempt = async (act: () => Promise<unknown>) => {
    busy.value = true;
    trouble.value = '';
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      trouble.value = error.message;
    }
    busy.value = false;
  };
  const id = summary.table;
  // A seat of the account opens on any device; the phrase is where the seat was taken.
  const kept = seatKeys.of(id);
  const own = kept?.seat ?? wire.seat.value ?? undefined;
  const free = summary.seats.filter(({ kind }) => kind === 'open').length;
  const host = own !== undefined && summary.seats[own]?.host === true;
  const title = game.words[settings.value.language].title;
  return (
    <main class="page narrow waiting-room" id="content">
      <h1>{own !== undefined ? lobby.waiting : lobby.joinTitle(title)}</h1>
      <ul class="waiting-seats">
        {summary.seats.map((seat) => (
          <li key={seat.seat} class={seat.kind === 'open' ? 'is-open' : undefined}>
            <Crest seat={seat.seat} />
            <span>{seat.name ?? setup.seat(seat.seat + 1)}</span>
            {seat.kind === 'open' && host ? (
              <button
                type="button"
                disabled={busy.value}
                onClick={() => attempt(() => seatBot(id, bots[Math.min(1, bots.length - 1)]))}
              >
                {lobby.addBot}
              </button>
            ) : (
              <span class="quiet">
                {seat.kind === 'open' ? '' : seat.kind === 'bot' ? botName(seat.level ?? '') : lobby.taken}
              </span>
            )}
          </li>
        ))}
      </ul>
      {own !== undefined ? (
        <>
          <p role="status">{free > 0 ? lobby.waitingFor(free) : ''}</p>
          <Invite />
          {kept ? (
            <p class="form-sheet seat-key">
              <strong>{lobby.seatKey}</strong>
              <code>{kept.phrase}</code>
              <span class="quiet">{lobby.seatKeyLead}</span>
            </p>
          ) : undefined}
          <Reissue summary={summary} own={own} />
          {host ? (
            <p class="actions">
              <button
                type="button"
                class="primary"
                disabled={busy.value || free > 0}
                onClick={() => attempt(() => startTable(id))}
              >
                {lobby.begin}
              </button>
            </p>
          ) : undefined}
        </>
      ) : free > 0 ? (
        <JoinForm
          busy={busy.value}
          onJoin={(name) =>
            attempt(async () => {
              await join(id, name);
              wire.reconnect();
            })
          }
        />
      ) : (
        <p>{lobby.full}</p>
      )}
      {own === undefined ? <Return wire={wire} /> : undefined}
      {trouble.value ? (
        <p class="refusal" role="alert">
          {trouble.value}
        </p>
      ) : undefined}
      <p>
        <Link href="/">{errors.home}</Link>
      </p>
    </main>
  );
}

function JoinForm({ busy, onJoin }: { readonly busy: boolean; readonly onJoin: (name: string) => void }) {
  const { lobby, setup } = wording.value;
  const name = useSignal(settings.value.name);
  const submit = (event: Event) => {
    event.preventDefault();
    change({ name: name.value.trim() });
    onJoin(name.value.trim() || setup.you);
  };
  return (
    <form class="form-sheet" onSubmit={submit}>
      <p>{lobby.joinLead}</p>
      <label class="field">
        <span>{lobby.yourName}</span>
        <input
          type="text"
          maxLength={24}
          autocomplete="nickname"
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <p class="actions">
        <button type="submit" class="primary" disabled={busy}>
          {lobby.join}
        </button>
      </p>
    </form>
  );
}

function Invite() {
  const { lobby, replay } = wording.value;
  const copied = useSignal(false);
  const link = location.origin + location.pathname;
  return (
    <div class="form-sheet invite">
      <label class="field">
        <span>{lobby.invite}</span>
        <input type="text" readonly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button
        type="button"
        onClick={() =>
          navigator.clipboard.writeText(link).then(
            () => {
              copied.value = true;
            },
            () => undefined,
          )
        }
      >
        {lobby.copy}
      </button>
      <span role="status">{copied.value ? replay.copied : ''}</span>
    </div>
  );
}
