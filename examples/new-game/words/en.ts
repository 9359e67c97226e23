import { english } from 'engawa';
import type { GameWords } from './vocabulary.ts';

const { noun, proper, the } = english;
const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export const en: GameWords = {
  title: 'Hoshigaki',
  names: {
    seat: [proper('Orange'), proper('Teal'), proper('Plum'), proper('Blue')],
    branch: [noun('left branch'), noun('middle branch'), noun('right branch')],
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
    persimmon: noun('persimmon', { many: 'persimmons' }),
    ground: noun('ground'),
    eaves: noun('eaves', { plural: true }),
    bare: proper('The tree is bare'),
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
};
