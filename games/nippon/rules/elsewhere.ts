import type { Step } from 'engawa';
import type { NipponVerbs } from './lexicon.ts';
import type { Why } from './reasons.ts';
import { layout, type NipponState, STEPS } from './state.ts';

type Verb = keyof NipponVerbs;

/** The verbs of each action, and of a consolidation (N-12.5). */
const OF_ACTION: readonly (readonly [steps: readonly Step[], verbs: readonly Verb[]])[] = [
  [[STEPS.invest], ['build']],
  [[STEPS.machinery], ['improve', 'spare']],
  [[STEPS.produce], ['run']],
  [[STEPS.knowledge, STEPS.mines], ['climb']],
  [[STEPS.transport], ['place']],
  [
    [STEPS.export, STEPS.exportGoods],
    ['fulfil', 'deliver'],
  ],
  [
    [STEPS.market, STEPS.marketCubes, STEPS.marketTile, STEPS.marketOust],
    ['supply', 'cubes', 'tile', 'oust'],
  ],
];
const CONSOLIDATING: readonly Step[] = [STEPS.reward, STEPS.rewardSpace];
/** Actions of which one unit is owed and no more is possible. */
const SINGLE: readonly Step[] = [STEPS.chooseAction, STEPS.invest, STEPS.knowledge, STEPS.mines];

/** Why a verb is none of the question that is asked, where the rulebook has more to say than that. */
export function elsewhere(view: NipponState, _seat: number, verb: string): Why {
  const now = layout.plan(view).at(-1)!;
  switch (verb as Verb) {
    case 'convert':
      return 'N-5.7 later';
    case 'take':
    case 'consolidate':
      return 'N-5.2 both';
    case 'reward':
    case 'cover':
      return CONSOLIDATING.includes(now) ? undefined : 'N-7.2 consolidate';
    case 'stop':
      return whyNotStop(now);
    case 'end':
      return now === STEPS.turnStart ? 'N-5.2 pass' : 'N-5.8';
    default:
      return whyNotAct(now, verb as Verb);
  }
}

function whyNotStop(now: Step): Why {
  if (now === STEPS.turnStart) return 'N-5.2 pass';
  if (now === STEPS.lastConversions) return 'N-5.8 done';
  if (CONSOLIDATING.includes(now)) return 'N-7.2.1 must';
  return SINGLE.includes(now) ? 'N-5.5' : undefined;
}

/** What belongs to an action, asked while something else is on. */
function whyNotAct(now: Step, verb: Verb): Why {
  if (now === STEPS.turnStart) return 'N-5.4 first';
  if (now === STEPS.lastConversions) return 'N-5.8 done';
  if (CONSOLIDATING.includes(now)) return 'N-5.4 consolidating';
  if (now === STEPS.chooseAction) return 'N-5.4 choose';
  const same = OF_ACTION.some(([steps, verbs]) => steps.includes(now) && verbs.includes(verb));
  return same ? undefined : 'N-5.4 other';
}
