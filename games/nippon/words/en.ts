import { english } from 'engawa';
import { BLUEPRINTS_PER_STEP, INVEST_PRICE, PRICES, TRANSPORT_VALUE, YEN_PER_VP } from '../data/index.ts';
import { achievementCategories, namesOf } from './names.ts';
import { reasons } from './reasons.ts';
import type { NipponWords } from './vocabulary.ts';

const { noun, proper, a, the, some } = english;

const figure = (thousands: number) => (thousands === 0 ? '0' : `${thousands},000`);
const money = (...thousands: readonly number[]) => `${thousands.map(figure).join(' / ')} Yen`;

/** What is spoken of as many, but may be one. */
const several = (many: string, one: string, short?: string) =>
  noun(many, { short, plural: true, count: (n) => `${n} ${n === 1 ? one : many}` });

const things: NipponWords['things'] = {
  // Events count Yen in thousands.
  yen: noun('Yen', { plural: true, count: (n) => money(n) }),
  coal: noun('coal', { plural: true }),
  blueprints: several('blueprints', 'blueprint'),
  vp: noun('victory points', { short: 'VP', plural: true, count: (n) => `${n} VP` }),
  moneySteps: noun('Money step', { many: 'Money steps' }),
  coalSteps: noun('Coal step', { many: 'Coal steps' }),
  knowledgeSteps: noun('Knowledge step', { many: 'Knowledge steps' }),
  spareMachines: several('spare machines', 'spare machine'),
  machine: noun('machine', { many: 'machines' }),
  ships: several('ships', 'ship', 'S'),
  trains: several('trains', 'train', 'T'),
  influence: noun('influence', { short: 'inf', count: (n) => `influence ${n}` }),
  overseas: noun('overseas companies', { short: 'overseas', plural: true }),
  multiplier: noun('multiplier', { count: (n) => `the ${n}x multiplier` }),
  double: noun('2x multiplier', { many: '2x multipliers', short: '2x tiles' }),
  workers: noun('top row of workers'),
  regionBonus: noun('region bonus'),
  contracts: several('contracts', 'contract'),
  unpaidWages: noun('unpaid wages', { plural: true }),
  marker: noun('refill', { count: (n) => `The board is refilled and the scoring marker moves to slot ${n}` }),
  scoring1: noun('First region scoring'),
  scoring2: noun('Second region scoring'),
  scoring3: noun('Third region scoring'),
};
const STEP = noun('step', { many: 'steps' });
const CUBE = noun('cube', { many: 'cubes' });

const track = [
  proper('Money', { effect: 'raises the Yen you take when you consolidate' }),
  proper('Coal', { effect: 'raises the coal you take when you consolidate' }),
  proper('Knowledge', { effect: 'opens better factories' }),
];
const action = Object.entries({
  Invest: `a factory for ${money(INVEST_PRICE)}; missing Knowledge costs blueprints`,
  Machinery: `up to 3 machines for ${money(...PRICES.machinery)}; each makes a factory produce 1 more`,
  Produce: 'run up to 3 factories with coal: 1 good each, more with a machine',
  Knowledge: `up to 3 Knowledge steps for ${money(...PRICES.knowledge)}`,
  Trains: `up to 3 trains for ${money(...PRICES.trains)}, in different regions; ${TRANSPORT_VALUE} influence each where you have a tile`,
  Mines: `up to 3 Coal steps for ${money(...PRICES.mines)}`,
  Ships: `up to 3 ships for ${money(...PRICES.ships)}, in different regions; ${TRANSPORT_VALUE} VP each where you are first or second`,
  Export: 'deliver the goods of up to 3 contracts',
  'Local Market': 'deliver goods for up to 3 influence tiles in one region',
}).map(([name, effect]) => proper(name, { effect }));

const GOODS = ['silk', 'paper', 'bento', 'lenses', 'clocks', 'light bulbs'];
/** One of each: a factory is called after it. */
const ONE = ['silk', 'paper', 'bento', 'lens', 'clock', 'light bulb'];
const ACHIEVED = [
  ['Yen', `full ${money(YEN_PER_VP)} left at the end`],
  ['Ships', 'star your ships uncovered'],
  ['Trains', 'star your trains uncovered'],
  ['Machinery', 'factory with a +2 machine'],
  ['Contracts', 'pair of fulfilled contracts'],
  ['Knowledge', 'Knowledge star reached'],
  ['Coal', 'Coal star reached'],
  ['Advanced factories', 'factory of level 2 or 3'],
  ['Regions', 'region with your influence'],
];
const COLOURS = ['white', 'yellow', 'red', 'blue', 'black', 'grey'];
const CITIES = ['Nagasaki', 'Hiroshima', 'Osaka', 'Kyoto', 'Yokohama', 'Tokyo', 'Sendai', 'Sapporo'];
const SIDES = ['north', 'east', 'south', 'west'];
const REGIONS = ['Kyushu & Chugoku', 'Kansai & Shikoku', 'Kanto & Chubu', 'Tohoku & Hokkaido'];

const components = namesOf({
  some,
  money,
  things,
  track,
  action,
  slot: (n, actions) => proper(`slot ${n}`, { effect: actions }),
  good: (i, highest) =>
    proper(GOODS[i], {
      short: ONE[i],
      effect: `1, 2 or 3 cubes place influence up to ${highest}`,
      count: (n) => `${n} ${n === 1 ? ONE[i] : GOODS[i]}`,
    }),
  factory: (good, letter, effect) => proper(`${good.short} factory ${letter}`, { short: letter, effect }),
  region: (i, bonus) => proper(REGIONS[i], { effect: `${bonus} for each influence tile placed there` }),
  contract: (pattern, kinds, gains) =>
    proper(`contract ${pattern}`, {
      short: pattern,
      effect: `${pattern} of ${kinds > 1 ? 'different goods' : 'one good'}: ${gains.join(', ')}`,
    }),
  influence: (city, side, overseas) =>
    proper(`${CITIES[city]} ${SIDES[side]}`, {
      short: SIDES[side][0].toUpperCase(),
      effect: `${things.overseas} ${overseas} while empty`,
    }),
  level: (n) => noun(`${n}x reward`, { effect: `an achievement counts ${n} times` }),
  bonus: (what) => proper(what),
  achievement: (i, vp, printed) =>
    noun(`${ACHIEVED[i][0]} achievement`, {
      short: ACHIEVED[i][0],
      effect: `${vp} VP per ${ACHIEVED[i][1]}; ${printed ? 'x1 even' : 'nothing'} without a tile`,
    }),
  income: (yen) => `+${yen} when you consolidate`,
  keep: (coal) => `keep ${coal} when you consolidate`,
  symbols: (steps) => `each money symbol, past ones too: ${steps}`,
  once: (what) => `${what} at once`,
  further: (action, steps) => `${action} moves ${steps} step more`,
  price: (action, yen, star) => `${action} for ${yen}${star ? `; 1 ${star} star` : ''}`,
  lean: (coal) => `runs on only ${coal}`,
  worth: (tiles, value) => `your ${tiles} not yet placed are worth ${value}`,
  free: (what) => `up to ${what} at once, free`,
  output: (more) => `makes ${more} more each time it runs`,
});

export const en: NipponWords = {
  title: 'Nippon',
  names: {
    colour: COLOURS.map((colour, i) => noun(colour, { short: 'WYRBKG'[i] })),
    worker: COLOURS.map((colour, i) => noun(`${colour} worker`, { many: `${colour} workers`, short: 'WYRBKG'[i] })),
    ...components,
    city: CITIES.map((city) => proper(city)),
    seat: ['Yellow', 'Red', 'Purple', 'Blue'].map((seat) => proper(seat, { short: seat[0] })),
  },
  verbs: {
    convert: (track) => `Spend ${some(BLUEPRINTS_PER_STEP, things.blueprints)} on 1 ${track} step`,
    take: (slot, worker) => `Take ${a(worker)} from ${slot}`,
    consolidate: () => 'Consolidate',
    act: (action) => `Take the ${action} action`,
    build: (factory) => `Build ${factory}`,
    improve: (good) => `Improve your ${good.short} factory`,
    spare: () => 'Put a machine into your supply',
    run: (good) => `Run your ${good.short} factory`,
    climb: (steps) => `Climb ${some(steps, STEP)}`,
    place: (region) => `Place the tile in ${region}`,
    fulfil: (contract) => `Fulfil ${contract}`,
    deliver: (good) => `Deliver ${good}`,
    supply: (slot) => `Supply ${slot}`,
    cubes: (count) => `Spend ${some(count, CUBE)}`,
    tile: (value) => `Place an influence tile of ${value}`,
    oust: (slot) => `Return the tile of ${slot} to its owner`,
    reward: (level, bonus) => `Take ${a(level)} with ${bonus}`,
    cover: (achievement) => `Put the multiplier on ${the(achievement)}`,
    stop: () => 'Enough',
    end: () => 'End the turn',
  },
  steps: {
    turnStart: 'Take a worker or consolidate',
    chooseAction: 'Choose an action of the slot',
    invest: 'Choose a factory to build',
    machinery: 'Choose a factory to improve',
    produce: 'Choose a factory to run',
    knowledge: 'How many Knowledge steps?',
    mines: 'How many Coal steps?',
    transport: 'Choose a region for your train or ship',
    export: 'Choose a contract',
    exportGoods: 'Choose the good to deliver',
    market: 'Choose a slot to supply',
    marketCubes: 'How many cubes?',
    marketTile: 'Choose an influence tile',
    marketOust: 'The city is full: which lowest tile goes?',
    marketBonus: 'Region bonus',
    reward: 'Choose the emperor’s reward',
    rewardSpace: 'Choose a place for the multiplier',
    wages: 'Wages',
    fillRows: 'Filling the open rows',
    turnEnd: 'End of the turn',
    lastConversions: 'Convert blueprints or end the turn',
    workers: 'Moving workers up',
    refill: 'Refilling the board',
    nextTurn: 'Next player',
  },
  reasons,
  things,
  categories: {
    start: 'Start',
    firstScoring: 'First scoring',
    secondScoring: 'Second scoring',
    thirdScoring: 'Third scoring',
    ships: 'Ships in regions',
    regionBonus: 'Region bonuses',
    contracts: 'Contracts',
    unpaidWages: 'Unpaid wages',
    ...achievementCategories(ACHIEVED.map(([name]) => `Achievement: ${name}`)),
  },
  phrases: {
    some,
    yen: (n) => `¥${figure(n)}`,
    you: (name) => `${name} (you)`,
    players: 'Players',
    opponents: 'Opponents',
    map: 'Japan',
    actions: 'Actions',
    waiting: 'Waiting rows',
    bag: 'Bag',
    rewards: 'Rewards',
    factories: 'Factories',
    achievements: 'Achievements',
    scoringTrack: 'Scoring track',
    scoring: (n) => `Scoring ${n}`,
    refills: (n, turns) =>
      (n === 1 ? 'at the next refill' : `in ${n} refills`) + (turns ? `, then ${turns} turns each` : ''),
    turnsLeft: (n) => `${n} turns left`,
    over: 'The game is over',
    bonus: 'bonus',
    free: 'free',
    now: 'if scored now',
    step: 'step',
    noFactory: 'no factory',
    needs: (knowledge) => `needs Knowledge ${knowledge}`,
    inSupply: (what) => `${what} in supply`,
    crew: 'Workers (reward)',
    wages: 'Wages due',
    wage: (n) => (n === 0 ? 'free' : `+¥${n}k`),
    bill: 'Consolidate now',
    lost: 'lost',
    income: 'income',
    wagesOf: (colours) => `wages × ${colours}`,
    after: 'new budget',
    unpaid: (vp) => `−${vp} VP unpaid`,
    keys: {
      track: '| scoring  * golden',
      map: '(n) overseas number of a free slot · n/m influence tiles in the city',
      standing: 'inf influence · T value of trains · S VP of ships · VP if scored now: place+ships',
      factories: 'Knowledge, tiles left · per player: tile, machine, goods, (coal to run)',
      goals: '↑ Money · o open · base x multiplier = VP if it ended now',
    },
  },
};
