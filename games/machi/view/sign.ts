import type { Drawn } from 'engawa/drawing';
import { CARD } from '../data/index.ts';
import { Icon, type Sign } from './blocks.ts';
import { familyOf } from './picture.ts';

/** Signs of what is no card, by thing or domain. */
const SIGNS: Readonly<Record<string, Sign>> = {
  wealth: 'wealth',
  honour: 'honour',
  rice: 'rice',
  mouths: 'eats',
  sabre: 'sabre',
  duel: 'sabre',
  launched: 'sabre',
  combat: 'sabre',
  clan: 'black',
  hand: 'villager',
  founder: 'villager',
  site: 'building',
  village: 'building',
  'deck:villager': 'villager',
  'deck:building': 'building',
};

/** A small picture of a thing, in a box of 20 by 20: of a card, the sign of its family. */
export function signOf(ref: string): Drawn | undefined {
  const [domain, id] = ref.split(':');
  const sign = id in CARD ? familyOf(CARD[id]) : (SIGNS[ref] ?? SIGNS[domain]);
  return sign && Icon({ of: sign });
}
