import { french, tally } from 'engawa';
import type { GameWords } from './vocabulary.ts';

const { m, f, proper, le, du, some, list } = french;
const many = (n: number, one: string, more: string): string => `${n} ${n < 2 ? one : more}`;

export const fr: GameWords = {
  title: 'Hoshigaki',
  names: {
    seat: ['Orange', 'Turquoise', 'Prune', 'Bleu'].map((name) => proper(name, { effect: 'un joueur' })),
    branch: ['de gauche', 'du milieu', 'de droite'].map((side) =>
      f(`branche ${side}`, { effect: 'des cartes à cueillir, la dernière d’abord' }),
    ),
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
    persimmon: m('kaki', { many: 'kakis', effect: 'ce que l’on cueille' }),
    tree: m('arbre', { effect: 'des cartes que personne n’a encore vues' }),
    basket: m('panier', { effect: 'la cueillette du tour, qui peut encore se perdre' }),
    ground: m('sol', { effect: 'où gisent les cartes perdues' }),
    eaves: m('auvent', { effect: 'où les kakis sont à l’abri et comptent' }),
    points: m('points', { plural: true, effect: 'qui en a le plus quand l’arbre est nu gagne' }),
  },
  kinds: { branch: 'branche' },
  points: (n) => many(n, 'point', 'points'),
  deeds: {
    picked: (tales) => `cueille ${list(tally(tales, ({ what }) => what).map(([what, n]) => some(n, what)))}`,
    crowCame: ({ what }) => `fuit à la vue ${du(what)}`,
    basketLost: ({ what, n }) => `perd ${some(n, what)}`,
    hung: ({ what, n, to }) => `suspend ${some(n, what)} sous ${le(to)}`,
    bare: () => 'l’arbre est nu\u00a0: la partie est finie',
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
  tieBreaks: { later: 'jouer plus tard dans l’ordre du tour' },
};
