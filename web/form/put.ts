import type { Signal } from '@preact/signals';

/** A handler that puts a value into a signal. */
export const put =
  <T>(signal: Signal<T>, value: T) =>
  (): void => {
    signal.value = value;
  };

/** A handler that puts what it is given into a signal. */
export const into =
  <T>(signal: Signal<T>) =>
  (value: T): void => {
    signal.value = value;
  };
