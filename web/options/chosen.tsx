import type { Options } from '#kernel';
import { settings } from '../settings/settings.ts';
import { optionValue } from '../words/index.ts';
import { optionsOf } from './of.ts';

/** How a table plays where that is not the usual way, in a line; nothing where it is. */
function chosenWords(game: string, options: Options | undefined): string {
  const said = optionsOf(game).flatMap(({ id, values, words }) => {
    const value = options?.[id];
    if (value === undefined || value === values[0]) return [];
    const own = words[settings.value.language];
    return [`${own?.name ?? id}: ${optionValue(own, value)}`];
  });
  return said.join(' · ');
}

interface ChosenProps {
  readonly game: string;
  readonly options: Options | undefined;
}

export function Chosen({ game, options }: ChosenProps) {
  const said = chosenWords(game, options);
  return said === '' ? null : <p class="game-words quiet chosen-options">{said}</p>;
}
