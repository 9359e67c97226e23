import { useSignal } from '@preact/signals';
import { shownDoubt, shownRating } from '#wire';
import { cardOf } from '../cards.ts';
import { useAttempt } from '../form/attempt.tsx';
import { Field } from '../form/field.tsx';
import { Form } from '../form/form.tsx';
import { put } from '../form/put.ts';
import { Refused } from '../form/refused.tsx';
import { Loading, useLoaded } from '../loading.tsx';
import { Neighbours } from '../neighbours/lists.tsx';
import { neighbourWording } from '../neighbours/words/index.ts';
import { ApiError, UNREACHABLE } from '../online/api.ts';
import { signedIn } from '../online/signed-in.ts';
import { Link } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { useSettled } from '../settled.ts';
import { VacationSection } from '../vacation/section.tsx';
import { houseWording } from '../words/house/index.ts';
import {
  type Account,
  askForReset,
  currentAccount,
  passkeySignIn,
  registerPasskey,
  signIn,
  signOut,
  signUp,
} from './api.ts';
import { goToProvider, identityProvider } from './identity.ts';
import { Keys } from './keys.tsx';
import { ProgramList } from './programs.tsx';
import { Proven } from './proven.tsx';
import { SessionList } from './sessions.tsx';

/** An account is never needed to play; it keeps seats, ratings and notifications over all devices. */
export function AccountPage() {
  const tries = useSignal(0);
  const again = () => {
    tries.value++;
  };
  const provider = useSignal<string | null>(null);
  const { value, failed, done } = useLoaded<Account | undefined>(async () => {
    provider.value = await identityProvider();
    return currentAccount().catch((error: unknown) => {
      if (error instanceof ApiError && error.code !== UNREACHABLE) {
        signedIn.set(false);
        return undefined;
      }
      throw error;
    });
  }, [tries.value]);
  const { account, lobby } = houseWording.value;
  const settled = useSettled(done);
  if (!done) return <Loading />;
  return (
    <main class={settled ? 'page narrow' : 'page narrow is-settling'} id="content">
      <h1>{account.title}</h1>
      <p class="lead">{account.lead}</p>
      {failed ? (
        <Refused>
          {lobby.unreachable}{' '}
          <button type="button" onClick={again}>
            {lobby.retry}
          </button>
        </Refused>
      ) : value ? (
        <SignedIn account={value} provider={provider.value} onChange={again} />
      ) : (
        <SignInForm provider={provider.value} onChange={again} />
      )}
    </main>
  );
}

interface SignedInProps {
  readonly account: Account;
  readonly provider: string | null;
  readonly onChange: () => void;
}

function SignedIn({ account, provider, onChange }: SignedInProps) {
  const { account: words } = houseWording.value;
  const { attempt, said } = useAttempt();
  const changes = useSignal(0);
  const { ratings } = account;
  return (
    <>
      <section class="form-sheet">
        <h2>{account.name}</h2>
        {ratings.length > 0 ? (
          <table>
            <caption>{words.ratings}</caption>
            <tbody>
              {ratings.map(({ game, seats, mu, sigma }) => (
                <tr key={`${game} ${seats}`}>
                  <th scope="row">
                    {cardOf(game)?.titles[settings.value.language] ?? game} ({seats})
                  </th>
                  <td>
                    {shownRating(mu)} ± {shownDoubt(sigma)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <p class="quiet">{words.noRatings}</p>
        )}
        <p>
          <Link href={`/people/${encodeURIComponent(account.name)}`}>{words.profile}</Link>
          {account.moderator ? (
            <>
              {' '}
              · <Link href="/moderation">{neighbourWording.value.moderation}</Link>
            </>
          ) : undefined}
        </p>
        <p class="actions">
          <Link class="button" href="/notices">
            {words.notify}
          </Link>
          <button type="button" onClick={() => attempt(signOut).then(onChange)}>
            {words.signOut}
          </button>
        </p>
        {said}
      </section>
      <VacationSection />
      <Keys
        account={account}
        onChange={onChange}
        onSessions={() => {
          changes.value++;
        }}
      />
      {provider !== null && account.identities === 0 ? (
        <section class="form-sheet" aria-labelledby="elsewhere">
          <h2 id="elsewhere">{provider}</h2>
          <Proven
            account={account}
            title={words.tieTo(provider)}
            act={async (proof) => {
              await goToProvider('link', proof);
              return undefined;
            }}
          />
        </section>
      ) : undefined}
      <Neighbours />
      <ProgramList />
      <SessionList version={changes.value} />
    </>
  );
}

function SignInForm({ provider, onChange }: Omit<SignedInProps, 'account'>) {
  const { account: words } = houseWording.value;
  const { attempt, said } = useAttempt();
  const name = useSignal('');
  const password = useSignal('');
  const sent = useSignal(false);
  const enter = (act: () => Promise<unknown>) => attempt(() => act().then(onChange));
  const named = name.value.trim();
  return (
    <Form class="form-sheet" onSend={() => enter(() => signIn(name.value, password.value))}>
      <Field label={words.name} value={name} autocomplete="username webauthn" maxLength={24} />
      <Field label={words.password} value={password} type="password" autocomplete="current-password" />
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
        <button type="button" disabled={named === ''} onClick={() => enter(() => registerPasskey({ name: named }))}>
          {words.signUpPasskey}
        </button>
        {provider === null ? undefined : (
          <button type="button" onClick={() => attempt(() => goToProvider('login'))}>
            {words.signInThrough(provider)}
          </button>
        )}
      </p>
      <details class="proven">
        <summary>{words.forgot}</summary>
        <p class="quiet">{words.forgotLead}</p>
        <p class="actions">
          <button
            type="button"
            disabled={named === ''}
            onClick={() => attempt(() => askForReset(named).then(put(sent, true)))}
          >
            {words.forgotSend}
          </button>
        </p>
        <p role="status">{sent.value ? words.forgotSent : ''}</p>
      </details>
    </Form>
  );
}
