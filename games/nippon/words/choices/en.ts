import { english } from 'engawa';
import type { Choices } from '../vocabulary.ts';

const { the, some } = english;

export const choices: Choices = {
  supply: (slot, good) => `Supply ${slot} with ${good}`,
  sell: (amount) => `Sell ${amount}`,
  oust: (seat, tile, slot) => `Return ${tile} on ${slot} to ${seat}`,
  placeShip: (region) => `Place the ship in ${region}`,
  placeTrain: (region) => `Place the train in ${region}`,
  install: (good) => `Install a +1 machine in your ${good.short} factory`,
  upgrade: (good) => `Upgrade the machine of your ${good.short} factory to +2`,
  climb: (n, steps) => `Climb ${some(n, steps)}`,
  cover: (multiplier, achievement) => `Put ${multiplier} on ${the(achievement)}`,
};
