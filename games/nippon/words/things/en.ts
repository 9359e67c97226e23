import { english } from 'engawa';
import { BLUEPRINTS_PER_STEP, UNPAID_VP, WAGE } from '../../data/index.ts';
import type { NipponWords } from '../vocabulary.ts';

const { noun, proper } = english;

export const figure = (thousands: number) => (thousands === 0 ? '0' : `${thousands},000`);
export const money = (...thousands: readonly number[]) => `${thousands.map(figure).join(' / ')} Yen`;

/** What is spoken of as many, but may be one. */
const several = (
  many: string,
  one: string,
  short: string | undefined,
  effect: string,
  count = (n: number) => `${n} ${n === 1 ? one : many}`,
) => noun(many, { short, plural: true, count, effect });

const LEFT = 'what is left is lost when you consolidate';
export const track = [
  proper('Money', { effect: 'the Yen you take when you consolidate' }),
  proper('Coal', { effect: 'the coal you take when you consolidate' }),
  proper('Knowledge', { effect: 'opens factories of higher level' }),
];

const VP = several(
  'victory points',
  'victory point',
  'VP',
  'whoever has the most when the game ends wins',
  (n) => `${n} VP`,
);
export const things: NipponWords['things'] = {
  // Deeds count Yen in thousands.
  yen: noun('Yen', { plural: true, count: (n) => money(n), effect: `pay for actions and wages; ${LEFT}` }),
  coal: noun('coal', { plural: true, effect: `runs factories; ${LEFT}` }),
  blueprints: several(
    'blueprints',
    'blueprint',
    undefined,
    `1 makes up for 1 missing Knowledge; ${BLUEPRINTS_PER_STEP} buy a step on any track`,
  ),
  vp: VP,
  points: VP,
  moneySteps: noun('Money step', { many: 'Money steps', effect: track[0].effect }),
  coalSteps: noun('Coal step', { many: 'Coal steps', effect: track[1].effect }),
  knowledgeSteps: noun('Knowledge step', { many: 'Knowledge steps', effect: track[2].effect }),
  spareMachines: several('spare machines', 'spare machine', undefined, 'go onto the next factory you build'),
  machine: noun('machine', { many: 'machines', effect: 'its factory makes 1 more in every run' }),
  upgrade: noun('machine upgrade', { many: 'machine upgrades', effect: 'turns a +1 machine to +2' }),
  ships: several('ships', 'ship', 'S', 'score their VP in a region where you are first or second'),
  trains: several('trains', 'train', 'T', 'add to your influence in a region where you have a tile'),
  influence: noun('influence', {
    short: 'inf',
    count: (n) => `influence tile ${n}`,
    effect: 'tiles round the cities; the sum in a region decides first, second and third place',
  }),
  overseas: noun('overseas companies', {
    short: 'overseas',
    plural: true,
    effect: 'compete for places in a region with the numbers on its empty slots; they score nothing',
  }),
  multiplier: noun('multiplier', {
    count: (n) => `the ${n}x multiplier`,
    effect: 'multiplies one achievement at the end',
  }),
  double: noun('2x multiplier', {
    many: '2x multipliers',
    short: '2x tiles',
    effect: 'taken once no reward tile is left, without a bonus',
  }),
  workers: several(
    'workers',
    'worker',
    undefined,
    'taken for an action of their slot; wages are due for each colour you hold',
  ),
  contracts: several('contracts', 'contract', undefined, 'each is fulfilled once, with the goods of an Export action'),
  star: noun('star', { many: 'stars', effect: 'counts for the achievement of its track' }),
  moneySymbol: noun('money symbol', { effect: 'a Money step as soon as both tiles over it are gone' }),
  conversion: noun('conversion', { effect: `${BLUEPRINTS_PER_STEP} blueprints buy a step on any track` }),
  tie: noun('tie', { effect: 'those tied on influence share the VP of their places, rounded down' }),
  soon: proper('if scored now', { effect: 'what the regions would bring at the next scoring, ships included' }),
  rows: noun('waiting rows', { plural: true, effect: 'the top row moves to an action slot that has been emptied' }),
  bag: noun('bag', { effect: 'the workers that later refills draw from' }),
  scoringTrack: noun('scoring track', {
    effect: 'the marker moves with every refill; regions are scored after 2, after 4 and at the end',
  }),
  scoring: noun('region scoring', { effect: 'first, second and third place in each region bring these VP' }),
  transportSlots: noun('free slots', { plural: true, effect: 'for trains and ships of all players together' }),
  cityLimit: noun('tiles in the city', { plural: true, effect: 'when it is full, a new tile ousts the lowest' }),
  factories: noun('factories', { plural: true, effect: 'you build one of each good at most, with Invest' }),
  rewards: noun('rewards', { plural: true, effect: 'one for consolidating with three workers or more' }),
  achievements: noun('achievements', { plural: true, effect: 'score at the end: base times multiplier' }),
  knowledgeNeeded: noun('Knowledge needed', { effect: 'each point you lack costs 1 blueprint' }),
  coalToRun: noun('coal to run', { effect: 'what a run of this factory burns' }),
  storage: noun('storage', { effect: 'holds 4 goods; what does not fit is lost' }),
  crew: noun('your workers', { plural: true, effect: '3, 4, 5 or 6 of them earn a 2x, 3x, 4x or 5x reward' }),
  bill: proper('Consolidate now', { effect: 'new budget, a reward, wages, and your workers go back to the bag' }),
  lost: proper('lost', { effect: 'Yen and coal you have not spent' }),
  income: proper('income', { effect: 'your Money and Coal levels' }),
  wages: proper('wages', {
    effect: `${money(WAGE)} for each colour among your workers; ${UNPAID_VP} VP lost for each colour not paid`,
  }),
  newBudget: proper('new budget', { effect: 'income less wages; a reward may add to it' }),
};
