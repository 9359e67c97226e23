import { namesOf } from '../fairness/beginning.tsx';
import { useAttempt } from '../form/attempt.tsx';
import type { Wire } from '../online/wire.ts';
import { endVacation } from './api.ts';
import { dayOf, isAway, lastDayOf } from './away.ts';
import { vacationWording } from './words/index.ts';

/** Who of a table is away, or soon will be, and the way back for oneself. */
export function Away({ wire }: { readonly wire: Wire }) {
  const words = vacationWording.value;
  const { attempt, busy, said } = useAttempt();
  const { summary } = wire.push.value!;
  const own = wire.seat.value;
  const told = summary.seats.flatMap(({ seat, vacation }) => {
    if (!vacation || vacation.until <= Date.now()) return [];
    const until = lastDayOf(vacation);
    if (!isAway({ vacation })) return [words.soon(namesOf(summary, [seat]), dayOf(vacation.from), until)];
    return [seat === own ? words.ownAway(until) : words.away(namesOf(summary, [seat]), until)];
  });
  if (told.length === 0) return null;
  return (
    <div class="banner is-away">
      <span role="status">{told.join(' ')}</span>{' '}
      {typeof own === 'number' && isAway(summary.seats[own]) ? (
        <button type="button" disabled={busy} onClick={() => attempt(endVacation)}>
          {words.back}
        </button>
      ) : undefined}
      {said}
    </div>
  );
}
