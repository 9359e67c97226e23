import { SETTINGS } from '#server/config.ts';
import { GAMES_VARIABLE } from './games.ts';

const OURS = 'ENGAWA_';
/** What other parts of the program read. */
const ELSEWHERE = ['ENGAWA_DEBUG', 'ENGAWA_E2E_PORT', 'ENGAWA_SEAT_KEY', 'ENGAWA_SERVER', GAMES_VARIABLE];
const KNOWN: readonly string[] = [...Object.values(SETTINGS).map(({ variable }) => variable), ...ELSEWHERE];

/** Variables that look like settings and are none, each in a sentence: a slip of the pen must not pass for a default. */
export function strangeVariables(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith(OURS) && !KNOWN.includes(name))
    .sort()
    .map((name) => `${name} is no setting${likely(name)}; engawa serve --help lists them.`);
}

/** The setting that was probably meant, where one is near enough. */
function likely(name: string): string {
  const [nearest] = [...KNOWN].sort((a, b) => slips(name, a) - slips(name, b));
  return slips(name, nearest) <= (name.length - OURS.length) / 2 ? ` (${nearest} is)` : '';
}

/** How many letters have to be changed, added or left out to make one word of the other (Levenshtein). */
function slips(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, k) => k);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let k = 1; k <= b.length; k++) {
      next[k] = Math.min(row[k] + 1, next[k - 1] + 1, row[k - 1] + (a[i - 1] === b[k - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length];
}
