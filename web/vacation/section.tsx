import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import type { VacationState } from '#wire';
import { useAttempt } from '../form/attempt.tsx';
import { Form } from '../form/form.tsx';
import { into } from '../form/put.ts';
import { Switch } from '../form/switch.tsx';
import { endVacation, takeVacation, vacation } from './api.ts';
import { dayOf, lastDayOf } from './away.ts';
import { vacationWording } from './words/index.ts';

const DAY_MS = 86_400_000;

/** A day as a date field writes it, in the reader's own time. */
function written(at: number): string {
  const day = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** Its first moment, or that of the day after it. */
function moment(text: string, daysLater = 0): number | undefined {
  const [year, month, day] = text.split('-').map(Number);
  const at = new Date(year, month - 1, day + daysLater).getTime();
  return Number.isNaN(at) ? undefined : at;
}

/** When the member is away: planned, begun, changed and ended. */
export function VacationSection() {
  const words = vacationWording.value;
  const { attempt, busy, said } = useAttempt();
  const state = useSignal<VacationState | undefined>(undefined);
  const told = useSignal('');
  const from = useSignal('');
  const until = useSignal('');
  const open = useSignal(false);
  const notices = useSignal(false);
  const show = (now: VacationState) => {
    const { vacation: taken } = now;
    state.value = now;
    from.value = written(taken?.from ?? now.now);
    until.value = written(taken ? taken.until - 1 : now.now + Math.min(now.left, 7 * DAY_MS));
    notices.value = taken?.notices ?? false;
  };
  useEffect(() => {
    void attempt(async () => show(await vacation()));
  }, []);
  const now = state.value;
  if (!now || (now.days === 0 && !now.vacation)) return <>{said}</>;
  const { vacation: taken, days, left } = now;
  const begun = taken !== null && taken.from <= now.now;
  const act = (what: () => Promise<VacationState>, after: string) =>
    attempt(async () => {
      told.value = '';
      show(await what());
      told.value = after;
    });
  const send = () =>
    act(
      () =>
        takeVacation({
          from: moment(from.value),
          until: open.value ? undefined : moment(until.value, 1),
          notices: notices.value,
        }),
      words.kept,
    );
  return (
    <Form class="form-sheet vacation" onSend={send}>
      <h2>{words.title}</h2>
      <p class="quiet">{words.lead(days)}</p>
      {taken ? (
        <p>
          <strong>{begun ? words.on(lastDayOf(taken)) : words.planned(dayOf(taken.from), lastDayOf(taken))}</strong>
        </p>
      ) : (
        <p>{words.left(Math.floor(left / DAY_MS))}</p>
      )}
      <div class="vacation-days">
        {begun ? undefined : <Day label={words.firstDay} value={from} earliest={written(now.now)} />}
        {open.value ? undefined : <Day label={words.lastDay} value={until} earliest={from.value} />}
      </div>
      <Switch label={words.open} on={open.value} onTurn={into(open)} />
      <Switch label={words.notices} on={notices.value} onTurn={into(notices)} />
      {said}
      <p class="actions">
        {taken ? (
          <button type="button" class="primary" disabled={busy} onClick={() => act(endVacation, words.home)}>
            {begun ? words.back : words.callOff}
          </button>
        ) : undefined}
        <button type="submit" class={taken ? undefined : 'primary'} disabled={busy}>
          {taken ? words.change : words.begin}
        </button>
      </p>
      <p role="status">{told.value}</p>
    </Form>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: { value: string };
  readonly earliest: string;
}

function Day({ label, value, earliest }: DayProps) {
  const id = useId();
  return (
    <label class="field" for={id}>
      <span>{label}</span>
      <input
        id={id}
        type="date"
        required
        min={earliest}
        value={value.value}
        onInput={({ currentTarget }) => {
          value.value = currentTarget.value;
        }}
      />
    </label>
  );
}
