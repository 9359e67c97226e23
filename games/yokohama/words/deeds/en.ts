import { english, tally, type Word } from 'engawa';
import type { YokohamaWords } from '../vocabulary.ts';

const { a, the, some, list } = english;

const assistant = english.noun('assistant', { many: 'assistants' });
const vp = (n: number) => `${n} VP`;
const last = (round: number) => `round ${round} will be the last`;
const amounts = (tales: readonly { readonly n: number; readonly what: Word }[]) =>
  list(tally(tales, ({ what }) => what).map(([what, n]) => some(n, what)));

/** `an assistant in the Bank`, `2 assistants in the Bank`, `one assistant each in the Bank and Customs` */
function inAreas(tales: readonly { readonly what: Word; readonly to: Word }[]): string {
  const [{ what }] = tales;
  const places = tally(tales, ({ to }) => to);
  if (tales.length > 1 && places.length === tales.length) {
    return `one ${what} each in ${list(places.map(([to]) => the(to)))}`;
  }
  return list(places.map(([to, n]) => `${n === 1 ? a(what) : some(n, what)} in ${the(to)}`));
}

export const deeds: YokohamaWords['deeds'] = {
  begins: () => 'begins',
  turnEnded: () => 'ends the turn',
  roundBegins: ({ n }) => `round ${n}`,
  lastRoundBegins: ({ n }) => `round ${n}, the last one`,
  endByHouses: ({ n, of }) => `has built ${n} trading houses: ${last(of)}`,
  endByShops: ({ n, of }) => `has built ${n} shophouses: ${last(of)}`,
  endByOrders: ({ of }) => `the orders have run out: ${last(of)}`,
  endByChurch: ({ n, of }) => `there are ${n} assistants in the Church: ${last(of)}`,
  endByCustoms: ({ n, of }) => `there are ${n} assistants at Customs: ${last(of)}`,
  endByPatience: ({ n, of }) => `${n} rounds have been played: ${last(of)}`,
  finalScoring: () => 'final scoring',

  kept: ({ what, hidden }) => (hidden ? 'keeps one of two orders' : `keeps ${the(what)}`),
  tookOrder: ({ what }) => `takes ${the(what)}`,
  paidForSecond: ({ n, what }) => `pays ${some(n, what)} for a second order`,
  ordersAppeared: (tales) => `new in ${the(tales[0].to)}: ${tales.map(({ what }) => a(what)).join('; ')}`,
  scoredAtPort: ({ n, what }) => `scores ${vp(n)} for full power in ${the(what)}`,
  fulfilled: ({ what }) => `fulfils ${the(what)}`,
  delivered: (tales) => `delivers ${amounts(tales)}`,

  claimedFirst: ({ what }) => `is the first to claim ${the(what)}`,
  claimedLater: ({ what }) => `claims ${the(what)}`,
  sentAgent: ({ what, to }) => `sends ${a(what)} to ${the(to)}`,
  wonAgent: ({ what }) => `gains ${a(what)}`,

  placed: (tales) => `places ${inAreas(tales)}`,
  paidToPlace: ({ n, what, whom, to }) => `pays ${whom} ${some(n, what)} to place an assistant in ${the(to)}`,
  shifted: ({ what, from, to }) => `moves ${a(what)} from ${the(from)} to ${the(to)}`,
  tookBack: (tales) => {
    const areas = tally(tales, ({ from }) => from);
    if (areas.length > 1 && areas.every(([, n]) => n === 1))
      return `takes back one ${tales[0].what} each from ${list(areas.map(([from]) => the(from)))}`;
    return `takes back ${list(areas.map(([from, n], i) => `${i === 0 ? some(n, tales[0].what) : n} from ${the(from)}`))}`;
  },
  setDown: ({ what, to }) => `puts ${the(what)} in ${the(to)}`,
  walked: (tales) => {
    const areas = tales.map(({ to }) => the(to));
    const through = areas.slice(0, -1);
    return `walks ${through.length > 0 ? `through ${list(through)} ` : ''}to ${areas.at(-1)}`;
  },
  paidToPass: ({ n, what, whom, to }) => `pays ${whom} ${some(n, what)} to enter ${the(to)}`,
  paidCanal: ({ n, what }) => `pays ${some(n, what)} to pass through the Canal`,
  tookTram: ({ to }) => `takes the tram to ${the(to)}`,
  wentToStation: ({ to }) => `goes straight to the station in ${the(to)}`,
  recalled: ({ what, from }) => `recalls ${the(what)} from ${the(from)}`,

  acted: ({ n, what }) => `acts in ${the(what)} with power ${n}`,
  earnedRent: ({ n, what, from }) => `receives ${some(n, what)} for the trading house in ${the(from)}`,
  produced: ({ n, what }) => `produces ${some(n, what)}`,
  drew: ({ n, what }) => `takes ${some(n, what)}`,
  learned: ({ what }) => `learns ${the(what)}`,
  paidForCard: (tales) => `pays ${amounts(tales)} for a technology`,
  cardAppeared: ({ what, to }) => `new in ${the(to)}: ${what}`,
  putUpStation: ({ what, to }) => `puts up ${the(what)} in ${the(to)}`,
  tookOut: (tales) =>
    `takes ${list(tally(tales, ({ what }) => what).map(([what, n]) => some(n, what)))} out of the warehouse`,
  paidForPiece: ({ n, what, to }) => `pays ${some(n, what)} for ${a(to)}`,
  gave: ({ n, what }) => `gives ${some(n, what)} in Chinatown`,
  got: ({ n, what }) => `gets ${some(n, what)} in return`,
  offered: (tales) => `offers ${amounts(tales)} in the Church`,
  tookChurchSlot: ({ what }) => `takes ${the(what)}`,
  declared: ({ n, what }) => `pays ${some(n, what)} at Customs`,
  tookCustomsSlot: ({ what }) => `takes ${the(what)}`,
  tookToken: ({ what }) => `takes ${the(what)}`,
  built: ({ what, to }) => `builds ${a(what)} in ${the(to)}`,

  received: (tales) => `receives ${amounts(tales)}`,
  earnedBy: ({ n, what, from }) => `receives ${some(n, what)} thanks to ${the(from)}`,
  scoredBy: ({ n, what }) => `scores ${vp(n)} for ${the(what)}`,
  soldToMill: ({ n, what }) => `sells ${some(n, what)} to the Spinning Mill`,
  paidUniversity: ({ n, what }) => `pays the University ${some(n, what)}`,

  rankedInChurch: ({ n, of, what }) => `scores ${vp(n)} for ${what} in the Church (${some(of, assistant)})`,
  rankedInCustoms: ({ n, of, what }) => `scores ${vp(n)} for ${what} at Customs (${some(of, assistant)})`,
  rankedInIndustry: ({ n, of, what }) => `scores ${vp(n)} for ${what} in technology (value ${of})`,
  scoredNations: ({ n, of }) => `scores ${vp(n)} for the nations on ${of} cards`,
  scoredLeftovers: ({ n }) => `scores ${vp(n)} for leftovers`,
};
