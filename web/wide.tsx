import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useEdges } from './edges.ts';

/** What may be wider than the page, and scrolls by itself; a shade says so. */
export function Wide({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  const part = useRef<HTMLDivElement>(null);
  useEdges(part);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
    <div class="scroll-x" ref={part} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}
