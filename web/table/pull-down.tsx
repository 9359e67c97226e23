import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface PullDownProps {
  readonly class: string;
  /** What it is called where its handle shows a sign only. */
  readonly name?: string;
  readonly handle: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A sheet that a button opens. It closes when something in it is chosen, on Escape, and on a press elsewhere. */
export function PullDown({ class: looks, name, handle, children }: PullDownProps) {
  const sheet = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (sheet.current) sheet.current.open = false;
  };
  useEffect(() => {
    const away = ({ target }: PointerEvent) => {
      if (!sheet.current?.contains(target as Node)) close();
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !sheet.current?.open) return;
      // The table has other uses for this key.
      event.stopPropagation();
      close();
      sheet.current.querySelector<HTMLElement>('summary')?.focus();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', leave, true);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', leave, true);
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key that presses what is in it is a click too.
    <details
      class={looks}
      ref={sheet}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('button, a')) close();
      }}
    >
      <summary aria-label={name}>{handle}</summary>
      <div class="menu-sheet">{children}</div>
    </details>
  );
}
