import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Program } from '#wire';
import { Copy } from '../copy.tsx';
import { useAttempt } from '../form/attempt.tsx';
import { Field } from '../form/field.tsx';
import { Form } from '../form/form.tsx';
import { settings } from '../settings/settings.ts';
import { houseWording } from '../words/house/index.ts';
import { addProgram, programs, removeProgram, renewProgram, type WithToken } from './api.ts';

/** Programs that play for the account, and the tokens they show. */
export function ProgramList() {
  const { account: words } = houseWording.value;
  const { attempt, busy, said } = useAttempt();
  const known = useSignal<readonly Program[]>([]);
  const token = useSignal('');
  const name = useSignal('');
  const change = (act: () => Promise<WithToken>) =>
    attempt(async () => {
      token.value = '';
      const now = await act();
      known.value = now.programs;
      token.value = now.token ?? '';
    });
  useEffect(() => {
    void change(programs);
  }, []);
  const time = new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium' });
  return (
    <section class="form-sheet" aria-labelledby="programs">
      <h2 id="programs">{words.programs}</h2>
      <p class="quiet">
        {words.programsLead} <a href="/api/v1/openapi.json">OpenAPI</a>
      </p>
      <ul class="kept-lines">
        {known.value.map(({ name: called, used }) => (
          <li key={called} class="kept-line">
            <span>
              <strong>{called}</strong>
              <br />
              <span class="quiet">{used === 0 ? words.neverUsed : words.used(time.format(used))}</span>
            </span>
            <button type="button" disabled={busy} onClick={() => change(() => renewProgram(called))}>
              {words.newToken} <span class="for-readers">{called}</span>
            </button>
            <button type="button" disabled={busy} onClick={() => change(() => removeProgram(called))}>
              {words.removeProgram} <span class="for-readers">{called}</span>
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {token.value ? (
          <p>
            {words.tokenOnce} <code class="program-token">{token.value}</code>{' '}
            <Copy value={token.value} name={words.tokenOnce} />
          </p>
        ) : undefined}
      </div>
      <Form
        onSend={() =>
          change(async () => {
            const made = await addProgram(name.value.trim());
            name.value = '';
            return made;
          })
        }
      >
        <Field label={words.programName} value={name} maxLength={40} autocomplete="off" />
        <p class="actions">
          <button type="submit" disabled={busy || name.value.trim() === ''}>
            {words.addProgram}
          </button>
        </p>
      </Form>
      {said}
    </section>
  );
}
