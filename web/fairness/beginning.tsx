import { useMemo } from 'preact/hooks';
import type { Summary } from '#wire';
import { useNow } from '../now.ts';
import { settings } from '../settings/settings.ts';
import { wording } from '../words/index.ts';
import { fairWording } from './words/index.ts';

/** Names as one says them in a row. */
export function namesOf(summary: Summary, seats: readonly number[]): string {
  const names = seats.map((seat) => summary.seats[seat]?.name ?? wording.value.setup.seat(seat + 1));
  return new Intl.ListFormat(settings.value.language).format(names);
}

interface BeginningProps {
  readonly summary: Summary;
  /** The server's clock when it told this. */
  readonly now: number;
  readonly host: boolean;
  readonly busy: boolean;
  readonly onGoOn: () => void;
}

/** Between the host's "Start the game" and the first move: who is awaited, until when, and the host's way on. */
export function Beginning({ summary, now, host, busy, onGoOn }: BeginningProps) {
  const { beginning } = fairWording.value;
  const { phase, awaited, goOn, until } = summary.shuffle;
  // The server's clock and ours may differ.
  const ahead = useMemo(() => now - Date.now(), [now]);
  const time = useNow(true) + ahead;
  const names = namesOf(summary, awaited);
  const wait = Math.ceil(((goOn ?? now) - Math.max(now, time)) / 1000);
  return (
    <section class="form-sheet beginning" aria-labelledby="beginning">
      <h2 id="beginning">{beginning.sealed}</h2>
      <p role="status">
        {phase === 'again' ? beginning.renewing(names) : beginning.opening(names)}{' '}
        {until === null ? undefined : beginning.until(clockTime(until - ahead))}
      </p>
      {host ? (
        <>
          <p class="actions">
            <button type="button" disabled={busy || wait > 0} onClick={onGoOn}>
              {beginning.goOn(names)}
            </button>
            {wait > 0 ? <span class="quiet">{beginning.goOnSoon(inTime(wait))}</span> : undefined}
          </p>
          <p class="quiet">{beginning.goOnLead}</p>
        </>
      ) : undefined}
    </section>
  );
}

const MINUTE = 60;

/** Seconds, or minutes where there are many. */
function inTime(seconds: number): string {
  const unit = seconds > 2 * MINUTE ? 'minute' : 'second';
  const amount = unit === 'minute' ? Math.ceil(seconds / MINUTE) : seconds;
  const { language } = settings.value;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(amount);
}

/** Hours and minutes, with the day where it is not today. */
function clockTime(at: number): string {
  const date = new Date(at);
  const today = date.toDateString() === new Date().toDateString();
  return date.toLocaleString(settings.value.language, {
    ...(today ? {} : { weekday: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** Beginnings that failed, and because of whom. */
export function FailedBeginnings({ summary }: { readonly summary: Summary }) {
  const { beginning } = fairWording.value;
  const { failed, phase } = summary.shuffle;
  if (failed.length === 0) return null;
  return (
    <ul class="failed-beginnings">
      {failed.map(({ attempt, without }) => (
        <li key={attempt}>{beginning.failed(attempt, namesOf(summary, without))}</li>
      ))}
      {phase === 'open' ? <li>{beginning.nobodyLeft}</li> : undefined}
    </ul>
  );
}
