import { games } from 'virtual:catalogue';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Loading, useLoaded } from '../loading.tsx';
import { ApiError, UNREACHABLE } from '../online/api.ts';
import { signedIn } from '../online/signed-in.ts';
import { settings } from '../settings/settings.ts';
import { wording } from '../words/index.ts';
import {
  type Account,
  currentAccount,
  passkeySignIn,
  profileOf,
  registerPasskey,
  signIn,
  signOut,
  signUp,
  subscribeToPush,
} from './api.ts';

/** An account is never needed to play; it keeps seats, ratings and notifications over all devices. */
export function AccountPage() {
  const tries = useSignal(0);
  const again = () => {
    tries.value++;
  };
  const { value, failed, done } = useLoaded<Account | undefined>(
    () =>
      currentAccount().catch((error: unknown) => {
        if (error instanceof ApiError && error.code !== UNREACHABLE) {
          signedIn.set(false);
          return undefined;
        }
        throw error;
      }),
    [tries.value],
  );
  const { account, lobby } = wording.value;
  if (!done) return <Loading />;
  return (
    <main class="page narrow" id="content">
      <h1>{account.title}</h1>
      <p class="lead">{account.lead}</p>
      {failed ? (
        <p class="refusal" role="alert">
          {lobby.unreachable}{' '}
          <button type="button" onClick={again}>
            {lobby.retry}
          </button>
        </p>
      ) : value ? (
        <SignedIn account={value} onChange={again} />
      ) : (
        <SignInForm onChange={again} />
      )}
    </main>
  );
}

/** Runs what a button asks for; what the server or the browser says against it is shown. */
function useAttempt() {
  const trouble = useSignal('');
  const attempt = async (act: () => Promise<unknown>) => {
    trouble.value = '';
    try {
      await act();
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : String(error);
    }
  };
  const said: ComponentChildren = trouble.value ? (
    <p class="refusal" role="alert">
      {trouble.value}
    </p>
  ) : undefined;
  return { attempt, said };
}

function SignedIn({ account, onChange }: { readonly account: Account; readonly onChange: () => void }) {
  const { account: words } = wording.value;
  const { attempt, said } = useAttempt();
  const notified = useSignal<boolean | undefined>(undefined);
  const { value: profile } = useLoaded(() => profileOf(account.name), [account.name]);
  return (
    <section class="form-sheet">
      <h2>{account.name}</h2>
      {profile && profile.ratings.length > 0 ? (
        <table>
          <caption>{words.ratings}</caption>
          <tbody>
            {profile.ratings.map(({ game, rating }) => (
              <tr key={game}>
                <th scope="row">{games.find(({ id }) => id === game)?.titles[settings.value.language] ?? game}</th>
                <td>{rating.toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p class="quiet">{words.noRatings}</p>
      )}
      <p class="actions">
        <button
          type="button"
          onClick={() =>
            attempt(async () => {
              notified.value = await subscribeToPush();
            })
          }
        >
          {words.notify}
        </button>
        <button type="button" onClick={() => attempt(() => registerPasskey())}>
          {words.addPasskey}
        </button>
        <button type="button" onClick={() => attempt(signOut).then(onChange)}>
          {words.signOut}
        </button>
      </p>
      <p role="status">{notified.value === undefined ? '' : notified.value ? words.notifyOn : words.notifyOff}</p>
      {said}
    </section>
  );
}

function SignInForm({ onChange }: { readonly onChange: () => void }) {
  const { account: words } = wording.value;
  const { attempt, said } = useAttempt();
  const name = useSignal('');
  const password = useSignal('');
  const enter = (act: () => Promise<unknown>) => attempt(() => act().then(onChange));
  return (
    <form
      class="form-sheet"
      onSubmit={(event) => {
        event.preventDefault();
        void enter(() => signIn(name.value, password.value));
      }}
    >
      <label class="field">
        <span>{words.name}</span>
        <input
          type="text"
          autocomplete="username webauthn"
          maxLength={24}
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <label class="field">
        <span>{words.password}</span>
        <input
          type="password"
          autocomplete="current-password"
          value={password.value}
          onInput={(event) => {
            password.value = event.currentTarget.value;
          }}
        />
      </label>
      {said}
      <p class="actions">
        <button type="submit" class="primary">
          {words.signIn}
        </button>
        <button type="button" onClick={() => enter(() => signUp(name.value, password.value))}>
          {words.signUp}
        </button>
        <button type="button" onClick={() => enter(passkeySignIn)}>
          {words.passkey}
        </button>
        <button
          type="button"
          disabled={name.value.trim() === ''}
          onClick={() => enter(() => registerPasskey(name.value.trim()))}
        >
          {words.signUpPasskey}
        </button>
      </p>
    </form>
  );
}
