import type { ComponentChildren } from 'preact';
import { capital, type Language } from '#kernel';
import type { Section } from '../face.ts';
import { Link } from '../router.tsx';
import { anchorOf } from '../rules/markdown.ts';
import { wording } from '../words/index.ts';
import { fieldName, valueName } from './fields.ts';
import type { Names } from './names.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface Reader {
  readonly gameId: string;
  readonly names: Names;
  readonly language: Language;
}

/** Fields that say where a figure comes from, name the record, or serve the drawing only. */
const TOLD_OTHERWISE = new Set(
  'id number src fieldSrc slotCountSrc note name nameEn nameFr nameJp frenchName hex colourHex x y r angle length coast arrow powerParams trigger timing frequency'.split(
    ' ',
  ),
);

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isMark = (value: unknown): value is string => value === 'S' || value === 'P' || value === 'R';

export const Mark = ({ mark }: { readonly mark: string }) => {
  const { parts } = wording.value;
  const meaning = mark === 'S' ? parts.stated : mark === 'P' ? parts.public : parts.reconstructed;
  return (
    <abbr class={`mark mark-${mark}`} title={meaning}>
      {mark}
    </abbr>
  );
};

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

/** What is called like this in the reader's language, with the record's own id behind it. */
export function nameOf(row: Row, place: number, section: Section | undefined, { names, language }: Reader): string {
  const id = String(row.id ?? row.number ?? row.type ?? row.kind ?? row.index ?? '');
  const own = language === 'fr' ? (row.nameFr ?? row.name ?? row.nameEn) : (row.name ?? row.nameEn);
  const named = names.of(section?.domain, id, place) ?? (typeof own === 'string' ? own : fieldName(id, language));
  return named === '' ? String(place + 1) : named;
}

/** Any value in the plainest words. */
export function say(value: unknown, reader: Reader, field = ''): string {
  const { names, language } = reader;
  const { setup } = wording.value;
  if (value === null || value === undefined) return '–';
  if (value === true) return setup.yes;
  if (value === false) return setup.no;
  if (Array.isArray(value)) {
    if (value.length === 0) return '–';
    return value.map((item) => say(item, reader, field)).join(value.some(isRow) ? ' · ' : ', ');
  }
  if (isRow(value)) {
    const told = Object.entries(value).filter(
      ([key, inner]) => !TOLD_OTHERWISE.has(key) && inner !== 0 && !isMark(inner),
    );
    return told.length === 0
      ? '–'
      : told
          .map(([key, inner]) => figure(key, inner, reader))
          .join(', ')
          .replace(/:,/g, ':');
  }
  if (typeof value === 'number') return value.toLocaleString(language);
  // Yamataï's cultures are known by their colours: a colour is a colour all the same.
  const word = /^colou?rs?$/.test(field) ? undefined : names.word(String(value));
  return word ?? valueName(String(value), language) ?? String(value).replace(/_/g, ' ');
}

/** A field inside another one: `4 points`, `case 2:`, or just what it holds. */
function figure(key: string, value: unknown, reader: Reader): string {
  const name = fieldName(key, reader.language).toLowerCase();
  const said = say(value, reader, key);
  if (isRow(value)) return said;
  if (key === 'slot' || key === 'index') return `${name} ${said}:`;
  if (typeof value !== 'number') return `${name} ${said}`;
  return reader.language === 'ja' ? `${name}${said}` : `${said} ${name}`;
}

/**
 * The fields worth a column: not those told otherwise, nor a word that is the same in every row, nor what an effect is to
 * the program. Names tell effects in the reader's language, so that the English sentence is for the English.
 */
function columnsOf(rows: readonly Row[], language: Language): string[] {
  const all = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((key) => !TOLD_OTHERWISE.has(key));
  return all.filter(
    (key) =>
      !(key === 'effect' && rows.some((row) => isRow(row[key]))) &&
      !(key === 'text' && language !== 'en') &&
      (rows.length < 2 || typeof rows[0][key] !== 'string' || rows.some((row) => row[key] !== rows[0][key])),
  );
}

/** English sentences of the data, which nobody has translated. */
const isProse = (value: unknown): boolean => typeof value === 'string' && value.split(' ').length > 3;

interface Props {
  readonly rows: readonly (Row & { readonly place: number })[];
  readonly section?: Section;
  readonly label: string;
  readonly reader: Reader;
}

export function PartsTable({ rows, section, label, reader }: Props): ComponentChildren {
  const { parts } = wording.value;
  const { language } = reader;
  const columns = columnsOf(rows, language).filter((column) => column !== 'place' && !section?.hides?.includes(column));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
    <div class="scroll-x" tabIndex={0} role="region" aria-label={label}>
      <table class="parts">
        <thead>
          <tr>
            <th scope="col">{parts.name}</th>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {capital(fieldName(column, language))}
              </th>
            ))}
            <th scope="col">{parts.source}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PartsRow key={row.place} row={row} section={section} columns={columns} reader={reader} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly row: Row & { readonly place: number };
  readonly section?: Section;
  readonly columns: readonly string[];
  readonly reader: Reader;
}

function PartsRow({ row, section, columns, reader }: RowProps) {
  const marks = isRow(row.fieldSrc) ? row.fieldSrc : {};
  const clause =
    typeof row.clause === 'string' ? row.clause : section?.each ? `${section.each}${row.place + 1}` : undefined;
  return (
    <tr>
      <th scope="row">
        {capital(nameOf(row, row.place, section, reader))}
        {clause ? (
          <>
            {' '}
            <Link class="clause" href={`/rules/${reader.gameId}#${anchorOf(clause)}`}>
              {clause}
            </Link>
          </>
        ) : undefined}
        {typeof row.note === 'string' ? (
          <small class="quiet" lang="en">
            {row.note}
          </small>
        ) : undefined}
      </th>
      {columns.map((column) => (
        <td key={column} lang={isProse(row[column]) ? 'en' : undefined}>
          {say(row[column], reader, column)}
          {isMark(marks[column]) && marks[column] !== row.src ? (
            <>
              {' '}
              <Mark mark={marks[column]} />
            </>
          ) : undefined}
        </td>
      ))}
      <td>{isMark(row.src) ? <Mark mark={row.src} /> : '–'}</td>
    </tr>
  );
}
