import { english } from 'engawa';
import { BLUEPRINTS_PER_STEP, YEN_PER_VP } from '../data/index.ts';
import { action } from './actions/en.ts';
import { choices } from './choices/en.ts';
import { deeds } from './deeds/en.ts';
import { options } from './en-options.ts';
import { achievementCategories, namesOf } from './names.ts';
import { reasons } from './reasons/en.ts';
import { remarks } from './remarks/en.ts';
import { figure, money, things, track } from './things/en.ts';
import type { NipponWords } from './vocabulary.ts';

const { noun, proper, a, the, some } = english;

const STEP = noun('step', { many: 'steps' });
const CUBE = noun('cube', { many: 'cubes' });

const GOODS = ['silk', 'paper', 'bento', 'lenses', 'clocks', 'light bulbs'];
/** One of each: a factory is called after it. */
const ONE = ['silk', 'paper', 'bento', 'lens', 'clock', 'light bulb'];
const ACHIEVED = [
  ['Yen', `full ${money(YEN_PER_VP)} left at the end`],
  ['Ships', 'star uncovered by your ships'],
  ['Trains', 'star uncovered by your trains'],
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
  slot: (actions) =>
    noun(`${actions.join(' / ')} slot`, { effect: 'take a worker from here to carry out an action of the slot' }),
  worker: (i) =>
    noun(`${COLOURS[i]} worker`, {
      many: `${COLOURS[i]} workers`,
      short: 'WYRBKG'[i],
      effect: things.wages.effect,
    }),
  good: (i, highest) =>
    proper(GOODS[i], {
      short: ONE[i],
      effect: `1, 2 or 3 cubes place influence up to ${highest}`,
      count: (n) => `${n} ${n === 1 ? ONE[i] : GOODS[i]}`,
    }),
  factory: (good, letter, effect) => proper(`${good.short} factory ${letter}`, { short: letter, effect }),
  region: (i, bonus) => proper(REGIONS[i], { effect: `${bonus} for each influence tile placed there` }),
  contract: (pattern, kinds, gains) =>
    noun(`contract for ${pattern} goods`, {
      short: pattern,
      effect: `${pattern} of ${kinds > 1 ? 'different goods' : 'one good'}: ${gains.join(', ')}`,
    }),
  influence: (city, side, overseas) =>
    proper(`${CITIES[city]} ${SIDES[side]}`, {
      short: SIDES[side][0].toUpperCase(),
      effect: `counts ${overseas} for the overseas companies while it is empty`,
    }),
  level: (n) => noun(`${n}x reward`, { effect: `an achievement of your choice counts ${n} times` }),
  bonus: (what) => proper(what, { effect: 'at once, with the reward tile' }),
  value: (n, ways) =>
    proper(`influence tile ${n}`, {
      short: `${n}`,
      effect: `for at least ${ways.map(({ cubes, level }) => `${cubes} cube${cubes > 1 ? 's' : ''} of level ${level}`).join(' or ')}`,
    }),
  achievement: (i, vp, printed) =>
    noun(`${ACHIEVED[i][0]} achievement`, {
      short: ACHIEVED[i][0],
      effect: `${vp} VP per ${ACHIEVED[i][1]}; ${printed ? 'x1 even' : 'nothing'} without a tile`,
    }),
  income: (yen) => `+${yen} when you consolidate`,
  keep: (coal) => `keep ${coal} when you consolidate`,
  symbols: (steps) => `each money symbol, past ones too: ${steps}`,
  once: (what) => `${what} at once`,
  further: (action, steps) => `${steps} extra step with every ${action} action`,
  price: (action, yen, star) => `${action} for ${yen}${star ? `; 1 ${star} star` : ''}`,
  lean: (coal) => `runs on only ${coal}`,
  worth: (tiles, value) => `your ${tiles} not yet placed are worth ${value}`,
  free: (what) => `up to ${what} at once, for free`,
  output: (more) => `makes ${more} more each time it runs`,
});

const workers = components.worker;

export const en: NipponWords = {
  title: 'Nippon',
  names: {
    colour: COLOURS.map((colour, i) => noun(colour, { short: 'WYRBKG'[i] })),
    ...components,
    city: CITIES.map((city) => proper(city, { effect: 'four slots, each of which asks for one good' })),
    seat: ['Yellow', 'Red', 'Purple', 'Blue'].map((seat) =>
      proper(seat, { short: seat[0], effect: 'one of the great houses of industry' }),
    ),
  },
  kinds: {
    track: 'track',
    worker: 'worker',
    action: 'action',
    factory: 'factory tile',
    good: 'good',
    region: 'region',
    contract: 'contract',
    influence: 'influence slot',
    bonus: 'bonus',
    achievement: 'achievement',
  },
  verbs: {
    convert: (track) => `Spend ${some(BLUEPRINTS_PER_STEP, things.blueprints)} on 1 ${track} step`,
    take: (slot, worker) => `Take ${a(worker)} from ${the(slot)}`,
    consolidate: () => 'Consolidate: new budget, reward, wages',
    act: (action) => `Take the ${action} action`,
    build: (factory) => `Build ${the(factory)}`,
    improve: (good) => `Install or upgrade a machine in your ${good.short} factory`,
    spare: () => 'Put a machine aside for your next factory',
    run: (good) => `Run your ${good.short} factory`,
    climb: (steps) => `Climb ${some(steps, STEP)}`,
    place: (region) => `Place it in ${region}`,
    fulfil: (contract) => `Fulfil ${the(contract)}`,
    deliver: (good) => `Deliver ${good}`,
    supply: (slot) => `Supply ${slot}`,
    cubes: (count) => `Sell ${some(count, CUBE)}`,
    tile: (value) => `Place ${value}`,
    oust: (slot) => `Return the tile on ${slot} to its owner`,
    reward: (level, bonus) => `Take ${a(level)} with ${bonus}`,
    cover: (achievement) => `Put the multiplier on ${the(achievement)}`,
    stop: () => 'Do no more',
    end: () => 'End the turn',
  },
  answers: {
    machinery: { stop: 'No more machines' },
    produce: { stop: 'Run no more factories' },
    freeMachines: { stop: 'No more free machines' },
    ships: { stop: 'No more ships' },
    trains: { stop: 'No more trains' },
    freeShips: { stop: 'No more free ships' },
    freeTrains: { stop: 'No more free trains' },
    export: { stop: 'Fulfil no more contracts' },
    market: { stop: 'Supply no more slots' },
    lastConversions: { end: 'Keep the blueprints and end the turn' },
  },
  deeds: deeds({
    money,
    achieved: ACHIEVED.map(([name]) => name),
    coloured: (worker, n) => `${n} ${COLOURS[workers.indexOf(worker)]}`,
  }),
  points: (n) => `${n} VP`,
  steps: {
    turnStart: 'Take a worker or consolidate',
    chooseAction: 'Choose an action of the slot',
    invest: 'Choose a factory to build',
    machinery: 'Choose a factory for the machine',
    produce: 'Choose a factory to run',
    knowledge: 'How many Knowledge steps?',
    mines: 'How many Coal steps?',
    transport: 'Choose a region for the ship or train',
    ships: 'Choose a region for the ship',
    trains: 'Choose a region for the train',
    freeShips: 'Choose a region for the free ship',
    freeTrains: 'Choose a region for the free train',
    freeMachines: 'Choose a factory for the free machine',
    export: 'Choose a contract',
    exportGoods: 'Choose the good to deliver',
    market: 'Choose an influence slot to supply',
    marketCubes: 'How many cubes do you sell?',
    marketTile: 'Which influence tile do you place?',
    marketOust: 'The city is full: which of its lowest tiles is returned?',
    marketBonus: 'Region bonus',
    reward: 'Choose the Emperor’s reward',
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
    scoring: (n) => `Scoring ${n}`,
    placed: ['1st', '2nd', '3rd'],
    refills: (n, turns) =>
      (n === 1 ? 'at the next refill' : `in ${n} refills`) + (turns ? `, then ${turns} turns each` : ''),
    turnsLeft: (n) => (n === 1 ? '1 turn left' : `${n} turns left`),
    over: 'The game is over',
    bonus: 'bonus',
    free: 'free',
    step: 'step',
    noFactory: 'no factory',
    inSupply: (what) => `${what} in supply`,
    crew: 'Workers (reward)',
    wages: 'Wages due',
    wage: (n) => (n === 0 ? 'free' : `+¥${n}k`),
    wagesOf: (colours) => `wages × ${colours}`,
    unpaid: (vp) => `−${vp} VP unpaid`,
    left: (n) => `${n} left`,
    remarks,
    choices,
    keys: {
      track: '| scoring  * golden',
      map: '(n) overseas number of a free slot · n/m influence tiles in the city',
      standing: 'inf influence · T value of trains · S VP of ships · VP if scored now: place+ships',
      factories: 'Knowledge, tiles left · per player: tile, machine, goods, (coal to run)',
      goals: '↑ Money · o open · base x multiplier = VP if it ended now',
    },
  },
  options,
  tieBreaks: { latest: 'having had the later last turn' },
};
