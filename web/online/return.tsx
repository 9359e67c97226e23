import { useSignal } from '@preact/signals';
import { useAttempt } from '../form/attempt.tsx';
import { Field } from '../form/field.tsx';
import { Form } from '../form/form.tsx';
import { houseWording } from '../words/house/index.ts';
import { recover } from './api.ts';
import type { Wire } from './wire.ts';

/** Somebody who lost the device gets the seat back with the phrase. */
export function Return({ wire }: { readonly wire: Wire }) {
  const { lobby } = houseWording.value;
  const phrase = useSignal('');
  const { attempt, said } = useAttempt();
  const send = () =>
    attempt(async () => {
      await recover(wire.table, phrase.value.trim());
      wire.ousted.value = false;
      wire.reconnect();
    });
  return (
    <details class="return">
      <summary>{lobby.recover}</summary>
      <Form onSend={send}>
        <Field label={lobby.recoverPhrase} value={phrase} autocomplete="off" />
        <button type="submit">{lobby.recover}</button>
        {said}
      </Form>
    </details>
  );
}
