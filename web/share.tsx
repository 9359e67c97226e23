import { useSignal } from '@preact/signals';
import { analysisWording } from './analysis/words/index.ts';

interface ShareProps {
  /** The address on this server. */
  readonly path: string;
  readonly title: string;
}

/** Hands an address on: by the way the device has for it, else as a copy. */
export function Share({ path, title }: ShareProps) {
  const words = analysisWording.value;
  const said = useSignal('');
  const share = async () => {
    const url = new URL(path, location.origin).href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        said.value = words.copied;
      }
    } catch {
      // Whoever turned back, or may not copy, still has the address bar.
    }
  };
  return (
    <>
      <button type="button" onClick={() => void share()}>
        {words.share}
      </button>
      <span class={said.value ? 'quiet' : 'for-readers'} role="status">
        {said.value}
      </span>
    </>
  );
}
