import { french, tally, type Word } from 'engawa';
import { COIN, PRESTIGE } from './fr-nouns.ts';
import type { DeedSentences } from './vocabulary.ts';

const { un, le, du, de, some, list } = french;

type Things = readonly { readonly what: Word }[];
type Way = { readonly what: Word; readonly from: Word; readonly to: Word };

/** `un bateau de bambou et 2 bateaux de pierre` */
const each = (tales: Things): string =>
  list(tally(tales, ({ what }) => what).map(([word, n]) => (n === 1 ? un(word) : some(n, word))));

/** Tiles of the deck: by name for whoever looks, by number for the others. */
const tiles = (tales: readonly { readonly what: Word; readonly hidden: boolean }[]): string => {
  if (!tales.some(({ hidden }) => hidden)) return list(tales.map(({ what }) => le(what)));
  return tales.length === 1 ? 'un bâtiment' : `${tales.length} bâtiments`;
};

const laid = (n: number): string => (n === 1 ? 'la pièce posée' : `les ${some(n, COIN)} posées`);

const inTurn = (parts: readonly string[]): string => parts.join(', puis ');

/** Two by two: each has gone to where the other one was. */
const swaps = (tales: readonly Way[], at: (place: Word) => string): string =>
  inTurn(
    tales.flatMap((x, i) => {
      const other = i + 1 < tales.length ? le(tales[i + 1].what) : 'celui';
      return i % 2 === 0 ? [`${le(x.what)} ${at(x.from)} contre ${other} ${at(x.to)}`] : [];
    }),
  );

const names = (words: readonly Word[]): string => list(words.map(({ name }) => name));

export const deeds: DeedSentences = {
  fleetTaken: ({ what }) => `prend ${le(what)}`,
  leftPort: (tales) => `sort ${each(tales)} du port`,
  boatReceived: (tales) => `reçoit ${each(tales)}`,
  boatOutOfStock: ({ what }) => `ne reçoit pas ${de(what)} : la réserve n’en a plus`,
  boatChosen: ({ what }) => `prend ${un(what)} comme troisième bateau`,

  bought: ({ what, of }) => `achète ${un(what)} pour ${some(of, COIN)}`,
  sold: ({ what, of }) => `vend ${un(what)} pour ${some(of, COIN)}`,

  placed: (tales) => `place ${inTurn(tales.map(({ what, to }) => `${un(what)} ${to}`))}`,
  placedNone: () => 'ne place aucun bateau',
  noBoatLeft: () => 'ne récolte ni ne construit : aucun bateau de ce tour n’est resté sur le plateau',
  harvested: (tales) => `récolte ${list(tales.map(({ what, from }) => `${un(what)} sur ${from}`))}`,
  ebisuTook: ({ what, from }) => `prend en plus ${un(what)} sur ${from}, grâce à Ebisu`,
  ebisuDeclined: () => 'ne prend pas de jeton de plus avec Ebisu',
  didNeither: () => 'ne récolte ni ne construit',

  tollPaid: ({ n, whom }) => `paie à ${whom} un péage de ${some(n, COIN)} (Ananda)`,
  built: ({ what, to }) => `construit ${le(what)} sur ${to}`,
  reserveBuilt: ({ what }) => `a construit ${le(what)} de sa réserve`,
  prestigeBeside: ({ n }) =>
    `gagne ${some(n, PRESTIGE)} pour ${n === 1 ? 'le torii ou le palais voisin' : 'les torii et palais voisins'}`,
  prestigeOfMountain: ({ n }) => `gagne ${some(n, PRESTIGE)} pour la montagne`,
  prestigeApart: ({ n }) => `gagne ${some(n, PRESTIGE)} pour un bâtiment isolé (Kagutsuchi)`,
  groupPaid: ({ n, of }) => `reçoit ${some(n, COIN)} pour un groupe de ${of} bâtiments`,
  shopPaid: ({ n, of }) => `reçoit ${some(n, COIN)} pour une échoppe dans un groupe de ${of} bâtiments`,

  kept: (tales) => `garde ${each(tales)} au port`,
  setAside: (tales) => `met de côté ${each(tales)}, faute de place au port`,
  exchangedNothing: () => 'n’échange aucun bateau',

  recruited: ({ what }) => `recrute ${what}`,
  tokensPaid: (tales) => `paie ${list(tales.map(({ what, n }) => (n === 1 ? un(what) : some(n, what))))}`,
  coinsOfRecruit: ({ n, from }) => `prend ${laid(n)} sur ${from}`,
  izanamiShare: ({ n, from }) => `prend aussi ${some(n, COIN)} sur ${from}, grâce à Izanami`,
  tokensDoubled: () => 'compte désormais double ses pions Prestige',
  coinsRevalued: () => 'compte désormais ses pièces par trois',
  recruitedNobody: () => 'ne recrute personne',
  turnEnded: () => 'termine son tour',

  powerUsed: ({ what }) => `utilise le pouvoir ${du(what)}`,
  reserved: ({ what }) => `réserve ${le(what)}`,
  lookedAt: ({ n, what }) =>
    `regarde ${n === 1 ? 'le premier bâtiment' : `les ${n} premiers bâtiments`} de la pioche avec ${le(what)}`,
  putOnTop: (tales) => `remet ${tiles(tales)} sur la pioche`,
  putUnder: (tales) => `remet ${tiles(tales)} sous la pioche`,
  slid: ({ what, from, to }) => `fait glisser ${un(what)} du passage ${from} à celui ${to}`,
  sanctified: ({ what, to }) => `place ${un(what)} sur ${to}`,
  tokenSwapped: (tales) => `échange ${swaps(tales, du)}`,
  boatSwapped: (tales) => `échange ${swaps(tales, (place) => `placé ${place}`)}`,
  boatRemoved: (tales) => `retire ${inTurn(tales.map(({ what, from }) => `${le(what)} placé ${from}`))}`,

  hetsukaPaid: ({ what, of }) => `donne ${un(what)} à Hetsuka contre ${some(of, COIN)}`,
  sanctuaryCleared: ({ from, of }) => `paie ${some(of, COIN)} à Kachiko et retire le sanctuaire ${du(from)}`,
  michimataPaid: ({ what }) => `donne ${un(what)} à Michimata contre un bateau d’or`,
  nakatsuPaid: ({ what }) => `donne ${un(what)} à Nakatsu`,
  raijinPaid: (tales) => `donne ${each(tales)} à Raijin contre un bateau d’or`,

  roundBegins: ({ n }) => `manche ${n}`,
  coinsLaid: (tales) =>
    `${names(tales.map(({ to }) => to))} ${tales.length === 1 ? 'reçoit' : 'reçoivent chacun'} ${some(tales[0].n, COIN)}`,
  specialistShown: (tales) =>
    `${tales.length === 1 ? 'nouveau spécialiste' : 'nouveaux spécialistes'} : ${names(tales.map(({ what }) => what))}`,
  buildingShown: (tales) =>
    `${tales.length === 1 ? 'nouveau bâtiment' : 'nouveaux bâtiments'} : ${list(tales.map(({ what }) => le(what)))}`,
  playsNext: (tales) => `ordre de jeu : ${tales.map(({ whom, what }) => `${whom} (${what})`).join(', ')}`,
  fleetShown: (tales) => `nouvelles flottes visibles : ${list(tales.map(({ what }) => what.short))}`,
  fleetsReturned: ({ n }) => `les ${n} flottes de la manche précédente repartent face cachée`,

  lastBuildingPlaced: ({ whom }) => `fin de partie : ${whom} a placé son dernier bâtiment`,
  boatsRanOut: ({ what }) => `fin de partie : la réserve n’a plus ${de(what)}`,
  specialistsRanOut: ({ n }) => `fin de partie : il ne reste que ${n} spécialistes à proposer`,
  buildingsRanOut: ({ n }) => `fin de partie : il ne reste que ${n} bâtiments à proposer`,
};
