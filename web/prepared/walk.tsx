import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ForeseenPosition, PreparedTurn, Summary } from '#wire';
import { namesOf } from '../fairness/beginning.tsx';
import { useAttempt } from '../form/attempt.tsx';
import { Field } from '../form/field.tsx';
import { Dialog } from '../table/dialog.tsx';
import { foreseen, prepare } from './api.ts';
import { preparedWording } from './words/index.ts';

/** So many choices are taken in without looking for one. */
const MANY = 9;

interface WalkProps {
  readonly summary: Summary;
  readonly own: number;
  readonly onKept: (prepared: readonly PreparedTurn[]) => void;
  readonly onClose: () => void;
}

interface Step {
  readonly seat: number;
  readonly move: string;
  readonly sentence: string;
}

/** Walks the position forward: what the others would do, then what oneself would; and keeps that once it is confirmed. */
export function Walk({ summary, own, onKept, onClose }: WalkProps) {
  const words = preparedWording.value;
  const { attempt, busy, said } = useAttempt();
  const steps = useSignal<readonly Step[]>([]);
  const at = useSignal<ForeseenPosition | undefined>(undefined);
  const text = useSignal('');
  const go = (next: readonly Step[]) =>
    attempt(async () => {
      at.value = await foreseen(
        summary.table,
        next.map(({ seat, move }) => ({ seat, move })),
      );
      steps.value = next;
      text.value = '';
    });
  useEffect(() => void go([]), []);
  const line = steps.value.filter(({ seat }) => seat !== own);
  const answer = steps.value.filter(({ seat }) => seat === own);
  const position = at.value;
  const asks = position?.asks.filter(({ seat }) => seat === own || answer.length === 0) ?? [];
  const mine = asks.find(({ seat }) => seat === own);
  const over = position !== undefined && (position.next !== 'decision' || (answer.length > 0 && !mine));
  const keep = () =>
    attempt(async () => {
      const supposed = line.map(({ seat, move }) => ({ seat, move }));
      onKept(
        await prepare(
          summary.table,
          supposed,
          answer.map(({ move }) => move),
        ),
      );
      onClose();
    });
  return (
    <Dialog title={words.title} onClose={onClose} wide>
      <div class="walk" aria-busy={busy}>
        {line.length > 0 ? (
          <>
            <h3>{words.when}</h3>
            <ol class="walk-steps">
              {line.map(({ seat, sentence }, i) => (
                <li key={i}>
                  {namesOf(summary, [seat])}: {sentence}
                </li>
              ))}
            </ol>
          </>
        ) : undefined}
        {answer.length > 0 ? (
          <>
            <h3>{words.mine}</h3>
            <ol class="walk-steps">
              {answer.map(({ sentence }, i) => (
                <li key={i}>{sentence}</li>
              ))}
            </ol>
          </>
        ) : undefined}
        <p role="status">
          {position === undefined || !over
            ? ''
            : position.next === 'decision'
              ? words.whole
              : `${words.stops[position.next]} ${answer.length > 0 ? words.partly : words.tooSoon}`}
        </p>
        {over
          ? undefined
          : (mine ? [mine] : asks).map(({ seat, moves }) => (
              <section key={seat} aria-label={seat === own ? words.whatThen : words.whatIf(namesOf(summary, [seat]))}>
                <h3>{seat === own ? words.whatThen : words.whatIf(namesOf(summary, [seat]))}</h3>
                {moves.length > MANY ? (
                  <Field label={words.find} value={text} type="search" maxLength={60} />
                ) : undefined}
                <ul class="walk-choices">
                  {moves
                    .filter(({ sentence }) => sentence.toLowerCase().includes(text.value.trim().toLowerCase()))
                    .map(({ move, sentence }) => (
                      <li key={move}>
                        <button
                          type="button"
                          disabled={busy}
                          onClick={() => go([...steps.value, { seat, move, sentence }])}
                        >
                          {sentence}
                        </button>
                      </li>
                    ))}
                </ul>
              </section>
            ))}
        {said}
        <p class="actions">
          <button
            type="button"
            disabled={busy || steps.value.length === 0}
            onClick={() => go(steps.value.slice(0, -1))}
          >
            {words.back}
          </button>
          <button type="button" class="primary" disabled={busy || answer.length === 0} onClick={keep}>
            {words.keep}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
