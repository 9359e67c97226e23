import type { ComponentChildren } from 'preact';

/** What stands in the way, said at once to everybody; nothing where nothing does. */
export const Refused = ({ children }: { readonly children: ComponentChildren }) =>
  children ? (
    <p class="refusal" role="alert">
      {children}
    </p>
  ) : null;
