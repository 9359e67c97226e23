import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Ties } from '#wire';
import { useAttempt } from '../form/attempt.tsx';
import { put } from '../form/put.ts';
import '../styles/neighbours.css';
import { type Accused, setNeighbour } from './api.ts';
import { ReportForm } from './report-form.tsx';
import { neighbourWording } from './words/index.ts';

interface PersonProps {
  readonly name: string;
  /** What we have to do with each other; without an account of one's own there is nothing but reporting. */
  readonly ties?: Ties;
  readonly about: Accused;
  readonly onChange?: () => void;
}

/** What one may do about somebody: follow, block, report. */
export function PersonDeeds({ name, ties, about, onChange }: PersonProps) {
  const words = neighbourWording.value;
  const { attempt, busy, said } = useAttempt();
  const now = useSignal(ties);
  const reporting = useSignal(false);
  const asking = useSignal(false);
  const reported = useSignal(false);
  useEffect(() => {
    now.value = ties;
  }, [ties]);
  const set = (list: 'following' | 'blocked', on: boolean) =>
    attempt(async () => {
      await setNeighbour(list, name, on);
      asking.value = false;
      if (now.value) {
        now.value =
          list === 'following'
            ? { ...now.value, following: on }
            : { following: !on && now.value.following, follower: !on && now.value.follower, blocked: on };
      }
      onChange?.();
    });
  const { following, follower, blocked } = now.value ?? {};
  return (
    <div class="person-deeds" role="group" aria-label={words.more(name)}>
      {now.value && !blocked ? (
        <button
          type="button"
          class={following ? undefined : 'primary'}
          aria-pressed={following}
          disabled={busy}
          onClick={() => set('following', !following)}
        >
          {following ? words.unfollow : words.follow}
        </button>
      ) : undefined}
      {now.value ? (
        <button
          type="button"
          disabled={busy}
          aria-expanded={blocked ? undefined : asking.value}
          onClick={() => {
            if (blocked) void set('blocked', false);
            else asking.value = !asking.value;
          }}
        >
          {blocked ? words.unblock : words.block}
        </button>
      ) : undefined}
      <button type="button" onClick={put(reporting, true)}>
        {words.report}
      </button>
      {follower && !blocked ? <span class="quiet">{words.followsYou}</span> : undefined}
      {blocked ? (
        <p class="quiet" role="status">
          {words.blocked(name)}
        </p>
      ) : undefined}
      {asking.value ? (
        <div class="person-sure">
          <p>{words.blockLead(name)}</p>
          <p class="actions">
            <button type="button" class="danger" disabled={busy} onClick={() => set('blocked', true)}>
              {words.block}
            </button>
            <button type="button" onClick={put(asking, false)}>
              {words.cancel}
            </button>
          </p>
        </div>
      ) : undefined}
      {said}
      <p role="status">{reported.value ? words.sent : ''}</p>
      {reporting.value ? (
        <ReportForm
          name={name}
          about={about}
          onClose={put(reporting, false)}
          onSent={() => {
            reporting.value = false;
            reported.value = true;
          }}
        />
      ) : undefined}
    </div>
  );
}
