import { useSignal } from '@preact/signals';
import { late } from '../late.tsx';
import { wordsHere } from '../words/reader.ts';
import type { Shared } from './picture.ts';
import { sharingWording } from './words/index.ts';

const ShareDialog = late(() => import('./dialog.tsx').then((m) => wordsHere().then(() => m.ShareDialog)));

/** A button that hands a game on: its address, its picture, a frame. */
export function Share(props: Shared) {
  const open = useSignal(false);
  const close = () => {
    open.value = false;
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => (open.value = true)}>
        {sharingWording.value.share}
      </button>
      {open.value ? <ShareDialog {...props} onClose={close} /> : undefined}
    </>
  );
}
