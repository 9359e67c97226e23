import { useSignal } from '@preact/signals';
import { Field } from '../form/field.tsx';
import { houseWording } from '../words/house/index.ts';
import { type Account, changePassword, deleteAccount, registerPasskey } from './api.ts';
import { MailAddresses } from './mail.tsx';
import { Proven } from './proven.tsx';

interface KeysProps {
  readonly account: Account;
  readonly onChange: () => void;
  readonly onSessions: () => void;
}

/** What opens the account, and what ends it. */
export function Keys({ account, onChange, onSessions }: KeysProps) {
  const { account: words } = houseWording.value;
  const password = useSignal('');
  return (
    <section class="form-sheet" aria-labelledby="keys">
      <h2 id="keys">{words.security}</h2>
      <Proven
        account={account}
        title={account.password ? words.changePassword : words.setPassword}
        act={async (proof) => {
          await changePassword(password.value, proof);
          password.value = '';
          onSessions();
          return words.changed;
        }}
      >
        <Field label={words.newPassword} value={password} type="password" autocomplete="new-password" />
      </Proven>
      <Proven
        account={account}
        title={words.addPasskey}
        act={async (proof) => {
          await registerPasskey({ proof });
          onSessions();
          return words.passkeyAdded;
        }}
      >
        <p class="quiet">{words.passkeyLead}</p>
      </Proven>
      <MailAddresses account={account} />
      <Proven
        account={account}
        title={words.remove}
        grave
        act={async (proof) => {
          await deleteAccount(proof);
          onChange();
          return undefined;
        }}
      >
        <p>{words.removeLead}</p>
      </Proven>
      <p>
        <a href="/api/account/export" download="engawa.json">
          {words.exportData}
        </a>
      </p>
    </section>
  );
}
