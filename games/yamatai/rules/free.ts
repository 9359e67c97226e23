import { michimata, nakatsu, raijin } from './exchange.ts';
import { canHelpLate, hetsuka, kachiko } from './helper.ts';
import { power, whyNotPower } from './power.ts';
import type { Player, YamataiState } from './state.ts';

/** T-5.3: free actions, from the end of step 1 until the boats are stored. */
export const freeActions = { power, hetsuka, kachiko, michimata, nakatsu, raijin };

/** After that boats cannot be exchanged any more (T-16.7). */
export const lateActions = { power, hetsuka, kachiko };

export const canActLate = (s: YamataiState, me: Player, seat: number): boolean =>
  whyNotPower(s) === undefined || canHelpLate(s, me, seat);
