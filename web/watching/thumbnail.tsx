import { useSignal } from '@preact/signals';
import type { Summary } from '#wire';
import { KeyPicture } from '../picture.tsx';
import { pictureOf } from '../sharing/picture.ts';

/** The board of a table as it stands; where the server has none, the scene the game is known by. It says nothing that words beside it do not say. */
export function Thumbnail({ table, game, seq }: Pick<Summary, 'table' | 'game' | 'seq'>) {
  const failed = useSignal(false);
  if (failed.value) return <KeyPicture game={game} />;
  return (
    <img
      class="thumbnail"
      src={`${pictureOf(table, 'thumbnail')}&seq=${seq}`}
      alt=""
      width="480"
      height="300"
      loading="lazy"
      decoding="async"
      onError={() => {
        failed.value = true;
      }}
    />
  );
}
