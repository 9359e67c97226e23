import { type Signal, useSignal } from '@preact/signals';
import { CHANNEL_KINDS, type ChannelKind } from '#wire';
import { subscribeToPush } from '../account/api.ts';
import { Copy } from '../copy.tsx';
import { useAttempt } from '../form/attempt.tsx';
import { Field } from '../form/field.tsx';
import { Form } from '../form/form.tsx';
import { Link } from '../router.tsx';
import { addChannel } from './api.ts';
import { noticeWording } from './words/index.ts';

interface Written {
  readonly url: Signal<string>;
  readonly token: Signal<string>;
  readonly chat: Signal<string>;
  readonly server: Signal<string>;
  readonly room: Signal<string>;
}

/** What a service needs to be reached. */
const addressOf = (kind: ChannelKind, { url, token, chat, server, room }: Written): unknown => {
  const said = (field: Signal<string>): string => field.value.trim();
  if (kind === 'telegram') return { token: said(token), chat: said(chat) };
  if (kind === 'matrix') return { server: said(server), room: said(room), token: said(token) };
  if (kind === 'ntfy') return { url: said(url), ...(said(token) ? { token: said(token) } : {}) };
  return said(url);
};

/** One more place to be told. */
export function AddChannel({ onAdded }: { readonly onAdded: () => void }) {
  const words = noticeWording.value;
  const { attempt, busy, said } = useAttempt();
  const kind = useSignal<ChannelKind>('push');
  const written = {
    url: useSignal(''),
    token: useSignal(''),
    chat: useSignal(''),
    server: useSignal(''),
    room: useSignal(''),
  };
  const told = useSignal('');
  const secret = useSignal('');
  const add = async () => {
    told.value = '';
    secret.value = '';
    if (kind.value === 'push') told.value = (await subscribeToPush()) ? words.added : words.pushOff;
    else {
      secret.value = (await addChannel(kind.value, addressOf(kind.value, written))).secret ?? '';
      for (const field of Object.values(written)) field.value = '';
      told.value = words.added;
    }
    onAdded();
  };
  return (
    <Form class="form-sheet add-channel" onSend={() => attempt(add)}>
      <h2>{words.add}</h2>
      <label class="field">
        <span>{words.kind}</span>
        <select
          value={kind.value}
          onChange={(event) => {
            kind.value = CHANNEL_KINDS.find((one) => one === event.currentTarget.value) ?? 'push';
          }}
        >
          {CHANNEL_KINDS.map((one) => (
            <option key={one} value={one}>
              {words.kinds[one]}
            </option>
          ))}
        </select>
      </label>
      <Needs kind={kind.value} written={written} />
      {said}
      {kind.value === 'mail' ? undefined : (
        <p class="actions">
          <button type="submit" class="primary" disabled={busy}>
            {words.addIt}
          </button>
        </p>
      )}
      <p role="status">{told.value}</p>
      {secret.value ? (
        <p>
          {words.secret} <code class="hook-secret">{secret.value}</code>{' '}
          <Copy value={secret.value} name={words.secret} />
        </p>
      ) : undefined}
    </Form>
  );
}

/** The fields of a kind. */
function Needs({
  kind,
  written: { url, token, chat, server, room },
}: {
  readonly kind: ChannelKind;
  readonly written: Written;
}) {
  const words = noticeWording.value;
  const plain = { autocomplete: 'off', autocapitalize: 'none', spellcheck: false } as const;
  if (kind === 'push') return <p class="quiet">{words.pushLead}</p>;
  if (kind === 'mail') {
    return (
      <p class="quiet">
        {words.mailAt} <Link href="/account">{words.account}</Link>
      </p>
    );
  }
  if (kind === 'telegram') {
    return (
      <>
        <Field label={words.botToken} value={token} {...plain} />
        <Field label={words.chat} value={chat} {...plain} />
      </>
    );
  }
  if (kind === 'matrix') {
    return (
      <>
        <Field label={words.server} value={server} {...plain} />
        <Field label={words.room} value={room} {...plain} />
        <Field label={words.token} value={token} type="password" autocomplete="off" />
      </>
    );
  }
  return (
    <>
      <Field label={words.urls[kind] ?? words.url} value={url} {...plain} />
      {kind === 'ntfy' ? (
        <Field label={words.tokenMaybe} value={token} type="password" autocomplete="off" />
      ) : undefined}
    </>
  );
}
