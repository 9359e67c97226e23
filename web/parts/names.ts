import { type Game, type Language, Word } from '#kernel';

type Words = readonly (readonly [id: string, word: Word])[];

/** How a game calls what its data know by an id, in the reader's language. */
export class Names {
  private readonly byDomain = new Map<string, ReadonlyMap<string, Word>>();
  private readonly byId = new Map<string, Word>();

  constructor(game: Game, language: Language) {
    const domains = new Map(
      Object.values(game.lexicon.verbs)
        .flat()
        .map((domain) => [domain.name, domain]),
    );
    for (const [name, entries] of Object.entries(game.words[language].names)) {
      // Names without a domain follow the order of their records.
      const ids = domains.get(name)?.ids ?? entries.map((_, place) => `#${place}`);
      const words = entries.map((entry, i) => [ids[i], typeof entry === 'string' ? new Word(entry) : entry] as const);
      this.byDomain.set(name, new Map(words));
      this.remember(words.filter(([id]) => !this.byId.has(id)));
    }
  }

  /** Numbers mean many things; an id that is a word means one. */
  private remember(words: Words): void {
    for (const [id, word] of words) if (/[a-z]/.test(id)) this.byId.set(id, word);
  }

  /** The ids of names that have no domain: the records of their table, in order. */
  learn(domain: string, ids: readonly string[]): void {
    this.remember(
      ids.flatMap((id, place) => {
        const word = this.byDomain.get(domain)?.get(`#${place}`);
        return word ? [[id, word] as const] : [];
      }),
    );
  }

  /** The name of a record in a table. */
  of(domain: string, id: string, place: number): Word | undefined {
    const names = this.byDomain.get(domain);
    return names?.get(id) ?? names?.get(`#${place}`);
  }

  /** The name of something a record mentions. */
  word(id: string): string | undefined {
    return this.byId.get(id)?.name;
  }
}
