import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useAttempt } from '../form/attempt.tsx';
import { Field } from '../form/field.tsx';
import { houseWording } from '../words/house/index.ts';
import { type Account, addMail, type Channel, confirmMail, mailAddresses, removeMail } from './api.ts';
import { Proven } from './proven.tsx';

/** Where a link for a new password is sent: addresses, each confirmed by a code. */
export function MailAddresses({ account }: { readonly account: Account }) {
  const { account: words } = houseWording.value;
  const { attempt, said } = useAttempt();
  const known = useSignal<readonly Channel[]>([]);
  const address = useSignal('');
  const code = useSignal('');
  useEffect(() => {
    void attempt(async () => {
      known.value = await mailAddresses();
    });
  }, []);
  const change = (act: () => Promise<readonly Channel[]>) =>
    attempt(async () => {
      known.value = await act();
      code.value = '';
    });
  return (
    <div class="mail">
      <Proven
        account={account}
        title={words.mailAdd}
        act={async (proof) => {
          known.value = await addMail(address.value.trim(), proof);
          address.value = '';
          return undefined;
        }}
      >
        <p class="quiet">{words.mailLead}</p>
        <Field label={words.mail} value={address} type="email" autocomplete="email" />
      </Proven>
      {known.value.map(({ channel, address: where, confirmed }) => (
        <form
          key={channel}
          class="kept-line"
          onSubmit={(event) => {
            event.preventDefault();
            void change(() => confirmMail(channel, code.value));
          }}
        >
          <span>{where}</span>
          {confirmed ? undefined : (
            <>
              <Field label={words.mailCode} value={code} autocomplete="one-time-code" maxLength={6} />
              <button type="submit">{words.mailConfirm}</button>
            </>
          )}
          <button type="button" onClick={() => change(() => removeMail(channel))}>
            {words.mailRemove}
          </button>
        </form>
      ))}
      {said}
    </div>
  );
}
