import { english } from 'engawa';
import * as figures from '../../data/index.ts';
import type { Remarks } from './remarks.ts';

const anImport = english.noun('import', { many: 'imports' });
const vp = (n: number) => `${n} VP`;
const yen = (n: number) => `${n} yen`;
const ordinal = (n: number) => `${n}${['th', 'st', 'nd', 'rd'][n % 100 > 10 && n % 100 < 14 ? 0 : n % 10] ?? 'th'}`;

export const remarks: Remarks = {
  technologyPrice: ({ yen: price, value, place, power: strength, points }) =>
    `¥${price}: value ${value} + place ${place} − power ${strength} = ${points}, ¥${figures.YEN_PER_INDUSTRY} a point`,
  technologyFree: (value, place, strength) =>
    `Free for you: value ${value} + place ${place}, and your power is ${strength}`,
  importPays: 'An import pays a point as well',
  late: `Plus ${yen(figures.LATE_PRICE.yen)} or 1 import: from the fifth technology on`,
  yenShort: (n) => `You are ¥${n} short`,
  industry: (now, then, best) =>
    `Technology values at the end: you ${now} → ${then}${best > 0 ? `, best of the others ${best}` : ''}`,
  nation: (nth, brings) => `Your ${ordinal(nth)} card of this nation${brings ? ': brings an agent' : ''}`,
  owned: 'You own it',
  canFulfil: 'You have the goods for it',
  lacking: (goods) => `You lack ${goods}`,
  needsPower: (needed, strength) => `Needs power ${needed} in its port; you have ${strength}`,
  handFull: `You hold ${figures.ORDER_HAND} orders already`,
  faith: ({ faith, power: strength, offerings, payable }) =>
    `Faith ${faith} = power ${strength} + ${offerings} offered; you could offer ${payable}`,
  offering: (faith) => `Worth ${faith} faith; each kind once a turn`,
  exchange: 'One exchange in Chinatown',
  stays: 'The assistant stays on the slot for good',
  customs: (imports, allowed) => `You have ${english.some(imports, anImport)}; your power lets you pay ${allowed}`,
  taken: 'Taken',
  progress: (progress) => `You: ${progress}`,
  claimNow: (points) => `${vp(points)} for you`,
  claimed: 'You have claimed it',
  powerOf: ({ power: strength, ...parts }) => {
    const { president, assistants, buildings, station } = parts;
    const sum = [
      president > 0 && `president ${president}`,
      assistants > 0 && `assistants ${assistants}`,
      buildings > 0 && `buildings ${buildings}`,
      station > 0 && `station ${station}`,
    ].filter(Boolean);
    return `Your power ${strength}: ${sum.join(' + ')}`;
  },
  noPower: 'You have no power here',
  yields: (now, more) => `The action gives ${now} now${more === undefined ? '' : `, ${more} with one more power`}`,
  toll: (n) => `Placing an assistant here costs you ${yen(n)}`,
  rent: `Acting here gives the owner of its trading house ${yen(figures.HOUSE_INCOME)}`,
  brings: (reward) => `Brings ${reward}`,
  inWarehouse: (left, price) =>
    `${left} in your warehouse${price > 0 && left > 0 ? `; the next costs ${yen(price)}` : ''}`,
  icons: (n, brings) =>
    `You have ${n === 1 ? '1 icon' : `${n} icons`} of this nation${brings ? '; the next brings an agent' : ''}`,
  agentsLeft: (n) => (n === 1 ? '1 agent left in the supply' : `${n} agents left in the supply`),
  agentsHeld: (unused, used) => `Your agents: ${unused} unused, ${used} used`,
  nearest: (n, of) => `${n} of ${of} so far`,
  deck: (n) => (n === 1 ? '1 card left' : `${n} cards left`),
  round: (n) => `This is round ${n}`,
  lastRound: (n) => `Round ${n} is the last`,
  counts: {
    orders: 'the points of fulfilled orders',
    buildings: 'the points of building sites',
    tokens: 'the points of five-power tokens',
    port: `${vp(figures.PORT_VP[figures.MAX_POWER])} for every port action with power ${figures.MAX_POWER}`,
    church: 'the points of church slots',
    customs: 'the points of customs slots',
    technologies: 'what technologies bring in points',
    achievements: 'the points of achievements',
    churchBonus: `${figures.CHURCH_BONUS.join(' and ')} VP for the most and second most assistants in the Church`,
    customsBonus: `${figures.CUSTOMS_BONUS.join(' and ')} VP for the most and second most assistants at Customs`,
    technologyBonus: `${figures.TECHNOLOGY_BONUS.join(' and ')} VP for the highest and second highest sum of values`,
    nationBonus: `sets of different nations: ${figures.SET_VP.slice(2).join(', ')} VP for 2, 3, 4, 5`,
    leftovers: 'unused agents, imports, yen and goods',
  },
};
