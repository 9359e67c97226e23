import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useAttempt } from '../form/attempt.tsx';
import { houseWording } from '../words/house/index.ts';
import { ask } from './api.ts';
import { seatKeys } from './keys.ts';

const WAIT_MS = 800;

/** What a player writes down for later, at a table that is played over days. Nobody else sees it; it is kept while one writes. */
export function NoteToSelf({ table }: { readonly table: string }) {
  const { note: words } = houseWording.value;
  const { attempt, said } = useAttempt();
  const text = useSignal<string | undefined>(undefined);
  const kept = useSignal('');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const id = useId();
  const at = `/api/tables/${table}/note`;
  const key = seatKeys.of(table)?.key;
  useEffect(() => {
    void attempt(async () => {
      text.value = (await ask<{ text: string }>('GET', at, undefined, key)).text;
    });
  }, [table]);
  const keep = () => {
    clearTimeout(timer.current);
    if (text.value === undefined) return;
    void attempt(async () => {
      await ask('PUT', at, { text: text.value }, key);
      kept.value = words.kept;
    });
  };
  return (
    <details class="note-to-self">
      <summary>{words.title}</summary>
      <label class="field" for={id}>
        <span class="quiet">{words.lead}</span>
        <textarea
          id={id}
          rows={4}
          maxLength={20_000}
          disabled={text.value === undefined}
          value={text.value ?? ''}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            kept.value = '';
            clearTimeout(timer.current);
            timer.current = setTimeout(keep, WAIT_MS);
          }}
          onBlur={() => {
            if (kept.value === '') keep();
          }}
        />
      </label>
      <p class="quiet" role="status">
        {kept.value}
      </p>
      {said}
    </details>
  );
}
