import { english } from 'engawa';
import { CARDS, type Kind } from '../data/index.ts';
import type { KoiKoiWords } from './vocabulary.ts';

const { proper, list } = english;

const FLOWERS = [
  'Pine',
  'Plum',
  'Cherry',
  'Wisteria',
  'Iris',
  'Peony',
  'Clover',
  'Pampas',
  'Chrysanthemum',
  'Maple',
  'Willow',
  'Paulownia',
];

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Brights and animals; ribbons and plain cards are named after their flower. */
const PICTURES: Readonly<Record<string, readonly [name: string, short: string]>> = {
  'pine-crane': ['Crane in the Pines', 'Crane'],
  'plum-warbler': ['Warbler in the Plum', 'Warbler'],
  'cherry-curtain': ['Curtain under the Cherry', 'Curtain'],
  'wisteria-cuckoo': ['Cuckoo in the Wisteria', 'Cuckoo'],
  'iris-bridge': ['Bridge among the Irises', 'Bridge'],
  'peony-butterflies': ['Butterflies on the Peony', 'Butterflies'],
  'clover-boar': ['Boar in the Clover', 'Boar'],
  'pampas-moon': ['Moon over the Pampas', 'Moon'],
  'pampas-geese': ['Geese over the Pampas', 'Geese'],
  'chrysanthemum-cup': ['Sake Cup with Chrysanthemum', 'Sake cup'],
  'maple-deer': ['Deer under the Maple', 'Deer'],
  'willow-poet': ['Poet in the Rain', 'Poet'],
  'willow-swallow': ['Swallow by the Willow', 'Swallow'],
  'paulownia-phoenix': ['Phoenix on the Paulownia', 'Phoenix'],
};

const RIBBONS = { poem: 'Verse Ribbon', red: 'Red Ribbon', blue: 'Blue Ribbon' } as const;

/** What a picture counts as; the names of the others tell. */
const effectOf = (id: string, kind: Kind): string =>
  id === 'chrysanthemum-cup' ? 'animal and plain card' : kind === 'bright' ? 'bright' : 'animal';

const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const points = (n: number): string => many(n, 'point', 'points');

export const en: KoiKoiWords = {
  title: 'Koi-koi',
  names: {
    seat: ['Red', 'Blue'].map((name) => proper(name, { effect: 'a player' })),
    month: FLOWERS.map((flower, i) =>
      proper(`${MONTHS[i]}, month of the ${flower.toLowerCase()}`, {
        short: flower,
        effect: `four cards bear ${flower.toLowerCase()}`,
      }),
    ),
    card: CARDS.map(({ id, month, kind, ribbon }) => {
      const flower = FLOWERS[month];
      if (PICTURES[id]) return proper(PICTURES[id][0], { short: PICTURES[id][1], effect: effectOf(id, kind) });
      if (ribbon) return proper(`${flower} ${RIBBONS[ribbon]}`, { short: flower, effect: 'ribbon' });
      return proper(`Plain ${flower} ${id.slice(-1)}`, { short: flower, effect: 'plain card' });
    }),
    yaku: [
      proper('Gokō', { effect: 'all five brights' }),
      proper('Shikō', { effect: 'four brights without the poet' }),
      proper('Ame-shikō', { effect: 'the poet and three other brights' }),
      proper('Sankō', { effect: 'three brights without the poet' }),
      proper('Hanami-zake', { effect: 'curtain and sake cup' }),
      proper('Tsukimi-zake', { effect: 'moon and sake cup' }),
      proper('Inoshikachō', { effect: 'boar, deer and butterflies; +1 for each further animal' }),
      proper('Tane', { effect: 'five animals; +1 for each further one' }),
      proper('Akatan and Aotan', {
        short: 'Aka + Aotan',
        effect: 'the three verse and the three blue ribbons; +1 for each further one',
      }),
      proper('Akatan', { effect: 'the three verse ribbons; +1 for each further ribbon' }),
      proper('Aotan', { effect: 'the three blue ribbons; +1 for each further ribbon' }),
      proper('Tan', { effect: 'five ribbons; +1 for each further one' }),
      proper('Kasu', { effect: 'ten plain cards; +1 for each further one' }),
    ],
    figure: [
      proper('Cards in hand'),
      proper('Cards on the field'),
      proper('Points of the oya’s privilege'),
      proper('Points from which all count double'),
    ],
    dealt: [
      proper('Teshi', { effect: 'four cards of a flower in the dealt hand' }),
      proper('Kuttsuki', { effect: 'four pairs in the dealt hand' }),
    ],
  },
  verbs: {
    cut: () => 'Cut the cards',
    play: (card) => `Play ${card}`,
    take: (card) => `Take ${card}`,
    shobu: () => 'Shōbu! Stop and score',
    koikoi: () => 'Koi-koi! Play on',
  },
  steps: {
    cut: 'Cut the cards for the next month',
    deal: 'The cards are dealt',
    turn: 'Play a card from your hand',
    pair: 'Two cards match: which one do you take?',
    draw: 'A card is turned up',
    count: 'The yaku are counted',
    speak: 'A yaku! Stop here, or koi-koi?',
  },
  reasons: {
    'K-5.2': 'That card is not in your hand.',
    'K-5.4 field': 'That card does not lie on the field.',
    'K-5.4 flower': 'Only a card of the same flower can be taken.',
    'K-7.5': 'Your hand is empty: there is no coming back.',
  },
  things: {
    hand: proper('the hand', { effect: 'the cards you play from; nobody else sees them' }),
    field: proper('the field', { effect: 'cards here are captured by a card of the same flower' }),
    deck: proper('the deck', { effect: 'after each card from a hand one is turned up' }),
    captured: proper('captured cards', { effect: 'they make the yaku' }),
    yaku: proper('yaku', { effect: 'sets of captured cards that are worth points' }),
    stake: proper('what stopping would bring', { effect: 'the points of all yaku made, doubled where they are' }),
    oya: proper('oya', { effect: 'has the first turn; the winner of a month is the next oya' }),
    ko: proper('ko', { effect: 'cuts the cards and has the second turn' }),
    call: proper('koi-koi', { effect: 'plays on for more; if the other stops now, it counts double' }),
    doubling: proper('doubling', { effect: 'double from 7 points, and double if the other called koi-koi' }),
    months: proper('months', { effect: 'what each month brought, and to whom' }),
    ending: proper('the month is over', { effect: 'who won it, and how' }),
    points: proper('points', { effect: 'who has most after the last month wins' }),
  },
  kinds: { card: 'card' },
  points,
  deeds: {
    cut: () => 'cuts the cards',
    monthBegins: ({ what }) => what.name,
    played: ({ what }) => `plays ${what}`,
    turnedUp: ({ what }) => `turns up ${what}`,
    captured: (tales) => `captures ${list(tales.map(({ what }) => what.name))}`,
    madeYaku: (tales) => `makes ${list(tales.map(({ what }) => what.name))}`,
    calledKoiKoi: () => 'calls koi-koi and plays on',
    stopped: () => 'calls shōbu and wins the month',
    yakuScored: ({ what, n }) => `scores ${points(n)} for ${what}`,
    doubled: ({ n }) => `scores ${points(n)} more by doubling`,
    wasDealt: ({ what, n }) => `was dealt ${what} and wins the month with ${points(n)}`,
    usedPrivilege: ({ n }) => `scores ${points(n)} as oya of a month without yaku`,
    nobodyWins: () => 'nobody wins the month',
    over: () => 'the game is over',
  },
  categories: {
    brights: 'Brights',
    viewing: 'Viewings',
    animals: 'Animals',
    ribbons: 'Ribbons',
    plains: 'Plain cards',
    dealt: 'Dealt hands',
    privilege: 'Oya’s privilege',
    doubling: 'Doubling',
  },
  options: {
    months: { name: 'Months', values: { 12: 'Twelve', 6: 'Six', 3: 'Three' } },
    viewing: { name: 'Viewings', values: { on: 'Always', weather: 'Not in the rain', off: 'None' } },
  },
  phrases: {
    month: (n, of) => `Month ${n} of ${of}`,
    oya: 'Oya',
    ko: 'Ko',
    field: 'Field',
    deck: 'Deck',
    hand: 'Hand',
    captured: 'Captured',
    shown: 'Was still in hand',
    yaku: 'Yaku',
    sheet: 'Months',
    kinds: { bright: 'Brights', animal: 'Animals', ribbon: 'Ribbons', plain: 'Plain' },
    points,
    cards: (n) => many(n, 'card', 'cards'),
    calls: (n) => (n > 1 ? `Koi-koi ×${n}` : 'Koi-koi'),
    stake: (n, times) => (times > 1 ? `Stopping brings ${n * times} (${n} ×${times})` : `Stopping brings ${n}`),
    noYaku: 'No yaku yet',
    times: (n) => `×${n}`,
    laid: 'Which one goes with it?',
    back: 'Face down',
    endings: {
      shobu: (who, n) => `${who} wins ${points(n)}`,
      teshi: (who, n) => `Teshi: ${who} wins ${points(n)}`,
      kuttsuki: (who, n) => `Kuttsuki: ${who} wins ${points(n)}`,
      bothDealt: () => 'Two dealt hands: nobody wins',
      privilege: (who, n) => `No yaku: ${points(n)} for ${who}, the oya`,
      empty: () => 'Both hands empty: nobody wins',
    },
    notYet: 'The cards are about to be dealt.',
    nobody: 'nobody',
    over: (who) => `${who} wins the game`,
  },
  tieBreaks: { months: 'months won', ko: 'having been the ko of the first month' },
};
