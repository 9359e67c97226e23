import { french } from 'engawa';
import { CARDS, type Kind } from '../data/index.ts';
import type { KoiKoiWords } from './vocabulary.ts';

const { proper, list } = french;

/** Each flower alone, and after « de ». */
const FLOWERS: readonly (readonly [name: string, of: string])[] = [
  ['Pin', 'du pin'],
  ['Prunier', 'du prunier'],
  ['Cerisier', 'du cerisier'],
  ['Glycine', 'de la glycine'],
  ['Iris', 'de l’iris'],
  ['Pivoine', 'de la pivoine'],
  ['Lespédèze', 'de la lespédèze'],
  ['Miscanthus', 'du miscanthus'],
  ['Chrysanthème', 'du chrysanthème'],
  ['Érable', 'de l’érable'],
  ['Saule', 'du saule'],
  ['Paulownia', 'du paulownia'],
];

const MONTHS = [
  'Janvier',
  'Février',
  'Mars',
  'Avril',
  'Mai',
  'Juin',
  'Juillet',
  'Août',
  'Septembre',
  'Octobre',
  'Novembre',
  'Décembre',
];

/** Lumières et animaux ; rubans et cartes simples portent le nom de leur fleur. */
const PICTURES: Readonly<Record<string, readonly [name: string, short: string]>> = {
  'pine-crane': ['Grue et pin', 'Grue'],
  'plum-warbler': ['Rossignol et prunier', 'Rossignol'],
  'cherry-curtain': ['Rideau et cerisier', 'Rideau'],
  'wisteria-cuckoo': ['Coucou et glycine', 'Coucou'],
  'iris-bridge': ['Pont et iris', 'Pont'],
  'peony-butterflies': ['Papillons et pivoine', 'Papillons'],
  'clover-boar': ['Sanglier et lespédèze', 'Sanglier'],
  'pampas-moon': ['Lune et miscanthus', 'Lune'],
  'pampas-geese': ['Oies et miscanthus', 'Oies'],
  'chrysanthemum-cup': ['Coupe de saké et chrysanthème', 'Coupe'],
  'maple-deer': ['Cerf et érable', 'Cerf'],
  'willow-poet': ['Poète sous la pluie', 'Poète'],
  'willow-swallow': ['Hirondelle et saule', 'Hirondelle'],
  'paulownia-phoenix': ['Phénix et paulownia', 'Phénix'],
};

const RIBBONS = { poem: 'Ruban poème', red: 'Ruban rouge', blue: 'Ruban bleu' } as const;

/** Ce que vaut une image ; le nom des autres le dit. */
const effectOf = (id: string, kind: Kind): string =>
  id === 'chrysanthemum-cup' ? 'animal et carte simple' : kind === 'bright' ? 'lumière' : 'animal';

const many = (n: number, one: string, more: string): string => `${n} ${n < 2 ? one : more}`;
const points = (n: number): string => many(n, 'point', 'points');

export const fr: KoiKoiWords = {
  title: 'Koi-koi',
  names: {
    seat: ['Rouge', 'Bleu'].map((name) => proper(name, { effect: 'un joueur' })),
    month: FLOWERS.map(([flower, of], i) =>
      proper(`${MONTHS[i]}, mois ${of}`, { short: flower, effect: 'quatre cartes portent sa fleur' }),
    ),
    card: CARDS.map(({ id, month, kind, ribbon }) => {
      const [flower, of] = FLOWERS[month];
      if (PICTURES[id]) return proper(PICTURES[id][0], { short: PICTURES[id][1], effect: effectOf(id, kind) });
      if (ribbon) return proper(`${RIBBONS[ribbon]} ${of}`, { short: flower, effect: 'ruban' });
      return proper(`${flower} simple ${id.slice(-1)}`, { short: flower, effect: 'carte simple' });
    }),
    yaku: [
      proper('Gokō', { effect: 'les cinq lumières' }),
      proper('Shikō', { effect: 'quatre lumières sans le poète' }),
      proper('Ame-shikō', { effect: 'le poète et trois autres lumières' }),
      proper('Sankō', { effect: 'trois lumières sans le poète' }),
      proper('Hanami-zake', { effect: 'le rideau et la coupe de saké' }),
      proper('Tsukimi-zake', { effect: 'la lune et la coupe de saké' }),
      proper('Inoshikachō', { effect: 'sanglier, cerf et papillons ; +1 par autre animal' }),
      proper('Tane', { effect: 'cinq animaux ; +1 par animal de plus' }),
      proper('Akatan et Aotan', {
        short: 'Aka + Aotan',
        effect: 'les trois rubans poèmes et les trois bleus ; +1 par autre ruban',
      }),
      proper('Akatan', { effect: 'les trois rubans poèmes ; +1 par autre ruban' }),
      proper('Aotan', { effect: 'les trois rubans bleus ; +1 par autre ruban' }),
      proper('Tan', { effect: 'cinq rubans ; +1 par ruban de plus' }),
      proper('Kasu', { effect: 'dix cartes simples ; +1 par carte de plus' }),
    ],
    figure: [
      proper('Cartes en main'),
      proper('Cartes sur le tapis'),
      proper('Points du privilège de l’oya'),
      proper('Points à partir desquels tout double'),
    ],
    dealt: [
      proper('Teshi', { effect: 'quatre cartes d’une fleur dans la donne' }),
      proper('Kuttsuki', { effect: 'quatre paires dans la donne' }),
    ],
  },
  verbs: {
    cut: () => 'Couper les cartes',
    play: (card) => `Jouer ${card}`,
    take: (card) => `Prendre ${card}`,
    shobu: () => 'Shōbu ! S’arrêter et marquer',
    koikoi: () => 'Koi-koi ! Continuer',
  },
  steps: {
    cut: 'Coupez les cartes pour le mois suivant',
    deal: 'On distribue',
    turn: 'Jouez une carte de votre main',
    pair: 'Deux cartes vont avec : laquelle prenez-vous ?',
    draw: 'On retourne une carte',
    count: 'On compte les yaku',
    speak: 'Un yaku ! S’arrêter, ou koi-koi ?',
  },
  reasons: {
    'K-5.2': 'Cette carte n’est pas dans votre main.',
    'K-5.4 field': 'Cette carte n’est pas sur le tapis.',
    'K-5.4 flower': 'On ne prend qu’une carte de la même fleur.',
    'K-7.5': 'Votre main est vide : plus rien à espérer.',
  },
  things: {
    hand: proper('la main', { effect: 'les cartes que vous jouez ; personne d’autre ne les voit' }),
    field: proper('le tapis', { effect: 'une carte de la même fleur y capture les cartes' }),
    deck: proper('la pioche', { effect: 'après chaque carte jouée, on en retourne une' }),
    captured: proper('les prises', { effect: 'elles forment les yaku' }),
    yaku: proper('yaku', { effect: 'des combinaisons de cartes prises qui valent des points' }),
    stake: proper('l’enjeu', { effect: 'les points de tous vos yaku si vous vous arrêtez, doublements compris' }),
    oya: proper('oya', { effect: 'joue en premier ; qui gagne le mois est le prochain oya' }),
    ko: proper('ko', { effect: 'coupe les cartes et joue en second' }),
    call: proper('koi-koi', { effect: 'continue pour gagner plus ; si l’autre s’arrête, il marque double' }),
    doubling: proper('le doublement', { effect: 'double à partir de 7 points, et double si l’autre a dit koi-koi' }),
    months: proper('les mois', { effect: 'ce que chaque mois a rapporté, et à qui' }),
    ending: proper('la fin du mois', { effect: 'qui l’a gagné, et comment' }),
    points: proper('les points', { effect: 'qui en a le plus après le dernier mois gagne' }),
  },
  kinds: { card: 'carte' },
  points,
  deeds: {
    cut: () => 'coupe les cartes',
    monthBegins: ({ what }) => what.name,
    played: ({ what }) => `joue ${what}`,
    turnedUp: ({ what }) => `retourne ${what}`,
    captured: (tales) => `prend ${list(tales.map(({ what }) => what.name))}`,
    madeYaku: (tales) => `réalise ${list(tales.map(({ what }) => what.name))}`,
    calledKoiKoi: () => 'dit koi-koi et continue',
    stopped: () => 'dit shōbu et gagne le mois',
    yakuScored: ({ what, n }) => `marque ${points(n)} pour ${what}`,
    doubled: ({ n }) => `marque ${points(n)} de plus par doublement`,
    wasDealt: ({ what, n }) => `reçoit ${what} à la donne et gagne le mois avec ${points(n)}`,
    usedPrivilege: ({ n }) => `marque ${points(n)}, oya d’un mois sans yaku`,
    nobodyWins: () => 'personne ne gagne le mois',
    over: () => 'la partie est finie',
  },
  categories: {
    brights: 'Lumières',
    viewing: 'Contemplations',
    animals: 'Animaux',
    ribbons: 'Rubans',
    plains: 'Cartes simples',
    dealt: 'Mains servies',
    privilege: 'Privilège de l’oya',
    doubling: 'Doublement',
  },
  options: {
    months: { name: 'Mois', values: { 12: 'Douze', 6: 'Six', 3: 'Trois' } },
    viewing: { name: 'Contemplations', values: { on: 'Toujours', weather: 'Pas sous la pluie', off: 'Aucune' } },
  },
  phrases: {
    month: (n, of) => `Mois ${n} sur ${of}`,
    oya: 'Oya',
    ko: 'Ko',
    field: 'Tapis',
    deck: 'Pioche',
    hand: 'Main',
    captured: 'Prises',
    shown: 'Restait en main',
    yaku: 'Yaku',
    sheet: 'Mois',
    kinds: { bright: 'Lumières', animal: 'Animaux', ribbon: 'Rubans', plain: 'Simples' },
    points,
    cards: (n) => many(n, 'carte', 'cartes'),
    calls: (n) => (n > 1 ? `Koi-koi ×${n}` : 'Koi-koi'),
    stake: (n, times) => (times > 1 ? `S’arrêter rapporte ${n * times} (${n} ×${times})` : `S’arrêter rapporte ${n}`),
    noYaku: 'Pas encore de yaku',
    times: (n) => `×${n}`,
    laid: 'Laquelle va avec ?',
    back: 'Face cachée',
    endings: {
      shobu: (who, n) => `${who} gagne ${points(n)}`,
      teshi: (who, n) => `Teshi : ${who} gagne ${points(n)}`,
      kuttsuki: (who, n) => `Kuttsuki : ${who} gagne ${points(n)}`,
      bothDealt: () => 'Deux mains servies : personne ne gagne',
      privilege: (who, n) => `Aucun yaku : ${points(n)} pour ${who}, oya`,
      empty: () => 'Deux mains vides : personne ne gagne',
    },
    notYet: 'On va distribuer.',
    nobody: 'personne',
    over: (who) => `${who} gagne la partie`,
  },
  tieBreaks: { months: 'les mois gagnés', ko: 'avoir été le ko du premier mois' },
};
