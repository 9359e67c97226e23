import type { Signal } from '@preact/signals';
import type { TargetedInputEvent } from 'preact';
import { useId } from 'preact/hooks';

interface FieldProps {
  readonly label: string;
  readonly value: Signal<string>;
  readonly type?: 'text' | 'password' | 'email';
  readonly autocomplete: string;
  readonly maxLength?: number;
}

/** A line to write on, kept in a signal. */
export function Field({ label, value, type = 'text', autocomplete, maxLength }: FieldProps) {
  const id = useId();
  const line = {
    id,
    autocomplete,
    maxLength,
    value: value.value,
    onInput: (event: TargetedInputEvent<HTMLInputElement>) => {
      value.value = event.currentTarget.value;
    },
  };
  return (
    <label class="field" for={id}>
      <span>{label}</span>
      {type === 'password' ? (
        <input type="password" {...line} />
      ) : type === 'email' ? (
        <input type="email" {...line} />
      ) : (
        <input type="text" {...line} />
      )}
    </label>
  );
}
