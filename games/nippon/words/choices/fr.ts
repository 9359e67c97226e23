import { french } from 'engawa';
import type { Choices } from '../vocabulary.ts';

const { le, de, some } = french;

export const choices: Choices = {
  supply: (slot, good) => `Approvisionner ${slot} en ${good}`,
  sell: (amount) => `Vendre ${amount}`,
  oust: (seat, tile, slot) => `Rendre la ${tile} ${de(slot)} à ${seat}`,
  placeShip: (region) => `Placer le bateau dans la région ${region}`,
  placeTrain: (region) => `Placer le train dans la région ${region}`,
  install: (good) => `Installer une machine +1 dans votre usine ${de(good)}`,
  upgrade: (good) => `Passer à +2 la machine de votre usine ${de(good)}`,
  climb: (n, steps) => `Monter de ${some(n, steps)}`,
  cover: (multiplier, achievement) => `Poser ${multiplier} sur ${le(achievement)}`,
};
