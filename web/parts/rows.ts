import { type Language, Word } from '#kernel';
import type { Section } from '../face.ts';
import { fieldName } from './fields.ts';
import type { Names } from './names.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface Reader {
  readonly gameId: string;
  readonly names: Names;
  readonly language: Language;
  /** What single figures are called that no game has a word for: known where all of them are shown. */
  readonly figure?: (id: string, language: Language) => string | undefined;
}

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Data of any shape as rows: a list of records, a record of lists, a record of figures. */
export function rowsOf(data: unknown): readonly Row[] {
  if (Array.isArray(data)) return data.map((item, i) => (isRow(item) ? item : { id: String(i), value: item }));
  if (!isRow(data)) return [{ id: '', value: data }];
  const { src, fieldSrc, note: _note, ...figures } = data;
  const marks = isRow(fieldSrc) ? fieldSrc : {};
  return Object.entries(figures).flatMap(([id, value]): Row[] => {
    if (Array.isArray(value) && value.length > 0 && value.every(isRow)) return value.map((row) => ({ id, ...row }));
    if (isRow(value)) return [{ id, ...value, src: value.src ?? marks[id] ?? src }];
    return [{ id, value, src: marks[id] ?? src }];
  });
}

export const idOf = (row: Row): string => String(row.id ?? row.number ?? row.type ?? row.kind ?? row.index ?? '');

/** What a record is called in the reader's language, and what it does. */
export function wordOf(row: Row, place: number, section: Section | undefined, reader: Reader): Word {
  const { names, language } = reader;
  const id = idOf(row);
  const own = language === 'fr' ? row.nameFr : language === 'en' ? (row.name ?? row.nameEn) : undefined;
  const kind = typeof row.type === 'string' ? names.word(row.type) : undefined;
  const word = [names.word(id), own, reader.figure?.(id, language), row.name, row.nameEn, kind];
  const otherwise = word.find((name) => typeof name === 'string') ?? fieldName(id, language);
  const known = section?.domain === undefined ? undefined : names.of(section.domain, id, place);
  return known ?? new Word(otherwise === '' ? String(place + 1) : String(otherwise));
}

/** Fields that say where a figure comes from, name the record, tell its effect, or serve the drawing only. */
export const TOLD_OTHERWISE = new Set(
  'id number src fieldSrc slotCountSrc note name nameEn nameFr nameJp genderFr aspirated plural effect text hex colourHex x y r angle length coast arrow powerParams trigger timing'.split(
    ' ',
  ),
);

export const isMark = (value: unknown): value is 'S' | 'P' | 'R' => value === 'S' || value === 'P' || value === 'R';

/** English sentences of the data, which nobody has translated. */
export const isProse = (value: unknown): boolean => typeof value === 'string' && value.split(' ').length > 3;
