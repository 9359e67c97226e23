import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { REASONS, type Reason } from '#wire';
import { useAttempt } from '../form/attempt.tsx';
import { Form } from '../form/form.tsx';
import { put } from '../form/put.ts';
import { Dialog } from '../table/dialog.tsx';
import { type Accused, report } from './api.ts';
import { neighbourWording } from './words/index.ts';

interface ReportProps {
  readonly name: string;
  readonly about: Accused;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** What moderators are told about somebody. */
export function ReportForm({ name, about, onClose, onSent }: ReportProps) {
  const words = neighbourWording.value;
  const { attempt, busy, said } = useAttempt();
  const reason = useSignal<Reason>('words');
  const text = useSignal('');
  const id = useId();
  return (
    <Dialog title={words.reportTitle(name)} onClose={onClose}>
      <Form
        class="report-form"
        onSend={() => attempt(() => report(about, reason.value, text.value.trim()).then(onSent))}
      >
        <p class="quiet">{words.reportLead}</p>
        <fieldset class="report-reasons">
          <legend>{words.reason}</legend>
          {REASONS.map((one) => (
            <label key={one}>
              <input type="radio" name="reason" checked={reason.value === one} onChange={put(reason, one)} />
              <span>{words.reasons[one]}</span>
            </label>
          ))}
        </fieldset>
        <label class="field" for={id}>
          <span>{words.details}</span>
          <textarea
            id={id}
            rows={4}
            maxLength={1000}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
        </label>
        {said}
        <p class="actions">
          <button type="submit" class="primary" disabled={busy}>
            {words.send}
          </button>
          <button type="button" onClick={onClose}>
            {words.cancel}
          </button>
        </p>
      </Form>
    </Dialog>
  );
}
