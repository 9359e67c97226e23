import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Edition } from '#kernel/edition/edition.ts';
import { Link, query } from '../router.tsx';
import { editionShelf } from './shelf.ts';
import { editionWording } from './words/index.ts';

interface Props {
  readonly game: string;
  readonly onChoose: (edition: Edition | undefined) => void;
}

/** With which figures a game is set up: its own, or those of an edition in this browser that has been tried. */
export function ChooseEdition({ game, onChoose }: Props) {
  const words = editionWording.value;
  const ready = editionShelf.of(game).filter(({ kept }) => kept.tried);
  const wished = query.peek().get('edition') ?? '';
  const chosen = useSignal(ready.some(({ id }) => id === wished) ? wished : '');
  const found = ready.find(({ id }) => id === chosen.value)?.kept;
  useEffect(() => onChoose(found?.edition), [chosen.value]);
  return (
    <div class="choose-edition">
      {ready.length > 0 ? (
        <label class="field">
          <span>{words.choose}</span>
          <select
            value={chosen.value}
            onChange={(event) => {
              chosen.value = event.currentTarget.value;
            }}
          >
            <option value="">{words.ordinary}</option>
            {ready.map(({ id, kept }) => (
              <option key={id} value={id}>
                {kept.edition.name}
              </option>
            ))}
          </select>
        </label>
      ) : undefined}
      {found ? <p class="quiet">{found.tried?.net ? words.netFits : words.netMisfits}</p> : undefined}
      <p>
        <Link href={`/components/${game}?editions`}>{words.make}</Link>
      </p>
    </div>
  );
}
