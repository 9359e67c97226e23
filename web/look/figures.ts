import { capital, type Game, type Language } from '#kernel';
import type { Face, Section } from '../face.ts';
import { loadData } from '../library.ts';
import { fieldName } from '../parts/fields.ts';
import { idOf, isMark, isProse, isRow, type Reader, type Row, rowsOf, TOLD_OTHERWISE } from '../parts/rows.ts';
import { say } from '../parts/table.tsx';
import { type Files, namesIn, tablesIn } from '../parts/tables.ts';

/** Where a figure comes from: stated in the rulebook, public, reconstructed. */
export type Source = 'S' | 'P' | 'R';

/** A figure of a component, as the data of the game have it. */
export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly source?: Source;
}

/** What the data know of a thing. */
export interface Known {
  readonly figures: readonly Figure[];
  /** Where what its effect says comes from. */
  readonly effect?: Source;
  readonly clause?: string;
}

/** Fields that sort the components, and say nothing of what one of them does. */
const BOOKKEEPING = new Set(
  'copy copies count index slot place type kind category minPlayers usedWith weight managementBoard adjacent islands nodes degree peripheral entry side region position order'.split(
    ' ',
  ),
);

/** What a longer text would say belongs on the page of components. */
const LONGEST = 60;

/** The components of a game, ready to be asked about. Fetched when somebody first looks at something. */
export class Figures {
  private readonly game: Game;
  private readonly files: Files;
  private readonly sections: readonly Section[];
  private readonly readers = new Map<Language, Reader>();

  private constructor(game: Game, files: Files, sections: readonly Section[]) {
    this.game = game;
    this.files = files;
    this.sections = sections;
  }

  static async load(game: Game, face: Face | undefined): Promise<Figures> {
    const [files, sections] = await Promise.all([loadData(game.id), face?.parts?.() ?? []]);
    return new Figures(game, files, sections);
  }

  /** What the tables say of a reference; of a thing that is in no table, nothing. */
  of(ref: string, language: Language): Known {
    const [domain, id] = ref.split(':');
    if (id === undefined) return { figures: [] };
    const data = tablesIn(this.files);
    const reader = this.readerOf(language);
    const type = typeOf(id, data);
    const found = this.sections.flatMap((section) => {
      if (section.domain === undefined || !data.has(section.key)) return [];
      const rows = rowsOf(data.get(section.key));
      const place = this.isSame(section.domain, domain)
        ? this.placeOf(domain, id, rows)
        : rows.findIndex((row) => type !== undefined && idOf(row) === type);
      return place === undefined || place < 0 ? [] : [{ section, row: rows[place], place }];
    });
    const [first] = found;
    return {
      figures: uniqueById(found.flatMap(({ section, row }) => figuresIn(row, section, reader))),
      ...(first ? { effect: sourceOfEffect(first.row), clause: clauseOf(first.row, first.section, first.place) } : {}),
    };
  }

  private readerOf(language: Language): Reader {
    const reader = this.readers.get(language) ?? {
      gameId: this.game.id,
      names: namesIn(this.game, this.files, this.sections, language),
      language,
    };
    this.readers.set(language, reader);
    return reader;
  }

  /** Domains that name the same things: a villager and the partner of a swap. */
  private isSame(one: string, other: string): boolean {
    if (one === other) return true;
    const ids = (name: string) =>
      Object.values(this.game.lexicon.verbs)
        .flat()
        .find((d) => d.name === name)?.ids;
    return ids(one) !== undefined && ids(one) === ids(other);
  }

  /** Which record it is: by its id, or by its place where names follow the order of the records. */
  private placeOf(domain: string, id: string, rows: readonly Row[]): number | undefined {
    const byId = rows.findIndex((row) => idOf(row) === id);
    if (byId >= 0) return byId;
    const named = this.game.words.en.names[domain];
    return named !== undefined && named.length === rows.length && /^\d+$/.test(id) ? Number(id) : undefined;
  }
}

/** What two tables say of a thing is said once. */
const uniqueById = (figures: readonly Figure[]): Figure[] =>
  figures.filter(({ id }, i) => figures.findIndex((other) => other.id === id) === i);

/** A card of a deck is one of its sort, and the sort is what the tables describe. */
function typeOf(id: string, data: ReadonlyMap<string, unknown>): string | undefined {
  for (const table of data.values()) {
    const row = Array.isArray(table) ? table.find((each) => isRow(each) && each.id === id) : undefined;
    if (isRow(row) && typeof row.type === 'string') return row.type;
  }
  return undefined;
}

function figuresIn(row: Row, { hides = [] }: Section, reader: Reader): Figure[] {
  const marks = isRow(row.fieldSrc) ? row.fieldSrc : {};
  return Object.entries(row).flatMap(([id, value]) => {
    if (TOLD_OTHERWISE.has(id) || BOOKKEEPING.has(id) || hides.includes(id) || isEmpty(value)) return [];
    if (!isPlain(value)) return [];
    const said = say(value, reader, id);
    // English prose of the data is told by the effect, in every language.
    if (isProse(value) || said.length > LONGEST) return [];
    const source = marks[id] ?? row.src;
    return [{ id, label: capital(fieldName(id, reader.language)), value: said, ...(isMark(source) ? { source } : {}) }];
  });
}

/** A number, a word, a list of words, or so many of several things. */
const isPlain = (value: unknown): boolean =>
  isRow(value)
    ? Object.values(value).every((inner) => typeof inner === 'number')
    : !Array.isArray(value) || value.every((inner) => typeof inner === 'string');

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === 0 ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.length === 0);

function sourceOfEffect(row: Row): Source | undefined {
  const own = isRow(row.fieldSrc) ? row.fieldSrc.effect : undefined;
  const source = own ?? row.src;
  return isMark(source) ? source : undefined;
}

function clauseOf(row: Row, section: Section, place: number): string {
  if (typeof row.clause === 'string') return row.clause;
  return section.each ? `${section.each}${place + 1}` : section.clause;
}
