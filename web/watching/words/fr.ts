import type { WatchingWording } from './en.ts';

export const fr: WatchingWording = {
  title: 'Parties en cours',
  lead: 'Les plateaux du moment. Les parties des joueurs que vous suivez viennent en premier.',
  all: 'Toutes les parties en cours',
  follow: 'vous suivez',
  watched: (n) => (n === 1 ? '1 spectateur' : `${n} spectateurs`),
  over: 'terminée',
  chances: 'Chances de gagner',
  chancesLead: 'Un robot les estime d’après ce que vous voyez. Les joueurs ne les voient pas.',
  percent: (share) => `${Math.round(100 * share)}\u00a0%`,
  unknown: 'Aucun robot ne peut le dire ici.',
};
