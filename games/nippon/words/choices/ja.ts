import type { Choices } from '../vocabulary.ts';

export const choices: Choices = {
  supply: (slot, good) => `${slot}に${good}を供給する`,
  sell: (amount) => `${amount}を売る`,
  oust: (seat, tile, slot) => `${slot}の${tile}を${seat}に返す`,
  placeShip: (region) => `${region}に船を置く`,
  placeTrain: (region) => `${region}に鉄道を置く`,
  install: (good) => `${good}工場に+1の機械を設置する`,
  upgrade: (good) => `${good}工場の機械を+2に改良する`,
  climb: (n, steps) => `${steps}を${n}段上げる`,
  cover: (multiplier, achievement) => `${achievement}に${multiplier}を置く`,
};
