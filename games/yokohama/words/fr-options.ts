import type { Words } from 'engawa';

/** Y-23: what a table may choose. */
export const options: Words['options'] = {
  mining: {
    name: 'Technique minière à Chinatown',
    about: 'Son cuivre supplémentaire vient une fois par visite à Chinatown, ou avec chaque cuivre acheté là.',
    values: { action: 'une fois par visite', exchange: 'à chaque échange' },
  },
  recall: {
    name: 'Rappel',
    about:
      'Le livret ne limite pas les assistants qui reviennent avec le président ; l’aide d’une édition ultérieure parle de ceux d’une zone.',
    values: { anyAreas: 'de n’importe quelles zones', oneArea: 'tous ceux d’une zone' },
  },
  placing: {
    name: 'Placement des assistants',
    about:
      'Le livret prévoit de placer un, deux ou trois assistants ; certaines tables permettent de n’en placer aucun.',
    values: { atLeastOne: 'au moins un', mayPass: 'on peut n’en placer aucun' },
  },
  twoPlayers: {
    name: 'À deux joueurs',
    about:
      'Une édition ultérieure bloque une case de l’Église et des Douanes, oppose un joueur fictif de 7,5 en technologie, donne les deux prix à qui est seul, et ne rappelle que d’une zone.',
    values: { first: 'comme la première édition', later: 'comme l’édition ultérieure' },
  },
};
