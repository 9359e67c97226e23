import { english } from 'engawa';
import { COINS_PER_POINT, PRESTIGE_TOKEN } from '../data/index.ts';

const { noun } = english;

export const COIN = noun('coin', {
  many: 'coins',
  effect: `Pays for boats and tolls; at the end every ${COINS_PER_POINT} are worth 1 VP.`,
});

export const PRESTIGE = noun('prestige token', {
  many: 'prestige tokens',
  effect: `${PRESTIGE_TOKEN} VP each at the end. Mountains, torii and palaces bring them to whoever builds there.`,
});
