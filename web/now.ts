import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const TICK_MS = 1000;

/** The time, told anew every second while that is of use. */
export function useNow(running: boolean): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    now.value = Date.now();
    if (!running) return undefined;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  return now.value;
}
