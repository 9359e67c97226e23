import { effect, signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** How many things a page waits for. */
const awaited = signal(0);
/** So long what has arrived waits for the rest. */
const MOST_MS = 1500;

/** Something that belongs to the page is on its way. */
export function awaiting<T>(something: Promise<T>): Promise<T> {
  awaited.value++;
  return something.finally(() => {
    awaited.value--;
  });
}

/** Is everything there that the page asked for when it was opened? It is asked once the page has begun to show itself. */
export function useSettled(begun = true): boolean {
  const settled = useSignal(false);
  useEffect(() => {
    if (!begun || settled.peek()) return;
    const timer = setTimeout(() => {
      settled.value = true;
    }, MOST_MS);
    // What is asked for by what has just come counts too.
    const stop = effect(() => {
      if (awaited.value > 0) return;
      setTimeout(() => {
        if (awaited.peek() === 0) settled.value = true;
      }, 0);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [begun]);
  return settled.value;
}
