import type { CharacterWording } from './en.ts';

export const fr: CharacterWording = {
  styles: {
    random: 'Joue ce qui lui passe par la tête.',
    apprentice: 'Essaie de tout, pour voir.',
    merchant: 'Amasse d’abord et dépense tard.',
    trader: 'Construit dès qu’il y a quelque chose à construire.',
    director: 'Pense au dernier tour dès le premier.',
    master: 'Voit loin et n’a pas d’habitudes.',
  },
  rating: (points) => `Classement : environ ${points}.`,
};
