import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useAttempt } from '../form/attempt.tsx';
import { settings } from '../settings/settings.ts';
import { houseWording } from '../words/house/index.ts';
import { endSessions, type Session, sessions } from './api.ts';

/** Where the account is signed in, and how to end that. */
export function SessionList({ version }: { readonly version: number }) {
  const { account: words } = houseWording.value;
  const { attempt, said } = useAttempt();
  const listed = useSignal<readonly Session[]>([]);
  const change = (act: () => Promise<readonly Session[]>) =>
    attempt(async () => {
      listed.value = await act();
    });
  useEffect(() => {
    void change(sessions);
  }, [version]);
  const time = new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section class="form-sheet" aria-labelledby="sessions">
      <h2 id="sessions">{words.sessions}</h2>
      <ul class="kept-lines">
        {listed.value.map(({ session, device, used, here }) => (
          <li key={session} class="kept-line">
            <span>
              <strong>{device || words.unknownDevice}</strong>
              {here ? ` (${words.here})` : ''}
              <br />
              <span class="quiet">{words.used(time.format(used))}</span>
            </span>
            {here ? undefined : (
              <button type="button" onClick={() => change(() => endSessions(session))}>
                {words.endSession}
              </button>
            )}
          </li>
        ))}
      </ul>
      {said}
      {listed.value.length > 1 ? (
        <p class="actions">
          <button type="button" onClick={() => change(() => endSessions())}>
            {words.endOthers}
          </button>
        </p>
      ) : undefined}
    </section>
  );
}
