import type { Game, Language } from '#kernel';

/** How a game calls what its data know by an id, in the reader's language. */
export class Names {
  private readonly byDomain = new Map<string, ReadonlyMap<string, string>>();
  private readonly all = new Map<string, string>();

  constructor(game: Game, language: Language) {
    const names = Object.fromEntries(
      Object.entries(game.words[language].names).map(([domain, entries]) => [domain, entries.map(String)]),
    );
    const domains = new Map(
      Object.values(game.lexicon.verbs)
        .flat()
        .map((domain) => [domain.name, domain]),
    );
    for (const [name, { ids }] of domains) {
      const spoken = names[name] ?? [];
      const entries = ids.flatMap((id, i) => (spoken[i] === undefined ? [] : [[id, spoken[i]] as const]));
      this.byDomain.set(name, new Map(entries));
      // Numbers mean many things; an id that is a word means one.
      for (const [id, word] of entries) if (/[a-z]/.test(id) && !this.all.has(id)) this.all.set(id, word);
    }
    for (const names of this.byDomain.values()) for (const [id, word] of names) this.nameType(id, word);
    // Names without a domain follow the order of their records.
    for (const [name, spoken] of Object.entries(names)) {
      if (!domains.has(name)) this.byDomain.set(name, new Map(spoken.map((word, i) => [`#${i}`, word])));
    }
  }

  /** Copies are numbered or lettered (`v-brewer-2`, `port-b`); their kind is called like the first without that. */
  private nameType(id: string, word: string): void {
    const type = /^(?:[a-z]-)?(.+)-[1a]$/.exec(id)?.[1];
    if (type !== undefined && !this.all.has(type)) this.all.set(type, word.replace(/\s*[1A]$/, ''));
  }

  /** The name of a record in a table. */
  of(domain: string | undefined, id: string, place: number): string | undefined {
    const names = domain === undefined ? undefined : this.byDomain.get(domain);
    return names?.get(id) ?? names?.get(`#${place}`) ?? this.all.get(id);
  }

  /** The name of something a record mentions. */
  word(id: string): string | undefined {
    return this.all.get(id);
  }
}
