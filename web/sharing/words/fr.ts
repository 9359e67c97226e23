import type { SharingWording } from './en.ts';

export const fr: SharingWording = {
  share: 'Partager',
  title: 'Partager cette partie',
  alt: (game) => `Une image du plateau de ${game}, avec les noms et les points`,
  send: 'Envoyer…',
  address: 'Adresse',
  copyPicture: 'Copier l’image',
  copied: 'Copié.',
  notCopied: 'Ce navigateur n’a pas voulu la copier.',
  save: 'Enregistrer l’image de toute la table',
  frame: 'Cadre pour une autre page',
  frameLead: 'Mettez ceci dans une de vos pages, et la partie pourra y être revue.',
};
