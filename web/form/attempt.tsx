import { useSignal } from '@preact/signals';
import { awaiting } from '../settled.ts';
import { Refused } from './refused.tsx';

/** Runs what a button asks for; what the server or the browser says against it is shown. */
export function useAttempt() {
  const trouble = useSignal('');
  const busy = useSignal(false);
  const attempt = async (act: () => Promise<unknown>) => {
    busy.value = true;
    trouble.value = '';
    try {
      await awaiting(act());
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : String(error);
    }
    busy.value = false;
  };
  return { attempt, busy: busy.value, said: <Refused>{trouble.value}</Refused> };
}
