import { computed, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/** The address bar as a signal. Pages are plain functions of it. */
const address = signal(new URL(location.href));

export const path = computed(() => address.value.pathname);
export const query = computed(() => address.value.searchParams);

addEventListener('popstate', () => {
  address.value = new URL(location.href);
});

/** Has the reader come to this page from another one of the client? Then nothing on it has the focus yet. */
export let hasCome = false;

/** Goes to another page of the client. */
export function go(href: string, replace = false): void {
  const url = new URL(href, location.href);
  const samePage = url.pathname === address.value.pathname;
  if (replace) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  if (!samePage) hasCome = true;
  address.value = url;
  if (!samePage) scrollTo(0, 0);
}

interface LinkProps {
  readonly href: string;
  readonly class?: string;
  readonly 'aria-label'?: string;
  readonly tabIndex?: number;
  readonly children?: ComponentChildren;
}

/** A link within the client; with a modifier key the browser does what it always does. */
export function Link({ href, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    go(href);
  };
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
