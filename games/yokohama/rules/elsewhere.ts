import type { YokohamaReason } from './reasons.ts';
import { layout, STEPS, type YokohamaState } from './state.ts';

/** Where each verb belongs, for verbs whose place does not depend on how far the turn is. */
const PLACES: Readonly<Record<string, YokohamaReason>> = {
  agent: 'Y-7.6',
  claim: 'Y-7.6',
  fulfil: 'Y-7.6',
  end: 'Y-7.6',
  fetch: 'Y-8.2.9 recall',
  gather: 'Y-8.2.9 recall',
  take: 'Y-10.6',
  buy: 'Y-10.6',
  learn: 'Y-10.7',
  erect: 'Y-12.2 learned',
  recruit: 'Y-10.8',
  exchange: 'Y-10.9',
  church: 'Y-10.10',
  offer: 'Y-10.10.3 slot',
  customs: 'Y-10.11',
  send: 'Y-10.10.2 slot',
  token: 'Y-8.4.1',
  shop: 'Y-8.5.1',
  house: 'Y-8.5.1',
  leave: 'Y-12.16',
  choose: 'Y-11.3',
  move: 'Y-11.7 reward',
};

/** Why a verb is none of the question that is asked (Y-7.1, Y-7.3). */
export function elsewhere(view: YokohamaState, _seat: number, verb: string): YokohamaReason {
  const plan = layout.plan(view);
  if (plan.includes(STEPS.keepOrders)) return 'Y-5.12';
  if (verb === 'keep') return 'Y-5.12 kept';
  if (verb === 'pass') return plan.at(-1) === STEPS.additional ? 'Y-7.6 end' : 'Y-17.2';
  if (verb === 'place') return plan.includes(STEPS.placement) ? 'Y-7.3 placement' : 'Y-7.3 placed';
  return PLACES[verb] ?? (plan.includes(STEPS.movement) ? 'Y-7.3 movement' : 'Y-7.3 moved');
}
