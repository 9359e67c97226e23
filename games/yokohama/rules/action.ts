import { call, NONE } from 'engawa';
import {
  AREA,
  AREA_TYPES,
  AREAS,
  BUILD_POWER,
  COPPER,
  CUSTOMS_IMPORTS,
  EXCHANGES,
  HOUSE_INCOME,
  OUTPUT,
  PORT_POWER,
  PORT_VP,
  PRODUCES,
  RECRUITS,
  TOKEN_POWER,
} from '../data/index.ts';
import { did } from './deeds.ts';
import { areaRef, powerIn } from './map.ts';
import { handIsFull } from './orders.ts';
import { addPoints, gain, gainGoods, mine } from './purse.ts';
import { type Player, STEPS, type YokohamaState } from './state.ts';

/** Steps 3 to 6 in an area, with the president or by an agent (Y-8.3.1, Y-9.1.2). */
export function beginAction(s: YokohamaState, me: Player, seat: number, area: number): void {
  const power = powerIn(s, me, seat, area); // Y-8.3.3: fixed now
  s.tell?.(did.acted({ seat, n: power, what: areaRef(area), clause: 'Y-8.3.2' }));
  const owner = s.house[area];
  if (owner !== NONE && owner !== seat) {
    s.seat[owner].yen += HOUSE_INCOME;
    s.tell?.(did.earnedRent({ seat: owner, n: HOUSE_INCOME, what: 'yen', from: areaRef(area), clause: 'Y-8.3.4' }));
  }
  call(s, STEPS.recovery, area);
  if (power >= BUILD_POWER) call(s, STEPS.construction, area);
  if (power >= TOKEN_POWER) call(s, STEPS.fivePower, area);
  ACTIONS[AREAS[area].type](s, me, seat, area, power);
}

type AreaAction = (s: YokohamaState, me: Player, seat: number, area: number, power: number) => void;

const lowestPort = Math.min(...PORT_POWER);

/** Y-10. A decision arises only where the power allows one. */
const ACTIONS: readonly AreaAction[] = AREA_TYPES.map(
  (type, index): AreaAction =>
    ({
      bank: (s: YokohamaState, _me: Player, seat: number, _area: number, power: number) =>
        gain(s, seat, 'yen', OUTPUT[index][power], did.drew, 'Y-10.5'),
      port(s: YokohamaState, me: Player, seat: number, area: number, power: number) {
        scoreAtPort(s, seat, area, PORT_VP[power]);
        if (power < lowestPort || handIsFull(me)) return;
        call(s, STEPS.port, area === AREA['port-b'] ? 1 : 0, power);
      },
      laboratory: (s: YokohamaState, _me: Player, _seat: number, area: number, power: number) =>
        call(s, STEPS.laboratory, area === AREA['laboratory-b'] ? 1 : 0, power),
      'employment-agency'(s: YokohamaState, _me: Player, _seat: number, _area: number, power: number) {
        if (RECRUITS[power] > 0) call(s, STEPS.recruit, RECRUITS[power]);
      },
      chinatown: (s: YokohamaState, _me: Player, _seat: number, _area: number, power: number) =>
        call(s, STEPS.exchange, EXCHANGES[power]),
      church: (s: YokohamaState, _me: Player, _seat: number, _area: number, power: number) =>
        call(s, STEPS.church, power),
      customs(s: YokohamaState, _me: Player, _seat: number, _area: number, power: number) {
        if (CUSTOMS_IMPORTS[power] > 0) call(s, STEPS.customs, power);
      },
    })[type] ?? produce,
);

/** Y-10.6.1 */
function scoreAtPort(s: YokohamaState, seat: number, area: number, n: number): void {
  if (n === 0) return;
  addPoints(s, seat, 'port', n);
  s.tell?.(did.scoredAtPort({ seat, n, what: areaRef(area), clause: 'Y-10.6.1' }));
}

/** Y-10.1 to Y-10.4 */
function produce(s: YokohamaState, _me: Player, seat: number, area: number, power: number): void {
  const { type } = AREAS[area];
  const n = OUTPUT[type][power];
  if (n === 0) return;
  gainGoods(s, seat, PRODUCES[type], n, did.produced, CLAUSE_OF[type]);
  if (PRODUCES[type] === COPPER) mine(s, seat);
}

const CLAUSE_OF: readonly string[] = AREA_TYPES.map((_, type) => `Y-10.${type + 1}`);
