import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Game } from '#kernel';
import type { SeatSummary, Summary } from '#wire';
import { cardOf } from '../cards.ts';
import { BotOptions } from '../characters/choose.tsx';
import { Manner } from '../characters/manner.tsx';
import { Copy } from '../copy.tsx';
import { Beginning, FailedBeginnings, namesOf } from '../fairness/beginning.tsx';
import type { Contribution } from '../fairness/contribution.ts';
import { FairAlarm, OwnPart } from '../fairness/part.tsx';
import { fairWording } from '../fairness/words/index.ts';
import { useAttempt } from '../form/attempt.tsx';
import { Field } from '../form/field.tsx';
import { Form } from '../form/form.tsx';
import { put } from '../form/put.ts';
import { Agreed } from '../lobby/agreed.tsx';
import { ago } from '../lobby/spans.ts';
import { lobbyWording } from '../lobby/words/index.ts';
import { PlayersNote } from '../options/choose.tsx';
import { KeyPicture } from '../picture.tsx';
import { botName } from '../play/seats.ts';
import { go, Link } from '../router.tsx';
import { change, settings } from '../settings/settings.ts';
import { Crest } from '../table/crest.tsx';
import { houseWording } from '../words/house/index.ts';
import { wording } from '../words/index.ts';
import { freeSeat, goOn, join, leaveTable, sayReady, seatBot, startTable } from './api.ts';
import { Chat } from './chat.tsx';
import { seatKeys } from './keys.ts';
import { Return } from './return.tsx';
import type { Wire } from './wire.ts';

/** How long "Start the game" waits for the part of somebody who has just sat down. Whoever draws none does not hold the others up. */
const PART_MS = 4000;

interface WaitingProps {
  readonly wire: Wire;
  readonly contribution: Contribution;
  readonly summary: Summary;
  readonly game: Game;
}

/** Before the first move: who sits where, a free seat for whoever followed the link, and the host's buttons. */
export function WaitingRoom({ wire, contribution, summary, game }: WaitingProps) {
  const { errors } = wording.value;
  const { lobby } = houseWording.value;
  const { attempt, busy, said } = useAttempt();
  const id = summary.table;
  const leave = async () => {
    await leaveTable(id);
    seatKeys.forget(id);
    go('/tables');
  };
  const card = cardOf(summary.game);
  // A seat of the account opens on any device; the phrase is where the seat was taken.
  const kept = seatKeys.of(id);
  const own = kept?.seat ?? wire.seat.value ?? undefined;
  const free = summary.seats.filter(({ kind }) => kind === 'open').length;
  const host = own !== undefined && summary.seats[own]?.host === true;
  const title = game.words[settings.value.language].title;
  const { phase, attempt: beginning } = summary.shuffle;
  const begun = phase === 'sealed' || phase === 'again';
  // After a beginning that failed nobody comes or goes.
  const settled = begun || beginning > 1;
  const mine = own !== undefined;
  const words = lobbyWording.value;
  const hostName = summary.seats.find((seat) => seat.host)?.name ?? '';
  const now = Date.now();
  return (
    <main class={mine ? 'page waiting-room' : 'page narrow waiting-room'} id="content">
      <header class="entrance">
        <KeyPicture game={game.id} first />
        <div>
          <p class="quiet">{words.tableOf(hostName, ago(now - summary.opened))}</p>
          <h1>{mine ? title : lobby.joinTitle(title)}</h1>
        </div>
      </header>
      {card ? <PlayersNote game={card} seats={summary.seats.length} /> : undefined}
      <FairAlarm contribution={contribution} summary={summary} />
      <FailedBeginnings summary={summary} />
      <div class="waiting-columns">
        <div>
          {begun ? (
            <Beginning
              summary={summary}
              now={wire.push.value?.now ?? Date.now()}
              host={host}
              busy={busy}
              onGoOn={() => attempt(() => goOn(id))}
            />
          ) : mine ? (
            <p class="lead">{free > 0 ? lobby.waiting : lobby.complete}</p>
          ) : undefined}
          <ul class="waiting-seats">
            {summary.seats.map((seat) => (
              <SeatRow
                key={seat.seat}
                seat={seat}
                summary={summary}
                host={host && !settled}
                seated={mine}
                here={seat.seat === own || wire.here.value.includes(seat.seat)}
                busy={busy}
                onBot={(level) => attempt(() => seatBot(id, level, seat.seat))}
                onFree={() => attempt(() => freeSeat(id, seat.seat))}
              />
            ))}
          </ul>
          {kept ? <SeatKey phrase={kept.phrase} /> : undefined}
          {mine && !begun ? (
            <>
              <Start
                summary={summary}
                own={own}
                host={host}
                busy={busy}
                onReady={() => attempt(() => sayReady(id))}
                onStart={() => attempt(() => startTable(id))}
              />
              {settled || free === 0 ? undefined : <Invite />}
            </>
          ) : undefined}
          {mine ? undefined : free > 0 && !settled ? (
            <JoinForm
              busy={busy}
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
          {mine ? undefined : <Return wire={wire} />}
          {said}
        </div>
        <div>
          <Agreed summary={summary} />
          {mine ? <OwnPart contribution={contribution} summary={summary} /> : undefined}
          {mine ? <Chat wire={wire} begun={false} /> : undefined}
        </div>
      </div>
      <p class="actions">
        {mine && !settled ? (
          <button type="button" class="plain" disabled={busy} onClick={() => attempt(leave)}>
            {words.leave}
          </button>
        ) : undefined}
        <Link href="/">{errors.home}</Link>
      </p>
    </main>
  );
}

interface SeatRowProps {
  readonly seat: SeatSummary;
  readonly summary: Summary;
  /** The host looks, and may still change who sits where. */
  readonly host: boolean;
  /** Whoever looks has a seat. */
  readonly seated: boolean;
  readonly here: boolean;
  readonly busy: boolean;
  readonly onBot: (level: string) => void;
  readonly onFree: () => void;
}

function SeatRow({ seat, summary, host, seated, here, busy, onBot, onFree }: SeatRowProps) {
  const { setup, live } = wording.value;
  const { lobby } = houseWording.value;
  return (
    <li class={seat.kind === 'open' ? 'is-open' : undefined}>
      <Crest seat={seat.seat} />
      <span>
        {seat.kind === 'bot' ? botName(seat.level ?? '') : (seat.name ?? setup.seat(seat.seat + 1))}
        {seat.kind === 'open' || seat.kind === 'bot' || here ? undefined : <span class="quiet"> {live.away}</span>}
        {seat.kind === 'bot' ? (
          <Manner level={seat.level ?? ''} game={summary.game} seats={summary.seats.length} />
        ) : undefined}
      </span>
      {seat.kind === 'open' && host ? (
        <select
          class="seat-state"
          aria-label={lobbyWording.value.seatBotAt(seat.seat + 1)}
          value=""
          disabled={busy}
          onChange={({ currentTarget }) => onBot(currentTarget.value)}
        >
          <option value="">{lobby.addBot}</option>
          <BotOptions />
        </select>
      ) : (
        <span class="quiet seat-state">
          {seat.kind === 'open' ? '' : seated ? seatState(summary, seat) : lobby.taken}
        </span>
      )}
      {host && seat.kind !== 'open' && !seat.host && !here ? (
        <button type="button" class="plain" disabled={busy} onClick={onFree}>
          {lobby.freeSeat}
        </button>
      ) : undefined}
    </li>
  );
}

/** What a seat has done towards the beginning; never colour alone. */
function seatState({ shuffle, rated, sought, ready }: Summary, { seat, kind, host }: SeatSummary): string {
  const { seat: words } = fairWording.value;
  if (shuffle.kind !== 'parts') return houseWording.value.lobby.taken;
  if (kind === 'bot') return words.bot;
  const { commitment, part, without } = shuffle.seats[seat];
  const state = without
    ? words.without
    : shuffle.phase === 'sealed' && shuffle.awaited.includes(seat)
      ? words.closed
      : part !== null
        ? `✓ ${words.opened}`
        : commitment !== null
          ? `✓ ${words.added}`
          : words.awaited;
  if (sought) return ready.includes(seat) ? `${state} · ✓ ${words.ready}` : `${state} · ${words.notReady}`;
  if (!rated || host) return state;
  return `${state} · ${ready.includes(seat) ? `✓ ${words.ready}` : words.notReady}`;
}

interface StartProps {
  readonly summary: Summary;
  readonly own: number;
  readonly host: boolean;
  readonly busy: boolean;
  readonly onReady: () => void;
  readonly onStart: () => void;
}

/** What is still missing, in words, and the buttons that bring it about. */
function Start(start: StartProps) {
  return start.summary.sought ? <ByItself {...start} /> : <StartByHost {...start} />;
}

/** Where people were brought together nobody presses a button, once all have said that they are ready. */
function ByItself({ summary, own, busy, onReady }: StartProps) {
  const { lobby } = houseWording.value;
  const words = lobbyWording.value;
  const people = summary.seats.filter(({ kind }) => kind === 'guest' || kind === 'account');
  const all = people.every(({ seat }) => summary.ready.includes(seat));
  return (
    <p class="actions start">
      {summary.ready.includes(own) ? undefined : (
        <button type="button" class="primary" disabled={busy} onClick={onReady}>
          {words.ready}
        </button>
      )}
      <span role="status">{all ? lobby.beginsItself : words.waitsForAll}</span>
    </p>
  );
}

function StartByHost({ summary, own, host, busy, onReady, onStart }: StartProps) {
  const { lobby } = houseWording.value;
  const { beginning } = fairWording.value;
  const people = summary.seats.filter(({ kind }) => kind === 'guest' || kind === 'account').map(({ seat }) => seat);
  const free = summary.seats.filter(({ kind }) => kind === 'open').length;
  const { shuffle, rated, ready } = summary;
  // The host says so by beginning.
  const unready = rated ? people.filter((seat) => !summary.seats[seat].host && !ready.includes(seat)) : [];
  const asked = shuffle.kind === 'parts' && shuffle.attempt === 1;
  const lacking = people.filter((seat) => asked && shuffle.seats[seat].commitment === null);
  const patient = useSignal(true);
  useEffect(() => {
    patient.value = true;
    const timer = setTimeout(put(patient, false), PART_MS);
    return () => clearTimeout(timer);
  }, [lacking.join()]);
  // Of ourselves the button speaks.
  const waitsForReady = (others: readonly number[]) =>
    others.length > 0 ? beginning.waitsForReady(namesOf(summary, others)) : '';
  const missing =
    free > 0
      ? lobby.waitingFor(free)
      : unready.length > 0
        ? waitsForReady(unready.filter((seat) => seat !== own))
        : lacking.length > 0 && patient.value
          ? beginning.waitsForParts(namesOf(summary, lacking))
          : host
            ? ''
            : beginning.hostBegins(namesOf(summary, [summary.seats.findIndex((seat) => seat.host)]));
  return (
    <>
      {rated ? <p>{beginning.readyLead}</p> : undefined}
      <p class="actions start">
        {unready.includes(own) ? (
          <button type="button" class="primary" disabled={busy} onClick={onReady}>
            {beginning.ready}
          </button>
        ) : undefined}
        {host ? (
          <button type="button" class="primary" disabled={busy || missing !== ''} onClick={onStart}>
            {lobby.begin}
          </button>
        ) : undefined}
        <span role="status">{missing}</span>
      </p>
    </>
  );
}

function JoinForm({ busy, onJoin }: { readonly busy: boolean; readonly onJoin: (name: string) => void }) {
  const { setup } = wording.value;
  const { lobby } = houseWording.value;
  const name = useSignal(settings.value.name);
  const send = () => {
    change({ name: name.value.trim() });
    onJoin(name.value.trim() || setup.you);
  };
  return (
    <Form class="form-sheet" onSend={send}>
      <p>{lobby.joinLead}</p>
      <Field label={lobby.yourName} value={name} maxLength={24} autocomplete="nickname" />
      <p class="actions">
        <button type="submit" class="primary" disabled={busy}>
          {lobby.join}
        </button>
      </p>
    </Form>
  );
}

function SeatKey({ phrase }: { readonly phrase: string }) {
  const { lobby } = houseWording.value;
  return (
    <details class="form-sheet seat-key">
      <summary>{lobby.seatKey}</summary>
      <span class="seat-phrase">
        <code>{phrase}</code>
        <Copy value={phrase} name={lobby.seatKey} />
      </span>
      <span class="quiet">{lobby.seatKeyLead}</span>
    </details>
  );
}

function Invite() {
  const { lobby } = houseWording.value;
  const link = location.origin + location.pathname;
  return (
    <div class="form-sheet invite">
      <label class="field">
        <span>{lobby.invite}</span>
        <input type="text" readonly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <Copy value={link} name={lobby.invite} />
    </div>
  );
}
