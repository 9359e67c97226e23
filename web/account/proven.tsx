import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useAttempt } from '../form/attempt.tsx';
import { Field } from '../form/field.tsx';
import { Form } from '../form/form.tsx';
import { houseWording } from '../words/house/index.ts';
import { type Account, type Proof, proveByPasskey } from './api.ts';
import { forgetProof, goToProvider, keptProof } from './identity.ts';

interface ProvenProps {
  readonly account: Account;
  readonly title: string;
  readonly grave?: boolean;
  /** What was done, or nothing where the page goes on by itself. */
  act(proof: Proof): Promise<string | undefined>;
  readonly children?: ComponentChildren;
}

/** Something that needs more than being signed in: it opens, asks for the password or a passkey, and says what came of it. */
export function Proven({ account, title, grave, act, children }: ProvenProps) {
  const { account: words } = houseWording.value;
  const { attempt, said } = useAttempt();
  const password = useSignal('');
  const done = useSignal('');
  const perform = (prove: () => Promise<Proof>) =>
    attempt(async () => {
      done.value = '';
      done.value = (await act(await prove())) ?? '';
      password.value = '';
      forgetProof();
    });
  const proven = account.password ? undefined : keptProof();
  const kind = grave ? 'danger' : 'primary';
  return (
    <details class="proven">
      <summary>{title}</summary>
      <Form onSend={() => perform(account.password ? async () => ({ password: password.value }) : proveByPasskey)}>
        {children}
        {account.password ? (
          <Field label={words.currentPassword} value={password} type="password" autocomplete="current-password" />
        ) : undefined}
        {said}
        <p class="actions">
          {account.password ? (
            <button type="submit" class={kind} disabled={password.value === ''}>
              {words.confirm}
            </button>
          ) : undefined}
          {account.identities > 0 ? (
            proven === undefined ? (
              <button type="button" onClick={() => attempt(() => goToProvider('prove'))}>
                {words.confirmElsewhere}
              </button>
            ) : (
              <button type="button" class={kind} onClick={() => perform(async () => ({ identity: proven }))}>
                {words.confirm}
              </button>
            )
          ) : undefined}
          {account.passkeys > 0 ? (
            <button
              type={account.password ? 'button' : 'submit'}
              class={account.password ? undefined : kind}
              onClick={account.password ? () => perform(proveByPasskey) : undefined}
            >
              {words.confirmPasskey}
            </button>
          ) : undefined}
        </p>
        <p class="quiet" role="status">
          {done.value}
        </p>
      </Form>
    </details>
  );
}
