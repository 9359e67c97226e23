import { french, type Word } from 'engawa';
import * as data from '../../data/index.ts';
import type { MachiWords } from '../vocabulary.ts';
import { counted, type Drawn } from './drawn.ts';
import { byBuilding } from './settled.ts';

const { proper, un, le, du, au, de, some, list, doing } = french;

/** Where samurai are who are in no building. */
export const OUTSIDE = 'dehors';

const sacks = (n: number): string => `${n} ${n < 2 ? 'sac' : 'sacs'} de riz`;
/** `de Sasaki`, `d’Aki`, `de Sire Grue` */
const from = (whom: string): string => de(proper(whom, { aspirated: /^h/i.test(whom) }));
/** `la Brasserie 2 de Sasaki` */
const of = (whom: string, what: Word): string => `${le(what)} ${from(whom)}`;
/** `Mitsuko (Sasaki)`: people are not anybody’s. */
const under = (whom: string, what: Word): string => `${le(what)} (${whom})`;
const all = (tales: readonly { readonly what: Word }[]): string => list(tales.map(({ what }) => le(what)));
const cards = (tales: readonly Drawn[]): string => list(counted(tales, le, some));

export const deeds: MachiWords['deeds'] = {
  winterBegan: ({ n, of: years }) => `Hiver, année ${n} sur ${years}`,
  springBegan: ({ n, of: years, whom }) => `Printemps, année ${n} sur ${years} : ${whom} commence`,
  summerBegan: ({ n, of: years }) => `Été, année ${n} sur ${years}`,
  autumnBegan: ({ n, of: years, whom }) => `Automne, année ${n} sur ${years} : ${whom} commence`,
  yearScored: ({ n }) => `Décompte de l’année ${n}`,

  fed: ({ n, of: mouths }) =>
    `nourrit ${mouths} villageois sur une récolte ${n === 1 ? 'd’un sac de riz' : `de ${sacks(n)}`}`,
  wentShort: ({ n, of: mouths }) =>
    `${n === 0 ? 'n’a pas de riz' : n === 1 ? 'n’a qu’un sac de riz' : `n’a que ${sacks(n)}`} pour ${mouths} villageois : ${mouths - n} ${mouths - n < 2 ? 'doit' : 'doivent'} partir`,
  starved: (tales) => `perd ${all(tales)} faute de riz`,
  finished: (tales) => `achève ${all(tales)}`,

  fell: ({ what }) => `perd ${le(what)}, où il ne reste personne`,
  succeeded: ({ what, to }) => `voit ${le(what)} devenir fondateur ${du(to)}`,
  activated: ({ what }) => `active ${le(what)}`,
  stopped: ({ what }) => `n’a plus assez de monde dans ${le(what)} pour l’activer`,
  yakuzaReturned: ({ what }) => `reprend ${what} en main`,

  laidOut: (tales) => `${tales.length === 1 ? 'nouvelle carte visible' : 'nouvelles cartes visibles'} : ${all(tales)}`,
  tookOpen: ({ what }) => `prend ${le(what)} parmi les cartes visibles`,
  drew: (tales) => `pioche ${cards(tales)}`,
  reshuffled: ({ what }) => `la défausse est mélangée et devient la nouvelle ${what}`,
  cleared: ({ n }) =>
    n === 1
      ? 'la carte visible restante passe sous sa pioche'
      : `les ${n} cartes visibles restantes passent sous leurs pioches`,
  attacked: ({ what, to, whom }) => `envoie ${what} bloquer ${of(whom, to)}`,
  attackMoved: ({ what, from: building, to, whom }) => `déplace ${what} ${du(building)} pour bloquer ${of(whom, to)}`,
  defended: ({ what, to }) => `envoie ${what} défendre ${le(to)}`,
  defenceMoved: ({ what, from: building, to }) => `déplace ${what} ${du(building)} pour défendre ${le(to)}`,

  opened: (tales) => {
    const [{ what, hidden }] = tales;
    const founders = tales.map(({ to, from: place }) => `${le(to)}${place ? ` venant ${du(place)}` : ''}`);
    if (hidden && tales.length > 1) return `ouvre ${tales.length} chantiers, avec pour fondateurs ${list(founders)}`;
    if (tales.length > 1)
      return `ouvre les chantiers ${list(tales.map((tale, i) => `${du(tale.what)} (fondateur : ${founders[i]})`))}`;
    return `ouvre ${hidden ? 'un chantier' : `le chantier ${du(what)}`} (fondateur : ${founders[0]})`;
  },
  closedSites: () => 'en a fini avec les chantiers',
  hurried: ({ what }) => `fait achever aussitôt ${le(what)} par ses charpentiers`,
  hurriedNothing: () => 'n’achève aucun chantier d’avance',
  settled: (tales) => doing(byBuilding(tales).map(([to, who]) => `installe ${list(who.map(le))} dans ${le(to)}`)),
  camped: (tales) => `poste ${all(tales)} en dehors des bâtiments`,
  settledAll: () => 'en a fini avec les installations',

  challenged: ({ what, to, whom }) => `défie ${under(whom, to)} avec ${le(what)}`,
  accepted: ({ what }) => `accepte le duel et fait combattre ${le(what)}`,
  refused: ({ what, n }) => `refuse le duel pour ${le(what)} et perd ${n} PV`,
  refusedFreely: ({ what }) => `refuse le duel pour ${le(what)} sans rien perdre, grâce au Tribunal`,
  mustFight: ({ what }) => `doit se battre : ${le(what)} ne peut pas refuser`,
  drewCombat: ({ n }) => `pioche ${n} cartes de combat`,
  laidCombat: ({ what, hidden }) => `pose ${hidden ? 'une carte de combat' : un(what)} face cachée`,
  exchanged: ({ what, to, n, of: lost, whom }) =>
    `joue ${un(what)} contre ${le(to)} ${from(whom)} : ${n} à ${lost} en sabres`,
  won: ({ what, n, of: lost }) => `gagne le duel contre ${le(what)}, ${n} à ${lost}`,
  wonAtHome: ({ what, n }) => `gagne le duel contre ${le(what)} grâce au Château, à ${n} partout`,
  drawnDuel: ({ to, n }) => `finit le duel contre ${le(to)} à égalité, ${n} partout`,
  beaten: ({ what }) => `perd ${le(what)} au duel`,

  closedDuels: () => 'en a fini avec les duels et les événements',
  moved: ({ what, from: place, to }) =>
    place.name === OUTSIDE ? `fait entrer ${le(what)} dans ${le(to)}` : `déplace ${le(what)} ${du(place)} ${au(to)}`,
  swapped: ({ what, to }) => `échange ${le(what)} et ${le(to)}`,
  withdrew: ({ what, from: place }) => `fait sortir ${what} ${du(place)}`,
  movedOut: () => 'n’a plus de déménagement possible, ce qui termine le tour',

  wanted: ({ what, to, whom }) => `joue ${le(what)} pour qu’on puisse défier ${under(whom, to)} cette année`,
  embezzled: ({ what, to, whom }) => `joue ${le(what)} pour prendre la richesse ${du(to)} ${from(whom)} cette année`,
  married: ({ what, from: mine, to, whom }) => `joue ${le(what)} pour échanger ${le(mine)} contre ${under(whom, to)}`,
  betrayed: ({ what, from: event, whom }) => `joue ${le(event)} pour prendre en main ${what}, yakuza ${from(whom)}`,
  madeTruce: ({ what }) => `joue ${le(what)} pour interdire les duels cette année`,
  trained: ({ what, to }) => `joue ${le(what)} pour donner +${data.SWORD_MASTER} en duel ${au(to)} cette année`,
  celebrated: ({ what }) => `joue ${le(what)} pour piocher ${data.FESTIVAL_DRAWS} cartes`,
  flooded: ({ what }) => `joue ${le(what)} pour détruire tous les Ports construits`,
  drowned: ({ what, to }) => `perd dans le tsunami ${le(what)} et son fondateur, ${le(to)}`,
  swamHome: (tales) => `reprend ${all(tales)} en main`,
  burnt: ({ what, to, whom }) => `joue ${le(what)} pour brûler ${of(whom, to)} (de nouveau en chantier)`,
  harvested: ({ what }) => `joue ${le(what)} pour avoir ${sacks(data.HARVEST_RICE)} de plus au prochain hiver`,
  parched: ({ what }) =>
    `joue ${le(what)} pour réduire les rizières des autres à ${sacks(data.DROUGHT_RICE)} au prochain hiver`,
  laboured: ({ what, to }) => `joue ${le(what)} pour achever aussitôt ${le(to)}`,
  studiedPlans: ({ what }) => `joue ${le(what)} pour garder ${data.PLANS_TAKE} cartes Bâtiment sur ${data.PLANS_LOOK}`,
  keptPlan: (tales) =>
    tales[0].hidden
      ? `garde ${tales.length === 1 ? 'une carte Bâtiment' : `${tales.length} cartes Bâtiment`}`
      : `garde ${all(tales)}`,

  tookWealth: ({ n, from: building, whom }) =>
    `prend ${n} ${n < 2 ? 'richesse' : 'richesses'} ${du(building)} ${from(whom)}`,
  produced: ({ n, of: honour }) =>
    `produit ${list([
      ...(n > 0 ? [`${n} ${n < 2 ? 'richesse' : 'richesses'}`] : []),
      ...(honour > 0 ? [`${honour} ${honour < 2 ? 'honneur' : 'honneurs'}`] : []),
    ])} cette année`,
  scoredWealth: ({ n }) => `marque ${n} PV pour la richesse`,
  scoredHonour: ({ n }) => `marque ${n} PV pour l’honneur`,

  ended: ({ n }) => `L’année ${n} était la dernière : la partie est terminée`,
  becameShogun: ({ n }) => `devient shogun avec ${n} PV`,
  wonByHonour: ({ n, of: honour }) =>
    `devient shogun : à égalité à ${n} PV, mais avec le plus d’honneur la dernière année, ${honour}`,
  wonByWealth: ({ n, of: wealth }) =>
    `devient shogun : à égalité à ${n} PV et en honneur, mais avec le plus de richesse la dernière année, ${wealth}`,
  sharedVictory: ({ n }) => `partage la victoire : à égalité à ${n} PV, en honneur et en richesse`,
};
