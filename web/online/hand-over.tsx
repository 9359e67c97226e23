import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { namesOf } from '../fairness/beginning.tsx';
import { fairWording } from '../fairness/words/index.ts';
import { useAttempt } from '../form/attempt.tsx';
import { useNow } from '../now.ts';
import { handOver } from './api.ts';
import type { Wire } from './wire.ts';

/** A guest who does not come back: the others may agree to give the seat to somebody else. */
export function HandOver({ wire, own }: { readonly wire: Wire; readonly own: number }) {
  const { handOver: words } = fairWording.value;
  const given = useSignal<{ readonly name: string; readonly link: string } | undefined>(undefined);
  const { attempt, said } = useAttempt();
  const { summary, clocks } = wire.push.value!;
  const now = useNow(clocks !== null);
  const came = useMemo(() => Date.now(), [clocks]);
  const people = summary.seats.filter(
    ({ kind, seat, left }) => seat !== own && left === undefined && (kind === 'guest' || kind === 'account'),
  );
  const guests = people.filter(({ kind }) => kind === 'guest');
  // With one other player it cannot be done: that one would see the opponent's hand.
  if (summary.status !== 'playing' || summary.rated || people.length < 2 || guests.length === 0) return null;
  const { handOver: vote } = summary;
  const give = (seat: number, name: string) =>
    attempt(async () => {
      const { link } = await handOver(summary.table, seat);
      if (link !== undefined) given.value = { name, link };
    });
  return (
    <details class="return seat-vote" open={given.value !== undefined || (vote !== null && !vote.votes.includes(own))}>
      <summary>{words.title}</summary>
      <p class="quiet">
        {words.lead} {words.rule}
      </p>
      <ul>
        {guests.map(({ seat, name = '', standIn }) => {
          const votes = vote?.seat === seat ? vote.votes : [];
          const present = wire.here.value.includes(seat);
          const clock = clocks?.[seat];
          const hasTime = standIn === undefined && clock !== undefined && clock.left > (clock.running ? now - came : 0);
          return (
            <li key={seat}>
              {present ? (
                <span class="quiet">{words.here(name)}</span>
              ) : hasTime ? (
                <span class="quiet">{words.hasTime(name)}</span>
              ) : votes.includes(own) ? (
                <span>{words.voted}</span>
              ) : (
                <button type="button" onClick={() => give(seat, name)}>
                  {votes.length > 0 ? words.agree(name) : words.vote(name)}
                </button>
              )}
              {votes.length > 0 ? (
                <span class="quiet" role="status">
                  {words.votes(namesOf(summary, votes), votes.length, people.length)}
                </span>
              ) : undefined}
            </li>
          );
        })}
      </ul>
      <div role="status">
        {given.value ? (
          <label class="field">
            <span>{words.link(given.value.name)}</span>
            <input type="text" readonly value={given.value.link} onFocus={(event) => event.currentTarget.select()} />
          </label>
        ) : undefined}
      </div>
      {said}
    </details>
  );
}
