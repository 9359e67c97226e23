import { useSignal } from '@preact/signals';
import { namesOf } from '../fairness/beginning.tsx';
import { useAttempt } from '../form/attempt.tsx';
import { put } from '../form/put.ts';
import { wording } from '../words/index.ts';
import type { Wire } from './wire.ts';

type Wish = 'back' | 'pause' | 'resume' | 'resign';

function useWish(wire: Wire) {
  const { attempt, busy, said } = useAttempt();
  const wish = (what: Wish) => () => attempt(() => wire.ask({ do: what, action: crypto.randomUUID() }, true));
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
  const { seats, status, paused, wantPause } = summary;
  const { standIn, left } = seats[own];
  if (status !== 'playing' || left) return null;
  const asking = wantPause.filter((seat) => seat !== own);
  const [sentence, act, name] = standIn
    ? [live.standIn, wish('back'), live.back]
    : paused
      ? [live.paused, wish('resume'), live.goOn]
      : asking.length > 0 && !wantPause.includes(own)
        ? [live.asksForPause(namesOf(summary, asking)), wish('pause'), live.agree]
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
  const { seats, status, paused, wantPause } = wire.push.value!.summary;
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
