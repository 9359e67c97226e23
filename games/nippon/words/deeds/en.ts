import { english, type Word } from 'engawa';
import type { NipponWords } from '../vocabulary.ts';
import { gathered, total } from './gathered.ts';
import type { Counted, Given, Scored } from './given.ts';

const { noun, a, the, some, list } = english;

const ORDINAL = ['first', 'second', 'third'];
const COLOUR = noun('colour', { many: 'colours' });
const amounts = (tales: readonly Counted[]) => list(tales.map(({ what, n }) => some(n, what)));
const places = (tales: readonly { readonly to: Word }[]) => list(tales.map(({ to }) => to.name));
const vp = (n: number) => `${n} VP`;

export function deeds({ money, achieved, coloured }: Given): NipponWords['deeds'] {
  const honour = (i: number) => (tale: { readonly n: number; readonly of: number }) =>
    `scores ${vp(tale.n)} for the ${achieved[i]} achievement, multiplied by ${tale.of}`;
  const scored = ({ n, what, of, from }: Scored) =>
    `scores ${vp(n)} for ${from ? 'shared ' : ''}${ORDINAL[of - 1]} place in ${what}`;
  const price = (of: number) => (of === 0 ? 'for free' : `for ${money(of)}`);
  return {
    hired: ({ what, from }) => `takes ${a(what)} from ${the(from)}`,
    spentPlans: ({ what, n, to }) => `spends ${some(n, what)} on a ${to} step`,

    paidToBuild: ({ what, n }) => `pays ${some(n, what)}`,
    madeUp: ({ what, n }) => `makes up for missing Knowledge with ${some(n, what)}`,
    built: ({ what, of }) => `builds ${the(what)} for ${money(of)}`,
    fitted: ({ what, n, to }) => `installs ${some(n, what)} in the new ${to.short} factory`,
    turnedShips: ({ of }) => `turns over the ships not yet placed: they are now worth ${vp(of)} each`,
    turnedTrains: ({ of }) => `turns over the trains not yet placed: they are now worth ${of} influence each`,
    given: ({ what, n, from }) => `receives ${some(n, what)} from ${the(from)}`,

    paidForMachine: ({ what, n }) => `pays ${some(n, what)}`,
    installed: ({ to, of }) => `installs a +1 machine in the ${to.short} factory ${price(of)}`,
    upgraded: ({ to, of }) => `upgrades the machine of the ${to.short} factory to +2 ${price(of)}`,
    spared: (tales) => {
      const [machines, them] = tales.length > 1 ? [`${tales.length} machines`, 'them'] : ['a machine', 'it'];
      return `takes ${machines} ${price(total(tales))} and keeps ${them} for the next factory`;
    },

    burned: ({ what, n }) => `burns ${some(n, what)}`,
    produced: (tales) => `produces ${amounts(tales)} with ${total(tales)} coal`,
    spoiled: ({ what, n }) => `loses ${some(n, what)} for lack of room`,

    paidForSteps: ({ what, n, to }) => `pays ${some(n, what)} to climb on the ${to} track`,
    moneyRose: ({ what, n, of }) => `climbs ${some(n, what)} (income now ${money(of)})`,
    coalRose: ({ what, n, of }) => `climbs ${some(n, what)} (income now ${of} coal)`,
    knowledgeRose: ({ what, n, of }) => `climbs ${some(n, what)} (Knowledge now ${of})`,

    paidForTransport: ({ what, n }) => `pays ${some(n, what)}`,
    sentShip: (tales) => `places ${tales.length > 1 ? 'ships' : 'a ship'} in ${places(tales)} ${price(total(tales))}`,
    sentTrain: (tales) =>
      `places ${tales.length > 1 ? 'trains' : 'a train'} in ${places(tales)} ${price(total(tales))}`,
    uncoveredSymbol: ({ what }) => `uncovers ${a(what)}`,

    delivered: (tales) => `delivers ${amounts(tales)}`,
    fulfilled: ({ what }) => `fulfils ${the(what)}`,
    paidByContract: ({ what, n, from }) => `receives ${some(n, what)} from ${the(from)}`,

    approached: ({ what, to }) => `chooses ${to}, which asks for ${what}`,
    sold: ({ what, n, to }) => `sells ${some(n, what)} in ${to}`,
    placed: ({ what, n, to, of, from }) => `places ${some(n, what)} in ${to} for ${some(of, from)}`,
    tookBack: ({ what, n, from }) => `takes back ${some(n, what)} from ${from}`,
    regionBonus: ({ what, n, from }) => `receives ${some(n, what)}, the bonus of ${from}`,
    regionBonusScored: ({ n, what }) => `scores ${vp(n)}, the bonus of ${what}`,

    consolidated: () => 'consolidates',
    gaveUp: (tales) => `discards ${amounts(tales)}`,
    earned: (tales) => `takes an income of ${amounts(tales)}`,
    rewarded: ({ what }) => `takes ${a(what)} from the Emperor`,
    bonusOfReward: ({ what, n }) => `receives ${some(n, what)} with it`,
    tookDouble: ({ what }) => `takes ${a(what)} from the Emperor`,
    crowned: ({ what, n, to }) => `puts ${some(n, what)} on ${the(to)}`,
    tileLeft: ({ what, n }) => `has a tile on every achievement: ${some(n, what)} leaves the game`,
    paidWages: ({ what, n, of }) => `pays ${some(n, what)} in wages for workers of ${some(of, COLOUR)}`,
    owedWages: ({ n, of }) => `cannot pay workers of ${some(of, COLOUR)} and loses ${vp(-n)}`,
    sentHome: ({ what, n }) => `sends ${some(n, what)} back to the bag`,

    movedUp: ({ to }) => `the top waiting row moves to ${the(to)}`,
    refilled: ({ n }) => `the board is refilled: the scoring marker moves to ${n}`,
    drew: (tales) =>
      `${tales.length === 1 ? 'a worker comes' : 'workers come'} from the bag: ${gathered(tales)
        .map(({ to, colours }) => `${list(Array.from(colours, ([worker, n]) => coloured(worker, n)))} to ${the(to)}`)
        .join('; ')}`,

    scoringBegins: ({ n }) => `${ORDINAL[n - 1]} scoring of the regions`,
    scoredFirst: scored,
    scoredSecond: scored,
    scoredThird: scored,
    shipsScored: ({ n, what }) => `scores ${vp(n)} for ships in ${what}`,

    goldenBegins: ({ n }) => `the golden phase begins: each player has ${n} turns left`,
    goldenRound: ({ n, of }) =>
      `the scoring marker moves to ${n}: each player has ${of === 1 ? 'one turn' : `${of} turns`} left`,
    gameEnds: () => 'the scoring marker leaves the track: the game ends',
    lastAccounts: () => 'final income, final wages and achievements',
    achievedYen: honour(0),
    achievedShips: honour(1),
    achievedTrains: honour(2),
    achievedMachinery: honour(3),
    achievedContracts: honour(4),
    achievedKnowledge: honour(5),
    achievedCoal: honour(6),
    achievedFactories: honour(7),
    achievedRegions: honour(8),
  };
}
