/**
 * Deeds that begin with one verb say it once: `recruits Riu`, `recruits Ebisu` become `recruits Riu`, `Ebisu`. A verb that
 * needs a little word before it (`se rend`, `n’a plus`) is said again.
 */
export function verbOnce(deeds: readonly string[]): readonly string[] {
  const verb = (deed: string): string => deed.split(' ')[0];
  return deeds.map((deed, i) => {
    const said = i > 0 && verb(deed) === verb(deeds[i - 1]) && /^[^’]{3,}$/.test(verb(deed));
    return said && deed.includes(' ') ? deed.slice(verb(deed).length + 1) : deed;
  });
}
