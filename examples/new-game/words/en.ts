import { english, tally } from 'engawa';
import type { GameWords } from './vocabulary.ts';

const { noun, proper, the, a, some, list } = english;
const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export const en: GameWords = {
  title: 'Hoshigaki',
  names: {
    seat: ['Orange', 'Teal', 'Plum', 'Blue'].map((name) => proper(name, { effect: 'a player' })),
    branch: ['left', 'middle', 'right'].map((side) =>
      noun(`${side} branch`, { effect: 'cards to pick, the outermost first' }),
    ),
    kind: [
      noun('small persimmon', { short: 'small', many: 'small persimmons', effect: '1 point' }),
      noun('round persimmon', { short: 'round', many: 'round persimmons', effect: '2 points' }),
      noun('great persimmon', { short: 'great', many: 'great persimmons', effect: '3 points' }),
      noun('crow', { many: 'crows', effect: 'the basket is lost' }),
    ],
  },
  verbs: {
    pick: (branch) => `Pick from ${the(branch)}`,
    hang: () => 'Hang what is in the basket',
  },
  steps: { turn: 'Pick from the tree, or hang what you have?' },
  reasons: {
    'H-4.1 bare': 'This branch is bare.',
    'H-4.4 empty': 'There is nothing in your basket to hang.',
  },
  things: {
    persimmon: noun('persimmon', { many: 'persimmons', effect: 'what one picks' }),
    tree: noun('tree', { effect: 'cards nobody has seen yet' }),
    basket: noun('basket', { effect: 'what was picked this turn and can still be lost' }),
    ground: noun('ground', { effect: 'where lost cards lie' }),
    eaves: noun('eaves', { plural: true, effect: 'where persimmons are safe and count' }),
    points: noun('points', { plural: true, effect: 'who has most when the tree is bare wins' }),
  },
  kinds: { branch: 'branch' },
  points: (n) => many(n, 'point', 'points'),
  deeds: {
    picked: (tales) => `picks ${list(tally(tales, ({ what }) => what).map(([what, n]) => some(n, what)))}`,
    crowCame: ({ what }) => `is scared away by ${a(what)}`,
    basketLost: ({ what, n }) => `loses ${some(n, what)}`,
    hung: ({ what, n, to }) => `hangs ${some(n, what)} under ${the(to)}`,
    bare: () => 'the tree is bare: the game is over',
  },
  categories: { persimmons: 'Persimmons', strings: 'Full strings' },
  phrases: {
    tree: 'The tree',
    basket: 'Basket',
    eaves: 'Eaves',
    unseen: 'Still on the tree',
    fallen: 'Fallen',
    empty: 'nothing',
    others: 'The others',
    points: (n) => many(n, 'point', 'points'),
    cards: (n) => many(n, 'card', 'cards'),
  },
  tieBreaks: { later: 'coming later in the order of play' },
};
