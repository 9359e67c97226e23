import {
  ACTIVATION,
  BONUS_HONOUR,
  BONUS_ON,
  BONUS_RICE,
  BONUS_WEALTH,
  BUILDING_TYPE,
  CAPACITY,
  CLAN,
  COLOUR,
  FIRST_BUILDING,
  HONOUR,
  isBuilding,
  isVillager,
  isYakuza,
  RICE,
  SABRES,
  WEALTH,
} from '../data/index.ts';
import type { MachiWords } from '../words/vocabulary.ts';
import type { Labels } from './labels.ts';

/** Cards in a few words. */

export const nameOf = (words: MachiWords, card: number): string => words.names.card[card];

/** `2W1R`, or nothing. */
export function output(labels: Labels, wealth: number, honour: number, rice: number): string {
  return [wealth, honour, rice].map((n, i) => (n > 0 ? `${n}${labels.outputs[i]}` : '')).join('');
}

const printed = (labels: Labels, card: number): string => output(labels, WEALTH[card], HONOUR[card], RICE[card]);

/** What a villager gives on a building (M-10.2, M-10.4). */
export function outputOn(labels: Labels, villager: number, building: number): string {
  const home = COLOUR[villager] === COLOUR[building] ? 1 : 0;
  const bonus = BONUS_ON[villager] === BUILDING_TYPE[building] ? 1 : 0;
  return output(
    labels,
    home * WEALTH[villager] + bonus * BONUS_WEALTH[villager],
    home * HONOUR[villager] + bonus * BONUS_HONOUR[villager],
    home * RICE[villager] + bonus * BONUS_RICE[villager],
  );
}

export const sabres = (labels: Labels, card: number): string => labels.sabre.repeat(SABRES[card]);

/** The name of the kind of building on which a villager has his bonus. */
function bonus(labels: Labels, words: MachiWords, villager: number): string {
  if (BONUS_ON[villager] < 0) return '';
  const type = BUILDING_TYPE.indexOf(BONUS_ON[villager], FIRST_BUILDING);
  const gain = output(labels, BONUS_WEALTH[villager], BONUS_HONOUR[villager], BONUS_RICE[villager]);
  return `${nameOf(words, type).replace(/ \d+$/, '')} +${gain}`;
}

/** A card of a hand or the flop, with everything printed on it. */
export function describe(labels: Labels, words: MachiWords, card: number): string {
  const parts: string[] = [];
  if (isYakuza(card)) parts.push(words.names.clan[CLAN[card]], sabres(labels, card));
  else if (isVillager(card)) {
    parts.push(labels.colours[COLOUR[card]], printed(labels, card), sabres(labels, card), bonus(labels, words, card));
  } else if (isBuilding(card)) {
    parts.push(labels.colours[COLOUR[card]], `${ACTIVATION[card]}/${CAPACITY[card]}`, printed(labels, card));
  } else return nameOf(words, card);
  return `${nameOf(words, card)} [${parts.filter((part) => part !== '').join(' ')}]`;
}
