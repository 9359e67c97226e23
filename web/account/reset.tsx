import { useSignal } from '@preact/signals';
import { useAttempt } from '../form/attempt.tsx';
import { Field } from '../form/field.tsx';
import { Form } from '../form/form.tsx';
import { put } from '../form/put.ts';
import { Refused } from '../form/refused.tsx';
import { Link } from '../router.tsx';
import { houseWording } from '../words/house/index.ts';
import { useReset } from './api.ts';

/** The token behind the #; it is taken out of the address bar, so that nobody reads it there. */
function tokenOnce(): string {
  const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
  if (token) history.replaceState(null, '', location.pathname);
  return token;
}

/** A new password, with the link that was sent. */
export function ResetPage() {
  const { account: words } = houseWording.value;
  const token = useSignal<string | undefined>(undefined);
  token.value ??= tokenOnce();
  const password = useSignal('');
  const done = useSignal(false);
  const { attempt, said } = useAttempt();
  return (
    <main class="page narrow" id="content">
      <h1>{words.resetTitle}</h1>
      {done.value ? (
        <>
          <p role="status">{words.resetDone}</p>
          <p>
            <Link href="/account">{words.title}</Link>
          </p>
        </>
      ) : token.value ? (
        <Form
          class="form-sheet"
          onSend={() => attempt(() => useReset(token.value ?? '', password.value).then(put(done, true)))}
        >
          <p class="quiet">{words.resetLead}</p>
          <Field label={words.newPassword} value={password} type="password" autocomplete="new-password" />
          {said}
          <p class="actions">
            <button type="submit" class="primary" disabled={password.value === ''}>
              {words.resetSet}
            </button>
          </p>
        </Form>
      ) : (
        <Refused>{words.resetMissing}</Refused>
      )}
    </main>
  );
}
