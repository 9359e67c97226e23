import type { VacationWording } from './en.ts';

export const fr: VacationWording = {
  title: 'Vacances',
  lead: (days) =>
    `Pendant votre absence, les pendules de vos parties lentes s’arrêtent et on ne vous rappelle pas que c’est à vous. Vous avez ${days} jours par an ; chaque absence compte pour un jour au moins. Les parties en direct continuent, comme les tables ouvertes sans vacances.`,
  left: (days) => (days <= 1 ? `Il reste ${days} jour.` : `Il reste ${days} jours.`),
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  open: 'Jusqu’à mon retour',
  notices: 'M’avertir quand même quand c’est à moi',
  begin: 'Partir en vacances',
  change: 'Modifier',
  back: 'Je suis de retour',
  callOff: 'Annuler',
  on: (until) => `Vous êtes en vacances jusqu’au ${until}.`,
  planned: (from, until) => `Vous serez en vacances du ${from} au ${until}.`,
  kept: 'C’est noté : vos tables le savent.',
  home: 'Bon retour : vos pendules repartent.',
  away: (name, until) => `${name} : en vacances jusqu’au ${until}.`,
  soon: (name, from, until) => `${name} : en vacances du ${from} au ${until}.`,
  ownAway: (until) => `Vous êtes en vacances jusqu’au ${until} : votre pendule est arrêtée ici.`,
  allowed: 'La pendule s’arrête pendant les vacances de chacun.',
  forbidden: 'Les vacances ne comptent pas ici : la pendule continue.',
  wish: 'La pendule s’arrête pendant les vacances',
  tag: 'sans vacances',
};
