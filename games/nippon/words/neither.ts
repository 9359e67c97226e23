import type { Word } from 'engawa';
import { ACTION_IDS, SLOTS } from '../data/index.ts';
import { neither, OBSTACLES } from '../rules/obstacles.ts';
import type { NipponReason } from '../rules/reasons.ts';

/** Why neither action of a slot is possible: what each of the two lacks, in the words a language has for it already. */
export function neitherReasons(
  action: readonly Word[],
  reasons: Readonly<Record<string, string>>,
  lacks: (action: Word, sentence: string) => string,
  between: string,
): Record<NipponReason & `${string} neither ${string}`, string> {
  const said: [string, string][] = [];
  for (const actions of SLOTS) {
    if (actions.length < 2) continue;
    const [one, other] = actions.map((a) => ({ id: ACTION_IDS[a], name: action[a] }));
    for (const first of OBSTACLES[one.id]) {
      for (const second of OBSTACLES[other.id]) {
        const parts = [lacks(one.name, reasons[first]), lacks(other.name, reasons[second])];
        said.push([neither(one.id, first, other.id, second), parts.join(between)]);
      }
    }
  }
  return Object.fromEntries(said);
}
