import { french } from 'engawa';
import type { GameWords } from './vocabulary.ts';

const { m, f, proper, le } = french;
const many = (n: number, one: string, more: string): string => `${n} ${n < 2 ? one : more}`;

export const fr: GameWords = {
  title: 'Hoshigaki',
  names: {
    seat: [proper('Orange'), proper('Turquoise'), proper('Prune'), proper('Bleu')],
    branch: [f('branche de gauche'), f('branche du milieu'), f('branche de droite')],
    kind: [
      m('petit kaki', { short: 'petit', many: 'petits kakis', effect: '1 point' }),
      m('kaki rond', { short: 'rond', many: 'kakis ronds', effect: '2 points' }),
      m('gros kaki', { short: 'gros', many: 'gros kakis', effect: '3 points' }),
      m('corbeau', { many: 'corbeaux', effect: 'le panier est perdu' }),
    ],
  },
  verbs: {
    pick: (branch) => `Cueillir sur ${le(branch)}`,
    hang: () => 'Suspendre le contenu du panier',
  },
  steps: { turn: 'Cueillir sur l’arbre, ou suspendre ce que vous avez\u00a0?' },
  reasons: {
    'H-4.1 bare': 'Cette branche est nue.',
    'H-4.4 empty': 'Votre panier est vide\u00a0: il n’y a rien à suspendre.',
  },
  things: {
    persimmon: m('kaki', { many: 'kakis' }),
    ground: m('sol'),
    eaves: m('auvent'),
    bare: proper('L’arbre est nu'),
  },
  categories: { persimmons: 'Kakis', strings: 'Cordes complètes' },
  phrases: {
    tree: 'L’arbre',
    basket: 'Panier',
    eaves: 'Auvent',
    unseen: 'Encore sur l’arbre',
    fallen: 'Tombés',
    empty: 'rien',
    others: 'Les autres',
    points: (n) => many(n, 'point', 'points'),
    cards: (n) => many(n, 'carte', 'cartes'),
  },
};
