import type { AnalysisWording } from './en.ts';

const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`;
const change = (share: number): string => `${share < -0.004 ? '−' : '+'}${Math.abs(Math.round(100 * share))}\u00a0%`;

/** `de Sasa`, `d’Aki` */
const de = (who: string): string => (/^[aeiouàâéèêëîïôûāēīōūœ]/i.test(who) ? `d’${who}` : `de ${who}`);

/** What is said about a finished game that is looked at again, in French. */
export const fr: AnalysisWording = {
  title: (game) => `${game} · ce qui s’est passé`,
  analyse: 'Analyser cette partie',
  working: (done, all) => `Recherche\u00a0: ${done} tours sur ${all}`,
  waiting: 'En attente…',
  kept: (seconds) => `recherché en ${seconds}\u00a0s, conservé`,
  notOver: 'Une partie s’analyse quand elle est finie.',
  failed: 'Cette partie ne peut pas être analysée\u00a0:',
  again: 'Réessayer',
  replay: 'Revoir',
  chances: 'Chances de gagner, après chaque tour',
  legend: 'tours coûteux, numérotés par coût · ○ avec le meilleur tour · ← → avancent',
  start: 'début',
  end: 'fin',
  turn: 'Tour',
  turnOf: (n, all, who) => `Tour ${n} sur ${all}, ${who}`,
  asTable: 'Les chances en tableau',
  whose: 'Les tours de',
  percent,
  change,
  costliest: (n, all) => `Tour le plus coûteux · ${n} sur ${all}`,
  next: 'suivant',
  gaveAway: (who, loss) => `${who} a cédé ${percent(loss)}`,
  did: (what) => `Joué\u00a0: ${what}.`,
  better: (what) => `Mieux\u00a0: ${what}.`,
  chance: (before, after) => `Les chances étaient de ${percent(before)}, puis de ${percent(after)}.`,
  chanceInstead: (chance) => `Avec le meilleur tour\u00a0: ${percent(chance)}.`,
  telling: 'Description des deux tours…',
  played: 'joué',
  flawless: (who) => `Aucun tour ${de(who)} n’a beaucoup coûté.`,
  onTurn: (who) => `Tour ${de(who)}`,
  fine: 'Rien de mieux n’a été trouvé.',
  verdicts: {
    fine: (n) => (n < 2 ? `${n} bon ou presque` : `${n} bons ou presque`),
    inaccuracy: (n) => (n < 2 ? `${n} imprécision` : `${n} imprécisions`),
    mistake: (n) => (n < 2 ? `${n} erreur` : `${n} erreurs`),
    blunder: (n) => (n < 2 ? `${n} gaffe` : `${n} gaffes`),
  },
  playOn: 'Jouer à partir d’ici',
  step: 'Suivre la ligne pas à pas',
  whole: 'Toute la ligne',
  look: 'Examiner de près',
  deeper: 'Examen de près…',
  looking: (done, all) => `Examen de près\u00a0: ${done} sur ${all}`,
  looked: 'Examiné de près ✓',
  accuracy: (who) => `Précision ${de(who)}`,
  accuracyMeans:
    'La précision est la moyenne de tous les tours\u00a0: 100 quand un tour ne cède rien, 64 quand il cède un dixième des victoires, 0 quand il les cède presque toutes. Chaque tour est jugé d’après ce que son joueur pouvait alors savoir.',
  turns: 'Tours',
  luckAndSkill: 'Chance et adresse',
  took: (even, result) => `D’un départ égal de ${percent(even)} à ${percent(result)}\u00a0:`,
  luck: 'Chance',
  skill: 'Adresse',
  luckMeans:
    'L’adresse est ce que les tours du joueur ont cédé et ce que ceux des autres ont donné\u00a0; la chance est le reste\u00a0: tirages, place à la table, ce que personne ne pouvait prévoir.',
  verdict: (luck, skill) =>
    Math.abs(luck) < 0.05 && Math.abs(skill) < 0.05
      ? 'Ni la chance ni l’adresse n’ont beaucoup décidé.'
      : Math.abs(luck) > 2 * Math.abs(skill)
        ? luck > 0
          ? 'Surtout de la chance.'
          : 'Surtout de la malchance.'
        : Math.abs(skill) > 2 * Math.abs(luck)
          ? skill > 0
            ? 'Surtout de l’adresse.'
            : 'Surtout les choix faits.'
          : 'Chance et adresse y ont eu à peu près la même part.',
  points: (n, ahead) => `${n} ${n < 2 ? 'point' : 'points'}${ahead > 0 ? `, ${ahead} d’avance` : ''}`,
  turnsPlayed: (n) => (n === 1 ? '1 tour' : `${n} tours`),
  bySource: 'Points par source',
  chooseMoment: 'choisissez un moment pour voir son plateau',
  openBoard: 'Ouvrir le plateau',
  moment: (n, all) => `Coup ${n} sur ${all}`,
  placesOf: 'Places',
};
