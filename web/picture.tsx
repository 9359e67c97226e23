import { keyPictureOf } from './library.ts';
import { others } from './others.ts';
import quiet from './quiet-picture.svg?url';

interface PictureProps {
  readonly game: string;
  readonly class?: string;
  /** It stands where the eye falls first: it is not waited with until it comes into sight. */
  readonly first?: boolean;
}

/** The scene a game is known by. It says nothing that words beside it do not say; a game without one shows a veranda. */
export const KeyPicture = ({ game, class: own, first = false }: PictureProps) => (
  <img
    class={own === undefined ? 'key-picture' : `key-picture ${own}`}
    src={keyPictureOf(game, others.value ?? []) ?? quiet}
    alt=""
    width="480"
    height="300"
    loading={first ? 'eager' : 'lazy'}
    decoding="async"
  />
);
