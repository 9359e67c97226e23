import '../styles/member.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Summary } from '#wire';
import { cardOf } from '../cards.ts';
import { ago, inWords } from '../lobby/spans.ts';
import { lobbyWording } from '../lobby/words/index.ts';
import { useNow } from '../now.ts';
import { declineInvitation, type MyTable, recapOf } from '../online/api.ts';
import { KeyPicture } from '../picture.tsx';
import { botName } from '../play/seats.ts';
import { Link } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { Crest } from '../table/crest.tsx';
import { awayAt, isAway, lastDayOf } from '../vacation/away.ts';
import { vacationWording } from '../vacation/words/index.ts';
import { inRow, wording } from '../words/index.ts';
import { isMyTurn, lookAtMine, mine, turnOf } from './mine.ts';
import { keepRoom } from './room.ts';
import { byTimeLeft, goToNext } from './turns.ts';

const HOUR_MS = 3_600_000;
const FEW = 4;

const titleOf = ({ game }: Summary): string => cardOf(game)?.titles[settings.value.language] ?? game;

const nameOf = ({ seats }: Summary, seat: number): string => {
  const { kind, level, name } = seats[seat];
  return kind === 'bot' ? botName(level ?? '') : (name ?? '');
};

const othersOf = ({ summary, seat }: MyTable): number[] =>
  summary.seats.flatMap((other) => (other.seat === seat || other.kind === 'open' ? [] : [other.seat]));

/** What waits for somebody who has seats at tables: theirs to move first, then the others'. Nothing where there are none. */
export function MemberTables({ onKnown }: { readonly onKnown: () => void }) {
  const words = lobbyWording.value;
  useEffect(() => void lookAtMine().catch(() => undefined), []);
  const all = mine.value ?? [];
  const own = all.filter(isMyTurn).sort((a, b) => byTimeLeft(turnOf(a), turnOf(b)));
  const asked = all.filter(({ seat, summary }) => seat === undefined && summary.status === 'waiting');
  const others = all.filter((one) => one.seat !== undefined && !own.includes(one));
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!mine.value) return;
    keepRoom(element.current?.offsetHeight ?? 0);
    onKnown();
  }, [mine.value]);
  return (
    <div class="member" ref={element}>
      <section aria-labelledby="your-turn">
        <header class="member-head">
          <h1 id="your-turn">
            {own.length > 0 ? words.yourTurn : mine.value ? words.nobodyWaits : wording.value.errors.loading}{' '}
            {own.length > 0 ? <small>{words.atTables(own.length)}</small> : undefined}
          </h1>
          {own.length > 0 ? (
            <button type="button" class="primary is-next" aria-keyshortcuts="N" onClick={goToNext}>
              {wording.value.table.nextTable} <span aria-hidden="true">→</span>
            </button>
          ) : undefined}
        </header>
        <ul class="turn-rows">
          {own.map((one, i) => (
            <TurnRow key={one.summary.table} one={one} soonest={i === 0 && own.length > 1} />
          ))}
        </ul>
      </section>
      {asked.length > 0 ? (
        <section aria-labelledby="invitations">
          <h2 id="invitations">{words.invitations}</h2>
          {asked.slice(0, FEW).map(({ summary }) => (
            <Invitation key={summary.table} summary={summary} />
          ))}
        </section>
      ) : undefined}
      {others.length > 0 ? (
        <section aria-labelledby="running-games">
          <h2 id="running-games">
            {words.running} <small class="quiet">{words.othersPlay}</small>
          </h2>
          <ul class="other-rows">
            {others.map((one) => (
              <OtherRow key={one.summary.table} one={one} />
            ))}
          </ul>
        </section>
      ) : undefined}
    </div>
  );
}

/** A table that waits for us; the whole row leads there. */
function TurnRow({ one, soonest }: { readonly one: MyTable; readonly soonest: boolean }) {
  const words = lobbyWording.value;
  const { summary } = one;
  const others = othersOf(one);
  const names = inRow(others.map((seat) => nameOf(summary, seat)));
  return (
    <li data-game={summary.game}>
      <KeyPicture game={summary.game} first />
      <div>
        <h3>
          {titleOf(summary)}{' '}
          {others.map((seat) => (
            <Crest key={seat} seat={seat} />
          ))}
        </h3>
        <p>{[words.withWhom(names), ...awayAt(summary, one.seat)].join(' · ')}</p>
        <Recap summary={summary} />
        <TimeLeft one={one} soonest={soonest} />
      </div>
      <Link class="button" href={`/t/${summary.table}`} aria-label={words.playAt(titleOf(summary), names)}>
        {words.play}
      </Link>
    </li>
  );
}

/** What the others did since. Its room is kept while it is asked for. */
function Recap({ summary: { table, seq, status } }: { readonly summary: Summary }) {
  const { language } = settings.value;
  const told = useSignal('');
  useEffect(() => {
    if (status !== 'playing') return;
    recapOf(table, language).then(
      (sentences) => {
        told.value = sentences.join(' · ');
      },
      () => undefined,
    );
  }, [table, seq, language]);
  return <p class="turn-since quiet">{told.value}</p>;
}

/** How much time is left, as a bar and in words; the last hour is loud. */
function TimeLeft({ one: { summary, seat }, soonest }: { readonly one: MyTable; readonly soonest: boolean }) {
  const words = lobbyWording.value;
  const now = useNow(true);
  const until = seat === undefined ? null : summary.until[seat];
  if (until == null || !summary.clock) return <p class="time-left quiet">{ago(now - summary.updated)}</p>;
  const left = until - now;
  const whole = Math.max(summary.clock.bank, summary.clock.cap) * 1000;
  return (
    <p class={left < HOUR_MS ? 'time-left is-soon' : 'time-left'}>
      <span class="time-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.max(2, Math.min(100, (left / whole) * 100))}%` }} />
      </span>
      {left <= 0 ? words.outOfTime : words.left(inWords(left))}
      {soonest ? ` · ${words.soonest}` : ''}
    </p>
  );
}

function OtherRow({ one }: { readonly one: MyTable }) {
  const words = lobbyWording.value;
  const { summary } = one;
  const names = inRow(othersOf(one).map((seat) => nameOf(summary, seat)));
  const state =
    summary.status === 'waiting'
      ? words.waitsToBegin
      : summary.paused
        ? words.paused
        : words.waitsFor(inRow(summary.turn.map((seat) => nameOf(summary, seat))));
  const own = one.seat === undefined ? undefined : summary.seats[one.seat];
  const away = [
    ...(own?.vacation && isAway(own) ? [vacationWording.value.ownAway(lastDayOf(own.vacation))] : []),
    ...awayAt(summary, one.seat),
  ];
  return (
    <li>
      <span class="crests">
        {othersOf(one).map((seat) => (
          <Crest key={seat} seat={seat} />
        ))}
      </span>
      <span>
        <strong>{titleOf(summary)}</strong> · {state}
        {away.length > 0 ? <span class="quiet"> {away.join(' ')}</span> : undefined}
      </span>
      <span class="quiet">{ago(Date.now() - summary.updated)}</span>
      <Link href={`/t/${summary.table}`} aria-label={words.lookAt(titleOf(summary), names)}>
        {words.look}
      </Link>
    </li>
  );
}

function Invitation({ summary }: { readonly summary: Summary }) {
  const words = lobbyWording.value;
  const gone = useSignal(false);
  if (gone.value) return null;
  const host = summary.seats.find((seat) => seat.host)?.name ?? '';
  const decline = () => {
    gone.value = true;
    void declineInvitation(summary.table).catch(() => undefined);
  };
  return (
    <p class="invitation">
      <span>
        <strong>{words.asksYou(host, titleOf(summary))}</strong> · {words.players(summary.seats.length)}
      </span>
      <Link class="button" href={`/t/${summary.table}`}>
        {words.sitDown}
      </Link>
      <button type="button" class="plain" onClick={decline}>
        {words.notNow}
      </button>
    </p>
  );
}
