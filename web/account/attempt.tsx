import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/** Runs what a button asks for; what the server or the browser says against it is shown. */
export function useAttempt() {
  const trouble = useSignal('');
  const attempt = async (act: () => Promise<unknown>) => {
    trouble.value = '';
    try {
      await act();
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : String(error);
    }
  };
  const said: ComponentChildren = trouble.value ? (
    <p class="refusal" role="alert">
      {trouble.value}
    </p>
  ) : undefined;
  return { attempt, said };
}
