import {
  ACTIVATION,
  BONUS_ON,
  CAPACITY,
  CARDS,
  CLAN,
  COLOUR,
  isBuilding,
  isVillager,
  isYakuza,
  OUTPUT,
  type Output,
  SABRES,
} from '../data/index.ts';
import type { MachiWords } from '../words/vocabulary.ts';

/** Cards in a few words. */

/** `2W1R`, or nothing. */
export const output = ({ things }: MachiWords, of: Output): string =>
  (['wealth', 'honour', 'rice'] as const).map((id) => (of[id] > 0 ? `${of[id]}${things[id].short}` : '')).join('');

export const sabres = ({ things }: MachiWords, card: number): string => things.sabre.short.repeat(SABRES[card]);

/** The kind of building on which a villager has his bonus, and the bonus. */
function bonus(words: MachiWords, villager: number): string {
  const more = CARDS[villager].type.bonus;
  return more ? `${words.names.kind[BONUS_ON[villager]]} +${output(words, more.output)}` : '';
}

/** A card of a hand or the flop, with everything printed on it. */
export function describe(words: MachiWords, card: number): string {
  const { names } = words;
  const colour = names.colour[COLOUR[card]]?.short;
  const parts: string[] = [];
  if (isYakuza(card)) parts.push(names.clan[CLAN[card]].name, sabres(words, card));
  else if (isVillager(card)) parts.push(colour, output(words, OUTPUT[card]), sabres(words, card), bonus(words, card));
  else if (isBuilding(card)) parts.push(colour, `${ACTIVATION[card]}/${CAPACITY[card]}`, output(words, OUTPUT[card]));
  else return names.card[card].name;
  return `${names.card[card]} [${parts.filter((part) => part !== '').join(' ')}]`;
}
