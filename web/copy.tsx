import { useSignal } from '@preact/signals';
import { houseWording } from './words/house/index.ts';
import { wording } from './words/index.ts';

interface CopyProps {
  readonly value: string;
  /** What is copied, for whoever does not see what stands beside the button. */
  readonly name: string;
  readonly plain?: boolean;
}

/** A button that copies a text, and says so. */
export function Copy({ value, name, plain = false }: CopyProps) {
  const { replay } = wording.value;
  const { lobby } = houseWording.value;
  const copied = useSignal(false);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => {
        copied.value = true;
      },
      () => undefined,
    );
  return (
    <>
      <button type="button" class={plain ? 'plain' : undefined} aria-label={`${lobby.copy}: ${name}`} onClick={copy}>
        {copied.value ? replay.copied : lobby.copy}
      </button>
      <span class="for-readers" role="status">
        {copied.value ? replay.copied : ''}
      </span>
    </>
  );
}
