import type { Words } from 'engawa';

/** M-24: how a table may read the rulebook. */
export const readings: Words['options'] = {
  blockedFounder: {
    name: 'Fondateurs des bâtiments bloqués',
    about: 'Le livret interdit en automne de quitter un bâtiment bloqué ; des fondateurs pris en été, il ne dit rien.',
    values: { stays: 'nul ne quitte un bâtiment bloqué', mayFound: 'peuvent fonder un chantier' },
  },
  outside: {
    name: 'Samouraïs dehors',
    about:
      'Le livret parle de fondateurs venus de la main ou d’un bâtiment, et de déménagements entre bâtiments ; pas des samouraïs dehors.',
    values: { free: 'peuvent fonder, entrer et sortir', stay: 'restent dehors' },
  },
  famine: {
    name: 'Famine et samouraïs dehors',
    about: 'Le livret prend d’abord les derniers posés sur un bâtiment ; qui est dehors n’est sur aucun.',
    values: { any: 'toujours au choix', buildingsFirst: 'seulement s’il n’y a plus personne sur un bâtiment' },
  },
  returning: {
    name: 'Revenir en automne',
    about: 'On ne réorganise pas les piles, dit l’auteur ; qui part et revient changerait de place dans la sienne.',
    values: { endOfStack: 'permis, au bout de la pile', never: 'jamais dans un bâtiment quitté cet automne' },
  },
  events: {
    name: 'Événements',
    about: 'Le livret dit seulement « pendant le tour du joueur » ; les saisons des cartes sont les nôtres.',
    values: { seasons: 'à leur saison et à leur phase', ownTurn: 'à tout moment de son tour' },
  },
};
