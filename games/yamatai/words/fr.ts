import { french, Word } from 'engawa';
import {
  AMATERATSU_TOKEN,
  BUILDING_ROW,
  BUILDINGS,
  COINS_PER_ROUND,
  DISCOUNT,
  EXTRA_PORT,
  FLEETS,
  FU_HI_COINS_PER_POINT,
  HETSUKA_COINS,
  ISLANDS,
  ISOLATED_PRESTIGE,
  KACHIKO_PRICE,
  KINDS,
  PEEKED,
  PORT,
  REMOVED,
  ROW,
  SPECIALISTS,
  SUSANOO_SELL,
  TOLL,
  TOMOE_PRICE,
} from '../data/index.ts';
import { deeds } from './fr-deeds.ts';
import { COIN, PRESTIGE } from './fr-nouns.ts';
import { options } from './fr-options.ts';
import { placesOf } from './places.ts';
import { reasons } from './reasons/fr.ts';
import { remarks } from './remarks/fr.ts';
import type { Phrases, YamataiWords } from './vocabulary.ts';

const { m, f, proper, un, le, du, some, list, colon } = french;

const WOODS = ['de bambou', 'de bois', 'de pierre', 'd’argile', 'd’or'];
const MATERIALS = ['bambou', 'bois', 'pierre', 'argile', 'or'];
const MANY = ['bambous', 'bois', 'pierres', 'argiles', 'ors'];
const KIND_NAMES = ['maison', 'échoppe', 'torii', 'palais'];
const SIDES = ['au nord', 'à l’est', 'au sud', 'à l’ouest'];

const ISLAND_NAMES = ISLANDS.map(({ name }) => name);

/** A Japanese name keeps its h. */
const ISLAND_WORDS = ISLAND_NAMES.map((name) => proper(name, { aspirated: name.startsWith('H') }));

const phrases: Phrases = {
  powers: {
    reserve_building: 'réserver un bâtiment',
    peek_buildings: `regarder ${PEEKED} bâtiments`,
    slide_boat: 'faire glisser un bateau',
    place_sanctuary: 'placer un sanctuaire',
    swap_culture: 'échanger 2 jetons Culture',
    remove_boats: `retirer jusqu’à ${REMOVED} bateaux`,
    swap_boats: 'échanger 2 bateaux',
    build_discount: `construire avec ${DISCOUNT} bateau de moins`,
  },
  noPower: 'sans pouvoir',
  powerUsed: 'pouvoir utilisé',
  powerUnused: 'pouvoir non utilisé',
  anyBoat: 'un bateau au choix',
  round: (n) => `Manche ${n}`,
  order: 'Ordre de jeu',
  sea: 'L’archipel',
  fleets: 'Flottes',
  faceDown: (n) => `${n} face cachée`,
  buildings: 'Bâtiments',
  specialists: 'Spécialistes',
  deck: (n) => `pioche ${n}`,
  known: 'Ce que vous savez de la pioche, depuis le dessus (~ ordre inconnu) :',
  unknown: (n) => `${n} inconnus`,
  looking: 'Dessus de la pioche',
  cultures: 'Jetons Culture',
  built: 'Construits (PV)',
  reserved: 'Réservés',
  reservedBy: (seat) => `Réservés par ${seat} : `,
  colon,
  coins: (n) => some(n, COIN),
  points: (n) => `${n} PV`,
  pointsNow: 'PV si fin immédiate',
  ready: (n) => `✓ ${n} ${n > 1 ? 'îles' : 'île'}`,
  missing: (boats) => `manque ${boats} ${boats > 1 ? 'bateaux' : 'bateau'}`,
  short: (boats) => `manque ${boats}`,
  notForSale: '–',
  ending: 'Vers la fin',
  opponents: 'Adversaires',
  players: 'Joueurs',
  you: (name) => `${name} (vous)`,
  mapKey: [
    'Passages, nommés d’après les îles voisines : ~ libre, ou un bateau, avec * s’il est de ce tour :',
    'V bambou, M bois, N pierre, R argile, J or. Îles : ^ montagne ; kak kaki, thé, gly glycine,',
    'ind indigo, riz, cam camélia ; [B] bâtiment de Bleu (O Orange, V Violet, G Gris) ; Tor torii,',
    'Pal palais, San sanctuaire. A> à E> sont les départs ; les lignes se rejoignent en o.',
  ],
  over: 'La partie est terminée',
  remarks,
  choices: {
    buy: (boat, price) => `Acheter ${un(boat)} pour ${some(price, COIN)}`,
    sell: (boat, price) => `Vendre ${un(boat)} pour ${some(price, COIN)}`,
    power: (fleet, power) => `Utiliser le pouvoir ${du(fleet)} : ${power}`,
    gather: (token, island) => `Récolter ${le(token)} ${du(island)}`,
    swapToken: (token, island) => `Échanger ${le(token)} ${du(island)}`,
    withToken: (token, island) => `L’échanger contre ${le(token)} ${du(island)}`,
    swapBoat: (boat, space) => `Échanger ${le(boat)} placé ${space}`,
    withBoat: (boat, space) => `L’échanger contre ${le(boat)} placé ${space}`,
    remove: (boat, space) => `Retirer ${le(boat)} placé ${space}`,
    slide: (boat, from, to) => `Faire glisser ${le(boat)} placé ${from} vers le passage ${to}`,
  },
};

const cargo = (boats: readonly number[], more: readonly string[] = []): string =>
  list([...boats.map((boat) => MATERIALS[boat]), ...more]);

/** `2 bambous, 1 bois et 1 or`: what a building asks for. */
const needs = (boats: readonly number[]): string =>
  list(
    [...new Set(boats)].map((boat) => {
      const n = boats.filter((other) => other === boat).length;
      return `${n} ${n === 1 ? MATERIALS[boat] : MANY[boat]}`;
    }),
  );

/** `un bateau de bambou et un bateau de pierre`, `deux bateaux de bambou` */
const twoBoats = (first: Word, second: Word): string =>
  first.name === second.name ? `deux ${first.many}` : `${un(first)} et ${un(second)}`;

const DOES = [
  `vos pions Prestige valent ${AMATERATSU_TOKEN} PV`,
  `qui construit à côté de vous vous paie ${some(TOLL, COIN)}`,
  'vos torii et palais donnent aussi les bonus',
  'à la récolte, 1 jeton de plus, de n’importe quelle île',
  `1 PV par ${FU_HI_COINS_PER_POINT} pièces à la fin`,
  `1 fois par tour, un jeton Culture contre ${some(HETSUKA_COINS, COIN)}`,
  'une seconde transaction par tour',
  'la moitié des pièces posées sur les recrues adverses',
  `1 fois par tour, ${some(KACHIKO_PRICE, COIN)} pour ôter un sanctuaire`,
  `${some(ISOLATED_PRESTIGE, PRESTIGE)} pour bâtir loin des vôtres`,
  '1 fois par tour, un jeton contre un bateau d’or',
  '1 fois par tour, un bateau d’or contre 2 autres',
  '1 fois par tour, 2 bateaux contre un bateau d’or',
  `${EXTRA_PORT} places de plus au port`,
  `vend la pierre à ${SUSANOO_SELL[2]}, l’argile à ${SUSANOO_SELL[3]}`,
  `achète et vend l’or à ${TOMOE_PRICE}`,
  'tout le pourtour vous sert de départ',
  `sans pouvoir, mais ${SPECIALISTS[17].prestige} PV`,
];

export const fr: YamataiWords = {
  title: 'Yamataï',
  names: {
    seat: ['Bleu', 'Orange', 'Violet', 'Gris'].map((colour) => proper(colour, { short: colour[0] })),
    fleet: FLEETS.map(({ number, boats, wild, power }) =>
      f(`flotte ${number}`, {
        short: `${number}`,
        effect: `${cargo(boats, wild > 0 ? [phrases.anyBoat] : [])} ; ${power ? phrases.powers[power] : phrases.noPower}`,
      }),
    ),
    boat: WOODS.map((wood, i) => m(`bateau ${wood}`, { many: `bateaux ${wood}`, short: ['V', 'M', 'N', 'R', 'J'][i] })),
    space: placesOf({
      between: (i, j) => `entre ${ISLAND_NAMES[i]} et ${ISLAND_NAMES[j]}`,
      off: (i, side) => `${side === undefined ? 'au large' : SIDES[side]} ${du(ISLAND_WORDS[i])}`,
      entry: (letter) => `départ ${letter}`,
    }).map(({ name, effect }) => proper(name, { effect })),
    island: ISLAND_WORDS,
    culture: ['kaki', 'thé', 'glycine', 'indigo', 'riz', 'camélia'].map((culture) =>
      m(`jeton ${culture}`, { many: `jetons ${culture}`, short: culture.slice(0, 3) }),
    ),
    kind: [f('maison'), f('échoppe'), m('torii', { short: 'Tor' }), m('palais', { short: 'Pal' })],
    building: BUILDINGS.map(({ names, french: grammar, kind, boats, prestige }) => {
      const effect = `${KIND_NAMES[KINDS.indexOf(kind)]}, ${prestige} PV, pour ${needs(boats)}`;
      return new Word(names.fr, { effect, count: () => names.fr }, grammar);
    }),
    specialist: SPECIALISTS.map(({ name }, i) => proper(name, { effect: DOES[i] })),
  },
  verbs: {
    take: (fleet) => `Prendre ${le(fleet)}`,
    load: (boat) => `Prendre ${un(boat)} comme troisième bateau`,
    buy: (boat) => `Acheter ${un(boat)}`,
    sell: (boat) => `Vendre ${un(boat)}`,
    place: (boat, space) => `Placer ${un(boat)} ${space}`,
    gather: (island) => `Récolter le jeton ${du(island)}`,
    build: (building, island) => `Construire ${le(building)} sur ${island}`,
    skip: () => 'Ne rien récolter ni construire',
    keep: (boat) => `Garder ${un(boat)} au port`,
    recruit: (specialist) => `Recruter ${specialist}`,
    pair: (culture) => `Payer deux ${culture.many}`,
    trio: (x, y, z) => `Payer ${list([x, y, z].map(un))}`,
    stop: () => 'Continuer sans',
    power: () => 'Utiliser le pouvoir de votre flotte',
    reserve: (building) => `Réserver ${le(building)}`,
    top: (building) => `Remettre ${le(building)} sur la pioche`,
    under: (building) => `Remettre ${le(building)} sous la pioche`,
    slide: (from, to) => `Faire glisser le bateau placé ${from} vers le passage ${to}`,
    sanctify: (island) => `Placer un sanctuaire sur ${island}`,
    swapCulture: (island) => `Échanger le jeton ${du(island)}`,
    remove: (space) => `Retirer le bateau placé ${space}`,
    swapBoat: (space) => `Échanger le bateau placé ${space}`,
    hetsuka: (culture) => `Hetsuka : ${un(culture)} contre ${some(HETSUKA_COINS, COIN)}`,
    kachiko: (island) => `Kachiko : ${some(KACHIKO_PRICE, COIN)} pour retirer le sanctuaire ${du(island)}`,
    michimata: (culture) => `Michimata : ${un(culture)} contre un bateau d’or`,
    nakatsu: (x, y) => `Nakatsu : un bateau d’or contre ${twoBoats(x, y)}`,
    raijin: (x, y) => `Raijin : ${twoBoats(x, y)} contre un bateau d’or`,
  },
  steps: {
    chooseFleet: 'Choisissez une flotte',
    wildBoat: 'Choisissez le troisième bateau de votre flotte',
    trade: 'Acheter ou vendre un bateau ?',
    place: 'Placez des bateaux en une seule chaîne',
    act: 'Récoltez ou construisez',
    harvest: 'Récoltez le jeton suivant',
    ebisu: 'Ebisu : prenez un jeton de plus sur n’importe quelle île',
    store: 'Rangez vos bateaux',
    keep: 'Quels autres bateaux restent au port ?',
    recruit: 'Recruter un spécialiste ?',
    recruitCost: 'Quels jetons Culture payez-vous ?',
    endTurn: 'Encore quelque chose avant la fin de votre tour ?',
    reserve: 'Choisissez un bâtiment à réserver',
    peek: 'Remettez chaque bâtiment sur ou sous la pioche',
    slide: 'Faites glisser un bateau',
    sanctuary: 'Choisissez une île vide pour le sanctuaire',
    swapCulture: 'Choisissez le premier jeton Culture',
    swapCultureWith: 'Choisissez le jeton contre lequel l’échanger',
    removeBoats: 'Retirez un ou deux bateaux',
    swapBoat: 'Choisissez le premier bateau',
    swapBoatWith: 'Choisissez le bateau contre lequel l’échanger',
    returnFleets: 'Les flottes de la manche sont mélangées',
  },
  answers: {
    trade: { stop: 'Passer au placement des bateaux' },
    place: { stop: 'Ne plus placer de bateau' },
    harvest: { stop: 'Laisser les autres jetons' },
    ebisu: { stop: 'Ne pas prendre de jeton de plus' },
    store: { stop: 'Ranger les bateaux sans échange' },
    recruit: { stop: 'Ne recruter personne et terminer le tour' },
    endTurn: { stop: 'Terminer le tour' },
    removeBoats: { stop: 'Ne pas retirer de second bateau' },
  },
  deeds,
  kinds: {
    seat: 'joueur',
    fleet: 'flotte',
    boat: 'bateau',
    space: 'passage',
    island: 'île',
    culture: 'jeton Culture',
    kind: 'type de bâtiment',
    building: 'bâtiment',
    specialist: 'spécialiste',
  },
  reasons,
  things: {
    coins: COIN,
    prestigeToken: PRESTIGE,
    houses: new Word(
      'bâtiments restants',
      { effect: 'Les pièces pour maisons et échoppes. Quand un joueur n’en a plus, la partie finit avec la manche.' },
      { gender: 'm', plural: true },
    ),
    sanctuary: m('sanctuaire', {
      many: 'sanctuaires',
      short: 'San',
      effect: 'Personne ne peut construire sur son île tant que Kachiko ne l’a pas retiré.',
    }),
    mountain: f('montagne', { effect: 'Une maison ou une échoppe construite ici donne un pion Prestige.' }),
    hand: f('main', { effect: 'Les bateaux à placer ce tour-ci.' }),
    port: m('port', { effect: `Garde des bateaux pour le tour suivant : ${PORT}, ${PORT + EXTRA_PORT} avec Riu.` }),
    aside: m('bateaux mis de côté', {
      short: 'écartés',
      plural: true,
      effect: 'Les bateaux sans place au port. Ils sont hors jeu, et chaque paire coûte 1 PV.',
    }),
    supply: f('réserve', {
      effect:
        'Les bateaux qui restent de chaque couleur, et le prix d’un seul. Quand une couleur manque, la partie finit avec la manche.',
    }),
    buildingDeck: f('pioche des bâtiments', {
      effect: `Complète la rangée jusqu’à ${BUILDING_ROW} entre deux manches.`,
    }),
    specialistDeck: f('pioche des spécialistes', {
      effect: `Complète la rangée jusqu’à ${ROW} entre deux manches.`,
    }),
    fleetsDown: f('flottes face cachée', { plural: true, effect: 'Personne ne peut les prendre à cette manche.' }),
    buildingRow: m('bâtiments proposés', {
      plural: true,
      effect: 'Chacun peut les construire. Ceux qui manquent sont remplacés entre deux manches.',
    }),
    specialistRow: m('spécialistes proposés', {
      plural: true,
      effect: `Deux jetons Culture identiques ou trois différents en recrutent un. Entre deux manches, chacun reçoit ${some(COINS_PER_ROUND, COIN)}.`,
    }),
    cultureTokens: m('jetons Culture', {
      plural: true,
      effect: 'Récoltés sur les îles. Deux identiques ou trois différents recrutent un spécialiste.',
    }),
    builtTiles: m('bâtiments construits', { plural: true, effect: 'Leurs PV comptent à la fin de la partie.' }),
    reserve: m('bâtiments réservés', {
      plural: true,
      effect: 'Seul leur propriétaire peut les construire. Chacun coûte 1 PV tant qu’il n’est pas construit.',
    }),
    helpers: m('spécialistes recrutés', {
      plural: true,
      effect: 'Ils servent qui les a recrutés jusqu’à la fin de la partie, et leurs PV comptent.',
    }),
    ending: proper('vers la fin', {
      effect: 'La partie finit avec la manche où l’un d’eux est épuisé ou ne peut plus être complété.',
    }),
    points: m('PV', { effect: 'Points de victoire. Qui en a le plus à la fin gagne.' }),
    turnOrder: m('ordre de jeu', {
      effect:
        'Qui joue quand à cette manche. Le numéro est celui de la flotte prise : il fixe l’ordre de la manche suivante.',
    }),
    power: m('pouvoir de la flotte', { effect: 'Utilisable une fois, au tour où la flotte est prise.' }),
  },
  categories: {
    coins: 'Pièces',
    prestigeTokens: 'Pions Prestige',
    buildings: 'Bâtiments',
    specialists: 'Spécialistes',
    unbuilt: 'Réservés, non construits',
    setAside: 'Bateaux mis de côté',
  },
  phrases,
  options,
  tieBreaks: { earliest: 'avoir agi plus tôt dans la dernière manche' },
};
