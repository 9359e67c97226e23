/** How a language joins what somebody does: `takes fleet 2 and buys a boat`, `sells tea and rice, then silk`. */
interface Joints {
  readonly and: string;
  readonly next: string;
  /** What a deed is done for: whatever follows could be read as part of it. */
  readonly aim: RegExp;
}

const verbOf = (deed: string): string => deed.split(' ')[0];
const objectOf = (deed: string): string => deed.slice(verbOf(deed).length + 1);

/** Verbs that need another one: `fait sortir`, `has too few`. */
const HELPERS = /^(fait|doit|peut|voit|has|must|cannot)$/;

/** A verb that can be left out or stand alone: not one with a little word before it (`se rend`, `n’a plus`). */
const isPlain = (deed: string): boolean =>
  /^[^’]{3,}$/.test(verbOf(deed)) && !HELPERS.test(verbOf(deed)) && objectOf(deed) !== '';

/**
 * What somebody does, one thing after the other. Deeds that begin with one verb say it once: `recruits Riu and Ebisu`; two of
 * one thing name it once: `takes and fulfils the order`. Where a deed has an `and` of its own, one could not tell what belongs
 * to what: there `next` (`then`, `puis`) leads on. So it is where a deed tells its aim: `plays Festival to draw 3 cards, then …`.
 */
export function inTurn(deeds: readonly string[], { and, next, aim }: Joints): string {
  if (deeds.length < 2) return deeds.join('');
  const [first, second] = deeds;
  if (deeds.length === 2 && isPlain(first) && isPlain(second) && objectOf(first) === objectOf(second)) {
    return verbOf(first) === verbOf(second) ? deeds.join(` ${and} `) : `${verbOf(first)} ${and} ${second}`;
  }
  const before = deeds.slice(0, -1);
  const joint = before.some((deed) => deed.includes(` ${and} `) || aim.test(deed)) ? `, ${next} ` : ` ${and} `;
  const said = deeds.map((deed, i) => {
    const isSaid = i > 0 && isPlain(deed) && verbOf(deed) === verbOf(deeds[i - 1]);
    return isSaid ? objectOf(deed) : deed;
  });
  return `${said.slice(0, -1).join(', ')}${joint}${said[said.length - 1]}`;
}
