import { FLEETS, IZANAGI, type Power } from '../data/index.ts';
import { owns } from './purse.ts';
import type { Why } from './reasons.ts';
import { canPay } from './recruit.ts';
import { layout, type YamataiState, type YamataiSteps } from './state.ts';

/** The steps of a turn in their order (T-5.2); those of powers come in between. */
const ORDER: readonly YamataiSteps[] = [
  'chooseFleet',
  'wildBoat',
  'trade',
  'place',
  'act',
  'harvest',
  'ebisu',
  'store',
  'keep',
  'recruit',
  'recruitCost',
  'endTurn',
];

const POWER_OF_VERB: Readonly<Record<string, Power>> = {
  reserve: 'reserve_building',
  top: 'peek_buildings',
  under: 'peek_buildings',
  slide: 'slide_boat',
  sanctify: 'place_sanctuary',
  swapCulture: 'swap_culture',
  remove: 'remove_boats',
  swapBoat: 'swap_boats',
};

/** Why a verb of another step cannot be now, where the rulebook says more than that it is another step. */
export function elsewhere(s: YamataiState, seat: number, verb: string): Why {
  const plan = layout.plan(s).map(({ name }) => name as YamataiSteps);
  if (plan.at(-1) === 'chooseFleet') return 'T-5.2 first';
  const now = Math.max(...plan.map((step) => ORDER.indexOf(step)));
  const after = (step: YamataiSteps) => now > ORDER.indexOf(step);
  switch (verb) {
    case 'take':
      return 'T-6.1 once';
    case 'load':
      return 'T-6.3 wild';
    case 'buy':
    case 'sell':
      return whyNoTrade(s, seat, after('trade'));
    case 'place':
      return after('place') ? 'T-8.1.5' : undefined;
    case 'gather':
      return after('place') ? whyNoHarvest(s) : 'T-8.2.1 later';
    case 'build':
      return after('place') ? whyNoBuild(s) : 'T-8.2.1 later';
    case 'recruit':
    case 'pair':
    case 'trio':
      return whyNoRecruit(s, seat, after('keep'), after('recruitCost'));
    case 'michimata':
    case 'nakatsu':
    case 'raijin':
      return after('keep') ? 'T-5.3 stored' : 'T-5.3 begun';
    case 'power':
    case 'hetsuka':
    case 'kachiko':
      return 'T-5.3 begun';
    default:
      return verb in POWER_OF_VERB ? whyNotThatPower(s, POWER_OF_VERB[verb]) : undefined;
  }
}

function whyNoTrade(s: YamataiState, seat: number, over: boolean): Why {
  if (s.transactions === 0) return over ? 'T-7.4' : undefined;
  if (!owns(s, seat, IZANAGI)) return 'T-7.1 once';
  return s.transactions > 1 ? 'T-7.2' : 'T-7.4';
}

function whyNoHarvest(s: YamataiState): Why {
  if (s.built) return 'T-8.2.1 built';
  if (s.gathered.length > 0) return 'T-8.3.2';
  return s.marked.length === 0 ? 'T-8.2.2' : undefined;
}

function whyNoBuild(s: YamataiState): Why {
  if (s.built) return 'T-8.4.7';
  if (s.gathered.length > 0) return 'T-8.2.1 harvested';
  return s.marked.length === 0 ? 'T-8.2.2' : undefined;
}

/** Whoever can pay and is not asked has recruited already. */
function whyNoRecruit(s: YamataiState, seat: number, stored: boolean, over: boolean): Why {
  if (!stored) return 'T-10.1 later';
  if (!over) return undefined;
  return canPay(s.seat[seat]) && s.specialistRow.length > 0 ? 'T-10.1 once' : 'T-10.1 cost';
}

function whyNotThatPower(s: YamataiState, power: Power): Why {
  if (FLEETS[s.taken[s.turn]].power !== power) return 'T-11.1 other';
  return s.powerUsed ? 'T-11.1' : 'T-11.1 call';
}
