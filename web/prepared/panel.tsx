import '../styles/prepared.css';
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PreparedTurn } from '#wire';
import { namesOf } from '../fairness/beginning.tsx';
import { useAttempt } from '../form/attempt.tsx';
import { into, put } from '../form/put.ts';
import type { Wire } from '../online/wire.ts';
import { dropPrepared, preparedAt } from './api.ts';
import { Walk } from './walk.tsx';
import { preparedWording } from './words/index.ts';

interface PanelProps {
  readonly wire: Wire;
  readonly own: number;
}

/** The prepared answers of the table that is looked at. */
const list = signal<readonly PreparedTurn[]>([]);

/** What has become of an answer, above the board: it is not to be overlooked. */
export function Became({ wire }: { readonly wire: Wire }) {
  const words = preparedWording.value;
  const { attempt, busy, said } = useAttempt();
  const { table } = wire;
  const told = list.value.filter(({ state }) => state !== 'waiting');
  const putAway = () =>
    attempt(async () => {
      for (const { prepared } of told) list.value = await dropPrepared(table, prepared);
    });
  if (told.length === 0) return null;
  const best = told.find(({ state }) => state !== 'lapsed') ?? told[0];
  return (
    <div class="banner is-prepared">
      <span role="status">{words.became[best.state]}</span>{' '}
      <button type="button" disabled={busy} onClick={putAway}>
        {words.putAway}
      </button>
      {said}
    </div>
  );
}

/** Answers for what the others may do: what waits, what has become of the rest, and the way to one more. */
export function Prepared({ wire, own }: PanelProps) {
  const words = preparedWording.value;
  const { attempt, busy, said } = useAttempt();
  const walking = useSignal(false);
  const { summary, seq, turn, status } = wire.push.value!;
  const show = into(list);
  useEffect(() => {
    void preparedAt(summary.table).then(show, () => undefined);
  }, [summary.table, seq]);
  useEffect(() => put(list, []), [summary.table]);
  const waiting = list.value.filter(({ state }) => state === 'waiting').length;
  const mine = turn.includes(own);
  return (
    <details class="return prepared">
      <summary>
        {words.title}
        {waiting > 0 ? <span class="quiet"> · {words.waiting(waiting)}</span> : undefined}
      </summary>
      <p class="quiet">{words.lead}</p>
      <ul class="prepared-turns">
        {list.value.map((one) => (
          <li key={one.prepared}>
            <p>
              <strong>{words.when}</strong>{' '}
              {one.words.line.map((sentence, i) => `${namesOf(summary, [one.line[i].seat])}: ${sentence}`).join(' · ')}
            </p>
            <p>
              <strong>{words.mine}</strong> {one.words.answer.join(' · ')}
            </p>
            <span class="quiet">{words.states[one.state]}</span>{' '}
            <button
              type="button"
              disabled={busy}
              onClick={() => attempt(async () => show(await dropPrepared(summary.table, one.prepared)))}
            >
              {one.state === 'waiting' ? words.cancel : words.putAway}
            </button>
          </li>
        ))}
      </ul>
      {status !== 'playing' ? undefined : mine ? (
        <p class="quiet">{words.yourTurn}</p>
      ) : (
        <button type="button" onClick={put(walking, true)}>
          {words.prepare}
        </button>
      )}
      {said}
      {walking.value && !mine ? (
        <Walk summary={summary} own={own} onKept={show} onClose={put(walking, false)} />
      ) : undefined}
    </details>
  );
}
