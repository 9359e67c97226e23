import { english, type Word } from 'engawa';
import * as data from '../../data/index.ts';
import type { MachiWords } from '../vocabulary.ts';
import { counted, type Drawn } from './drawn.ts';
import { byBuilding } from './settled.ts';

const { a, the, some, list, doing } = english;

/** `Sasaki’s Brewery 2` */
const of = (whom: string, what: Word): string => `${whom}’s ${what}`;
const all = (tales: readonly { readonly what: Word }[]): string => list(tales.map(({ what }) => the(what)));
const people = (n: number): string => (n === 1 ? '1 villager' : `${n} villagers`);
const cards = (tales: readonly Drawn[]): string => list(counted(tales, the, some));

export const deeds: MachiWords['deeds'] = {
  winterBegan: ({ n, of: years }) => `Winter, year ${n} of ${years}`,
  springBegan: ({ n, of: years, whom }) => `Spring, year ${n} of ${years}: ${whom} begins`,
  summerBegan: ({ n, of: years }) => `Summer, year ${n} of ${years}`,
  autumnBegan: ({ n, of: years, whom }) => `Autumn, year ${n} of ${years}: ${whom} begins`,
  yearScored: ({ n }) => `Scoring of year ${n}`,

  fed: ({ n, of: mouths }) => `has ${n} rice and feeds ${people(mouths)}`,
  wentShort: ({ n, of: mouths }) => `has ${n} rice for ${people(mouths)}: ${mouths - n} must go`,
  starved: (tales) => `loses ${all(tales)} to hunger`,
  finished: (tales) => `finishes ${all(tales)}`,

  fell: ({ what }) => `loses ${the(what)}, where nobody is left`,
  succeeded: ({ what, to }) => `now has ${the(what)} as founder of ${the(to)}`,
  activated: ({ what }) => `activates ${the(what)}`,
  stopped: ({ what }) => `has too few villagers in ${the(what)} to keep it active`,
  yakuzaReturned: ({ what }) => `takes ${what} back into hand`,

  laidOut: (tales) => `${all(tales)} ${tales.length === 1 ? 'is' : 'are'} laid out`,
  tookOpen: ({ what }) => `takes ${the(what)} from the display`,
  drew: (tales) => `draws ${cards(tales)}`,
  reshuffled: ({ what }) => `the discard pile is shuffled into a new ${what}`,
  cleared: ({ n }) =>
    n === 1 ? 'the last open card goes under its deck' : `the ${n} remaining open cards go under their decks`,
  attacked: ({ what, to, whom }) => `sends ${what} to block ${of(whom, to)}`,
  attackMoved: ({ what, from, to, whom }) => `moves ${what} from ${the(from)} to block ${of(whom, to)}`,
  defended: ({ what, to }) => `sends ${what} to defend ${the(to)}`,
  defenceMoved: ({ what, from, to }) => `moves ${what} from ${the(from)} to defend ${the(to)}`,

  opened: (tales) => {
    const [{ what, hidden, to, from }] = tales;
    const founders = tales.map((tale) => `${the(tale.to)}${tale.from ? ` from ${the(tale.from)}` : ''}`);
    if (hidden && tales.length > 1) return `opens ${tales.length} sites, founded by ${list(founders)}`;
    if (tales.length > 1)
      return `opens sites for ${list(tales.map((tale, i) => `${the(tale.what)} (founded by ${founders[i]})`))}`;
    return `opens a site${hidden ? '' : ` for ${the(what)}`} (founded by ${the(to)}${from ? ` from ${the(from)}` : ''})`;
  },
  closedSites: () => 'is done opening sites',
  hurried: ({ what }) => `has the carpenters complete ${the(what)} at once`,
  hurriedNothing: () => 'completes no site early',
  settled: (tales) => doing(byBuilding(tales).map(([to, who]) => `settles ${list(who.map(the))} in ${the(to)}`)),
  camped: (tales) => `puts ${all(tales)} outside the buildings`,
  settledAll: () => 'is done settling villagers',

  challenged: ({ what, to, whom }) => `challenges ${of(whom, to)} with ${the(what)}`,
  accepted: ({ what }) => `accepts the duel for ${the(what)}`,
  refused: ({ what, n }) => `refuses the duel for ${the(what)} and loses ${n} VP`,
  refusedFreely: ({ what }) => `refuses the duel for ${the(what)} at no cost, thanks to the Magistrate’s court`,
  mustFight: ({ what }) => `must fight: ${the(what)} cannot refuse`,
  drewCombat: ({ n }) => `draws ${n} combat cards`,
  laidCombat: ({ what, hidden }) => `lays ${hidden ? 'a combat card' : a(what)} face down`,
  exchanged: ({ what, to, n, of: lost, whom }) =>
    `plays ${a(what)} against ${of(whom, to)}: ${n === 1 ? '1 sabre' : `${n} sabres`} to ${lost}`,
  won: ({ what, n, of: lost }) => `wins the duel against ${the(what)} by ${n} to ${lost}`,
  wonAtHome: ({ what, n }) => `wins the duel against ${the(what)}, tied at ${n}, thanks to the Castle`,
  drawnDuel: ({ to, n }) => `fights the duel against ${the(to)} to a draw, ${n} all`,
  beaten: ({ what }) => `loses ${the(what)} in the duel`,

  closedDuels: () => 'is done with duels and events',
  moved: ({ what, from, to }) => `moves ${the(what)} from ${the(from)} to ${the(to)}`,
  swapped: ({ what, to }) => `swaps ${the(what)} and ${the(to)}`,
  withdrew: ({ what, from }) => `moves ${what} out of ${the(from)}`,
  movedOut: () => 'has no move left, which ends the turn',

  wanted: ({ what, to, whom }) => `plays ${what} so that ${of(whom, to)} can be challenged this year`,
  embezzled: ({ what, to, whom }) => `plays ${what} to take this year’s wealth of ${of(whom, to)}`,
  married: ({ what, from, to, whom }) => `plays ${what} to swap ${the(from)} and ${of(whom, to)}`,
  betrayed: ({ what, from, whom }) => `plays ${from} to take ${what} from ${whom} into hand`,
  madeTruce: ({ what }) => `plays ${what} to forbid duels this year`,
  trained: ({ what, to }) => `plays ${what} to give ${the(to)} +${data.SWORD_MASTER} in duels this year`,
  celebrated: ({ what }) => `plays ${what} to draw ${data.FESTIVAL_DRAWS} cards`,
  flooded: ({ what }) => `plays ${what} to destroy every built Port`,
  drowned: ({ what, to }) => `loses ${the(what)} and its founder, ${the(to)}, to the Tsunami`,
  swamHome: (tales) => `takes ${all(tales)} back into hand`,
  burnt: ({ what, to, whom }) => `plays ${what} to burn down ${of(whom, to)} (a site again)`,
  harvested: ({ what }) => `plays ${what} to get ${data.HARVEST_RICE} more rice next Winter`,
  parched: ({ what }) => `plays ${what} to cut the others’ rice fields to ${data.DROUGHT_RICE} rice next Winter`,
  laboured: ({ what, to }) => `plays ${what} to complete ${the(to)} at once`,
  studiedPlans: ({ what }) => `plays ${what} to keep ${data.PLANS_TAKE} of the top ${data.PLANS_LOOK} building cards`,
  keptPlan: (tales) =>
    tales[0].hidden
      ? `keeps ${tales.length === 1 ? 'a building card' : `${tales.length} building cards`}`
      : `keeps ${all(tales)}`,

  tookWealth: ({ n, from, whom }) => `takes ${n} wealth from ${of(whom, from)}`,
  produced: ({ n, of: honour }) =>
    `produces ${list([...(n > 0 ? [`${n} wealth`] : []), ...(honour > 0 ? [`${honour} honour`] : [])])} this year`,
  scoredWealth: ({ n }) => `scores ${n} VP for wealth`,
  scoredHonour: ({ n }) => `scores ${n} VP for honour`,

  ended: ({ n }) => `Year ${n} was the last: the game is over`,
  becameShogun: ({ n }) => `becomes Shogun with ${n} VP`,
  wonByHonour: ({ n, of: honour }) =>
    `becomes Shogun: tied at ${n} VP, but with the most honour in the last year, ${honour}`,
  wonByWealth: ({ n, of: wealth }) =>
    `becomes Shogun: tied at ${n} VP and in honour, but with the most wealth in the last year, ${wealth}`,
  sharedVictory: ({ n }) => `shares the victory: tied at ${n} VP, in honour and in wealth`,
};
