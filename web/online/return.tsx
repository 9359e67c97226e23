import { useSignal } from '@preact/signals';
import { wording } from '../words/index.ts';
import { ApiError, recover } from './api.ts';
import type { Wire } from './wire.ts';

/** Somebody who lost the device gets the seat back with the phrase. */
export function Return({ wire }: { readonly wire: Wire }) {
  const { lobby } = wording.value;
  const id = wire.table;
  const phrase = useSignal('');
  const trouble = useSignal('');
  const submit = async (event: Event) => {
    event.preventDefault();
    try {
      await recover(id, phrase.value.trim());
      wire.ousted.value = false;
      wire.reconnect();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      trouble.value = error.message;
    }
  };
  return (
    <details class="return">
      <summary>{lobby.recover}</summary>
      <form onSubmit={submit}>
        <label class="field">
          <span>{lobby.recoverPhrase}</span>
          <input
            type="text"
            autocomplete="off"
            value={phrase.value}
            onInput={(event) => {
              phrase.value = event.currentTarget.value;
            }}
          />
        </label>
        <button type="submit">{lobby.recover}</button>
        {trouble.value ? (
          <p class="refusal" role="alert">
            {trouble.value}
          </p>
        ) : undefined}
      </form>
    </details>
  );
}
