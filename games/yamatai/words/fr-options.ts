import type { Words } from 'engawa';

/** T-20: what a table may choose. */
export const options: Words['options'] = {
  harvest: {
    name: 'Récolte',
    about: 'Le livret donne un jeton pour chaque bateau placé ; certaines tables permettent de s’arrêter avant.',
    values: { whole: 'un jeton par bateau', mayStop: 'on peut s’arrêter avant' },
  },
  tomoe: {
    name: 'L’or de Tomoe',
    about:
      'La règle générale compte les transactions par tour, la tuile Tomoe par manche ; à deux, une manche compte deux tours chacun.',
    values: { turn: 'à chaque tour', round: 'une fois par manche' },
  },
};
