import { french } from 'engawa';
import { BLUEPRINTS_PER_STEP, UNPAID_VP, WAGE } from '../../data/index.ts';
import type { NipponWords } from '../vocabulary.ts';

const { m, f, proper } = french;

export const figure = (thousands: number) => (thousands === 0 ? '0' : `${thousands}\u202f000`);
export const money = (...thousands: readonly number[]) => `${thousands.map(figure).join(' / ')} yens`;

/** What is spoken of as many, but may be one. */
export const counted = (one: string, many: string) => (n: number) => `${n} ${n < 2 ? one : many}`;

const LEFT = 'ce qui reste est perdu en consolidant';
export const track = [
  proper('Monnaie', { effect: 'les yens reçus en consolidant' }),
  proper('Charbon', { effect: 'le charbon reçu en consolidant' }),
  proper('Connaissance', { effect: 'ouvre les usines de niveau supérieur' }),
];

const VP = m('points de victoire', {
  short: 'PV',
  plural: true,
  count: (n) => `${n} PV`,
  effect: 'qui en a le plus à la fin l’emporte',
});
export const things: NipponWords['things'] = {
  // Deeds count Yen in thousands.
  yen: m('yens', { plural: true, count: (n) => money(n), effect: `paient actions et salaires ; ${LEFT}` }),
  coal: m('charbon', { many: 'charbons', effect: `fait tourner les usines ; ${LEFT}` }),
  blueprints: m('plans', {
    plural: true,
    count: counted('plan', 'plans'),
    effect: `1 remplace 1 de Connaissance ; ${BLUEPRINTS_PER_STEP} achètent un cran de n’importe quelle piste`,
  }),
  vp: VP,
  points: VP,
  moneySteps: m('cran de Monnaie', { many: 'crans de Monnaie', effect: track[0].effect }),
  coalSteps: m('cran de Charbon', { many: 'crans de Charbon', effect: track[1].effect }),
  knowledgeSteps: m('cran de Connaissance', { many: 'crans de Connaissance', effect: track[2].effect }),
  spareMachines: f('machines en stock', {
    plural: true,
    count: counted('machine en stock', 'machines en stock'),
    effect: 'vont sur la prochaine usine que vous construisez',
  }),
  machine: f('machine', { many: 'machines', effect: 'son usine produit 1 de plus à chaque fois' }),
  upgrade: f('amélioration de machine', {
    many: 'améliorations de machine',
    effect: 'fait passer une machine de +1 à +2',
  }),
  ships: m('bateaux', {
    short: 'B',
    plural: true,
    count: counted('bateau', 'bateaux'),
    effect: 'marquent leurs PV dans une région où vous êtes premier ou deuxième',
  }),
  trains: m('trains', {
    short: 'T',
    plural: true,
    count: counted('train', 'trains'),
    effect: 'ajoutent à votre influence dans une région où vous avez une tuile',
  }),
  influence: f('influence', {
    short: 'inf',
    count: (n) => `tuile Influence ${n}`,
    effect: 'tuiles autour des villes ; leur somme décide des trois places d’une région',
  }),
  overseas: f('compagnies étrangères', {
    short: 'étranger',
    plural: true,
    effect: 'prennent une place dans la région par les nombres des cases vides, sans marquer',
  }),
  multiplier: m('multiplicateur', {
    count: (n) => `le multiplicateur ${n}x`,
    effect: 'multiplie un accomplissement à la fin',
  }),
  double: m('multiplicateur 2x', {
    many: 'multiplicateurs 2x',
    short: 'tuiles 2x',
    effect: 'quand il n’y a plus de tuile Récompense, sans bonus',
  }),
  workers: m('ouvriers', {
    plural: true,
    count: counted('ouvrier', 'ouvriers'),
    effect: 'donnent l’action de leur case et veulent un salaire par couleur',
  }),
  contracts: m('contrats', {
    plural: true,
    count: counted('contrat', 'contrats'),
    effect: 'chacun se remplit une fois, avec les biens d’une action Export',
  }),
  star: f('étoile', { many: 'étoiles', effect: 'compte pour l’accomplissement de sa piste' }),
  moneySymbol: m('symbole Monnaie', { effect: 'un cran de Monnaie dès que ses deux tuiles sont parties' }),
  conversion: f('conversion', { effect: `${BLUEPRINTS_PER_STEP} plans achètent un cran de n’importe quelle piste` }),
  tie: f('égalité', { effect: 'à influence égale on partage les places, arrondi vers le bas' }),
  soon: proper('si décompte maintenant', { effect: 'ce que rapporteraient les régions, bateaux compris' }),
  rows: f('rangées d’attente', { plural: true, effect: 'la première passe sur une case Action vidée' }),
  bag: m('sac', { effect: 'les ouvriers des prochains remplissages' }),
  scoringTrack: f('piste Décompte', {
    effect: 'le marqueur avance à chaque remplissage ; décompte après 2, après 4 et à la fin',
  }),
  scoring: m('décompte des régions', { effect: 'les trois premières places de chaque région rapportent ces PV' }),
  transportSlots: f('cases libres', { plural: true, effect: 'pour les trains et bateaux de tous les joueurs' }),
  cityLimit: f('tuiles de la ville', { plural: true, effect: 'pleine, une nouvelle tuile chasse la plus faible' }),
  factories: f('usines', { plural: true, effect: 'une par bien au plus, avec l’action Investir' }),
  rewards: f('récompenses', { plural: true, effect: 'une en consolidant avec trois ouvriers ou plus' }),
  achievements: m('accomplissements', { plural: true, effect: 'comptent à la fin : base fois multiplicateur' }),
  knowledgeNeeded: f('Connaissance demandée', { effect: 'chaque point qui manque coûte 1 plan' }),
  coalToRun: m('charbon par activation', { effect: 'ce que brûle cette usine à chaque fois' }),
  storage: m('stockage', { effect: '4 biens au plus ; le reste est perdu' }),
  crew: m('vos ouvriers', { plural: true, effect: '3, 4, 5 ou 6 donnent une récompense 2x, 3x, 4x ou 5x' }),
  bill: proper('Consolider maintenant', {
    effect: 'nouveau budget, récompense, salaires, puis les ouvriers retournent au sac',
  }),
  lost: proper('perdu', { effect: 'les yens et le charbon non dépensés' }),
  income: proper('revenu', { effect: 'vos niveaux de Monnaie et de Charbon' }),
  wages: proper('salaires', {
    effect: `${money(WAGE)} par couleur d’ouvriers différente ; ${UNPAID_VP} PV perdus par couleur impayée`,
  }),
  newBudget: proper('reste', { effect: 'le revenu moins les salaires ; une récompense peut s’y ajouter' }),
};
