import { useSignal } from '@preact/signals';
import { namesOf } from '../fairness/beginning.tsx';
import { useAttempt } from '../form/attempt.tsx';
import { put } from '../form/put.ts';
import { lobbyWording } from '../lobby/words/index.ts';
import { go } from '../router.tsx';
import { wording } from '../words/index.ts';
import { rematch } from './api.ts';
import type { Wire } from './wire.ts';

type Wish = 'back' | 'pause' | 'resume' | 'resign' | 'end';

function useWish(wire: Wire) {
  const { attempt, busy, said } = useAttempt();
  const wish =
    (what: Wish, more: object = {}) =>
    () =>
      attempt(() => wire.ask({ do: what, ...more, action: crypto.randomUUID() }, true));
  return { wish, busy, said };
}

interface ConductProps {
  readonly wire: Wire;
  readonly own: number;
}

/** What keeps a player from playing on, above the board: a bot that stands in, a pause, or somebody who asks for one. */
export function Interrupted({ wire, own }: ConductProps) {
  const { live } = wording.value;
  const { wish, busy, said } = useWish(wire);
  const { summary } = wire.push.value!;
  const { seats, status, paused, wantPause, wantEnd } = summary;
  const { standIn, left } = seats[own];
  const words = lobbyWording.value;
  if (status !== 'playing' || left) return null;
  const asking = wantPause.filter((seat) => seat !== own);
  const ending = wantEnd.filter((seat) => seat !== own);
  const [sentence, act, name] = standIn
    ? [standIn === 'absent' ? words.byRule : live.standIn, wish('back'), live.back]
    : paused
      ? [live.paused, wish('resume'), live.goOn]
      : asking.length > 0 && !wantPause.includes(own)
        ? [live.asksForPause(namesOf(summary, asking)), wish('pause'), live.agree]
        : ending.length > 0 && !wantEnd.includes(own)
          ? [words.asksToEnd(namesOf(summary, ending)), wish('end', { wish: true }), words.agreeToEnd]
          : [];
  if (!sentence) return null;
  return (
    <div class="banner is-interrupted">
      <span role="status">{sentence}</span>{' '}
      <button type="button" disabled={busy} onClick={act}>
        {name}
      </button>
      {said}
    </div>
  );
}

/** What a player does seldom: ask for a pause, and give up. */
export function Conduct({ wire, own }: ConductProps) {
  const { live } = wording.value;
  const { wish, busy, said } = useWish(wire);
  const sure = useSignal(false);
  const words = lobbyWording.value;
  const ending = useSignal(false);
  const { seats, status, paused, wantPause, wantEnd } = wire.push.value!.summary;
  if (status !== 'playing' || seats[own].left || seats[own].standIn) return null;
  return (
    <details class="return conduct">
      <summary>{live.conduct}</summary>
      {paused ? undefined : wantPause.includes(own) ? (
        <p>
          <span role="status">{live.pauseAsked}</span>{' '}
          <button type="button" disabled={busy} onClick={wish('resume')}>
            {live.withdraw}
          </button>
        </p>
      ) : (
        <button type="button" disabled={busy} onClick={wish('pause')}>
          {live.pause}
        </button>
      )}{' '}
      {wantEnd.includes(own) ? (
        <p>
          <span role="status">{words.endOffered}</span>{' '}
          <button type="button" disabled={busy} onClick={wish('end', { wish: false })}>
            {words.playOn}
          </button>
        </p>
      ) : ending.value ? (
        <p>
          {words.offerEndLead}{' '}
          <button
            type="button"
            disabled={busy}
            onClick={() => {
              ending.value = false;
              void wish('end', { wish: true })();
            }}
          >
            {words.offerEnd}
          </button>{' '}
          <button type="button" onClick={put(ending, false)}>
            {words.playOn}
          </button>
        </p>
      ) : (
        <button type="button" onClick={put(ending, true)}>
          {words.offerEnd} …
        </button>
      )}{' '}
      {sure.value ? (
        <p>
          {live.resignLead}{' '}
          <button type="button" class="danger" disabled={busy} onClick={wish('resign')}>
            {live.resign}
          </button>{' '}
          <button type="button" onClick={put(sure, false)}>
            {live.withdraw}
          </button>
        </p>
      ) : (
        <button type="button" onClick={put(sure, true)}>
          {live.resign} …
        </button>
      )}
      {said}
    </details>
  );
}

/** Somebody would like to play again: it begins when all accept. */
export function RematchOffer({ wire, own }: ConductProps) {
  const words = lobbyWording.value;
  const { attempt, busy, said } = useAttempt();
  const { summary } = wire.push.value!;
  if (summary.status !== 'over' || summary.rematch === null) return null;
  const asker = wire.log.value.findLast(({ kind }) => kind === 'rematch')?.seat ?? own;
  const accept = () =>
    attempt(async () => {
      go(`/t/${await rematch(summary.table)}`);
    });
  return (
    <div class="banner is-interrupted">
      {asker === own ? undefined : <span role="status">{words.asksRematch(namesOf(summary, [asker]))}</span>}{' '}
      <button type="button" disabled={busy} onClick={accept}>
        {asker === own ? words.toRematch : words.accept}
      </button>
      {said}
    </div>
  );
}
