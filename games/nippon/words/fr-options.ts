import type { Words } from 'engawa';

/** N-19: what a table may choose. */
export const options: Words['options'] = {
  silk: {
    name: 'La soierie aux 2 000 yens de plus',
    about: 'Sa tuile parle de Consolider ; le revenu de fin de partie ne parle que du niveau de Monnaie.',
    values: { consolidating: 'en consolidant', always: 'aussi à la fin de la partie' },
  },
  overseas: {
    name: 'Égalité avec les compagnies étrangères',
    about:
      'Elles comptent comme un joueur pour la majorité, mais le livret partage les points entre les joueurs à égalité.',
    values: { share: 'elles prennent une part, perdue', behind: 'elles passent après les joueurs' },
  },
  third: {
    name: 'Égalité pour la troisième place',
    about: 'Le livret additionne les points des places à égalité ; après la troisième, il n’y a rien à ajouter.',
    values: { shared: 'ses points sont partagés', full: 'chacun les marque tous' },
  },
  symbols: {
    name: 'Symboles Monnaie',
    about:
      'Un symbole compte une fois complètement révélé ; les deux tuiles qui le couvrent n’étaient que sur une image perdue.',
    values: { sameKind: 'sous deux bateaux ou deux trains', shipAndTrain: 'sous un bateau et un train' },
  },
};
