/** What not everybody may read, and who may. */
export class Secrets {
  private readonly known = new Map<string, { readonly what: string; readonly may: Set<string> }>();

  get size(): number {
    return this.known.size;
  }

  /** Those named may read it, from now on or earlier. */
  keep(secret: string, what: string, ...names: readonly string[]): void {
    const there = this.known.get(secret) ?? { what, may: new Set() };
    for (const name of names) there.may.add(name);
    this.known.set(secret, there);
  }

  /** What somebody read that was not theirs to read. */
  leakedTo(name: string, read: Iterable<readonly [word: string, where: string]>): string[] {
    const leaked: string[] = [];
    for (const [word, where] of read) {
      const secret = this.known.get(word);
      if (secret && !secret.may.has(name))
        leaked.push(`${name} read ${secret.what} of ${[...secret.may].join(', ')} (${word}) in ${where}`);
    }
    return leaked;
  }
}
