/**
 * Deeds that begin with one verb say it once: `recruits Riu`, `recruits Ebisu` become `recruits Riu`, `Ebisu`. Where the deed
 * before has an `and` of its own, one could not tell what belongs to what; and a verb that needs a little word before it
 * (`se rend`, `n’a plus`) is said again.
 */
export function verbOnce(deeds: readonly string[], and: string): readonly string[] {
  const verb = (deed: string): string => deed.split(' ')[0];
  const plain = (deed: string): boolean => /^[^’]{3,}$/.test(verb(deed)) && deed.includes(' ');
  return deeds.map((deed, i) => {
    const before = deeds[i - 1] ?? '';
    const said = verb(deed) === verb(before) && plain(deed) && !before.includes(` ${and} `);
    return said ? deed.slice(verb(deed).length + 1) : deed;
  });
}
