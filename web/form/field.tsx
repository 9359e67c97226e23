import type { Signal } from '@preact/signals';
import type { InputHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';

interface FieldProps
  extends Pick<InputHTMLAttributes, 'autocomplete' | 'autocapitalize' | 'maxLength' | 'placeholder' | 'spellcheck'> {
  readonly label: string;
  readonly value: Signal<string>;
  readonly type?: 'text' | 'password' | 'email' | 'search';
  /** Where its place says what it is for, the label is for those who do not see it. */
  readonly unlabelled?: boolean;
}

/** A line to write on, kept in a signal. */
export function Field({ label, value, type = 'text', unlabelled = false, ...line }: FieldProps) {
  const id = useId();
  return (
    <label class={unlabelled ? undefined : 'field'} for={id}>
      <span class={unlabelled ? 'for-readers' : undefined}>{label}</span>
      <input
        id={id}
        // Preact has a type for each kind of input; these four differ in nothing else.
        type={type as 'text'}
        {...line}
        value={value.value}
        onInput={(event) => {
          value.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}
