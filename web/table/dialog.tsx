import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { wording } from '../words/index.ts';

interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** It takes the whole screen. */
  readonly full?: boolean;
}

/** A window over the table. Escape, the close button and a click beside it close it; focus returns where it was. */
export function Dialog({ title, children, onClose, wide, full }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which a dialog has by itself.
    <dialog
      ref={element}
      class={full ? 'dialog full' : wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === element.current) element.current?.close();
      }}
    >
      <div class="dialog-sheet">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" class="plain" onClick={() => element.current?.close()}>
            {wording.value.table.closeMenu}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
