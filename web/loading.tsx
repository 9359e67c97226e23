import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Link } from './router.tsx';
import { awaiting } from './settled.ts';
import { wording } from './words/index.ts';

/** The value of a promise, once it is there; `failed` says that it never will be. */
export function useLoaded<T>(load: () => Promise<T>, keys: readonly unknown[]) {
  const state = useSignal<{ value?: T; failed?: unknown; done: boolean }>({ done: false });
  useEffect(() => {
    let current = true;
    state.value = { done: false };
    awaiting(load()).then(
      (value) => {
        if (current) state.value = { value, done: true };
      },
      (failed: unknown) => {
        if (current) state.value = { failed, done: true };
      },
    );
    return () => {
      current = false;
    };
  }, keys);
  return state.value;
}

export const Loading = () => (
  <main class="page" id="content" aria-busy="true">
    <p class="quiet" role="status">
      {wording.value.errors.loading}
    </p>
  </main>
);

interface NoticeProps {
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** A page that says what is missing and how to go on. */
export const Notice = ({ title, children }: NoticeProps) => (
  <main class="page notice" id="content">
    <h1>{title}</h1>
    {children}
  </main>
);

/** What was looked for is not there, or cannot be opened: the way home. */
export const Gone = ({ title, why }: { readonly title: string; readonly why: string }) => (
  <Notice title={title}>
    <p>{why}</p>
    <Link class="button primary" href="/">
      {wording.value.errors.home}
    </Link>
  </Notice>
);
