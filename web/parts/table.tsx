import type { ComponentChildren } from 'preact';
import { capital, type Word } from '#kernel';
import type { Section } from '../face.ts';
import { Link } from '../router.tsx';
import { anchorOf } from '../rules/markdown.ts';
import { Wide } from '../wide.tsx';
import { wording } from '../words/index.ts';
import { valueName } from './fields.ts';
import { headingOf } from './headings.ts';
import { isMark, isProse, isRow, type Reader, type Row, TOLD_OTHERWISE, wordOf } from './rows.ts';

export const Mark = ({ mark }: { readonly mark: string }) => {
  const { parts } = wording.value;
  const meaning = mark === 'S' ? parts.stated : mark === 'P' ? parts.public : parts.reconstructed;
  return (
    <abbr class={`mark mark-${mark}`} title={meaning}>
      {mark}
    </abbr>
  );
};

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
  return (
    word ??
    valueName(String(value), language) ??
    reader.figure?.(String(value), language) ??
    String(value).replace(/_/g, ' ')
  );
}

/** A field inside another one: `4 points`, `case 2:`, or just what it holds. */
function figure(key: string, value: unknown, reader: Reader): string {
  const name = headingOf(key, reader.language).toLowerCase();
  const said = say(value, reader, key);
  if (isRow(value)) return said;
  if (key === 'slot' || key === 'index') return `${name} ${said}:`;
  if (typeof value !== 'number') return `${name} ${said}`;
  return reader.language === 'ja' ? `${name}${said}` : `${said} ${name}`;
}

/** The fields worth a column: not those told otherwise, nor a word that is the same in every row. */
function columnsOf(rows: readonly Row[]): string[] {
  const all = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((key) => !TOLD_OTHERWISE.has(key));
  return all.filter(
    (key) => rows.length < 2 || typeof rows[0][key] !== 'string' || rows.some((row) => row[key] !== rows[0][key]),
  );
}

interface Props {
  readonly rows: readonly (Row & { readonly place: number })[];
  readonly section?: Section;
  readonly label: string;
  readonly reader: Reader;
}

export function PartsTable({ rows, section, label, reader }: Props): ComponentChildren {
  const { parts } = wording.value;
  const { language } = reader;
  const columns = columnsOf(rows).filter((column) => column !== 'place' && !section?.hides?.includes(column));
  const words = rows.map((row) => wordOf(row, row.place, section, reader));
  const explains = words.some(({ effect }) => effect !== undefined);
  return (
    <Wide label={label}>
      <table class="parts">
        <thead>
          <tr>
            <th scope="col">{parts.name}</th>
            {explains ? <th scope="col">{capital(headingOf('effect', language))}</th> : undefined}
            {columns.map((column) => (
              <th scope="col" key={column}>
                {capital(headingOf(column, language))}
              </th>
            ))}
            <th scope="col">{parts.source}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <PartsRow key={row.place} {...{ row, section, columns, reader, explains }} word={words[i]} />
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

/** The mark of a field that is known better or worse than the rest of its record. */
const OwnMark = ({ mark, row }: { readonly mark: unknown; readonly row: Row }) =>
  isMark(mark) && mark !== row.src ? (
    <>
      {' '}
      <Mark mark={mark} />
    </>
  ) : null;

interface RowProps {
  readonly row: Row & { readonly place: number };
  readonly section?: Section;
  readonly word: Word;
  /** Whether the table has a column for effects. */
  readonly explains: boolean;
  readonly columns: readonly string[];
  readonly reader: Reader;
}

function PartsRow({ row, section, word, explains, columns, reader }: RowProps) {
  const marks = isRow(row.fieldSrc) ? row.fieldSrc : {};
  const clause =
    typeof row.clause === 'string' ? row.clause : section?.each ? `${section.each}${row.place + 1}` : undefined;
  return (
    <tr>
      <th scope="row">
        {capital(word.name)}
        {clause ? (
          <>
            {' '}
            <Link class="clause" href={`/rules/${reader.gameId}/clauses#${anchorOf(clause)}`}>
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
      {explains ? (
        <td class="is-effect">
          {capital(word.effect ?? '–')}
          <OwnMark mark={marks.effect} row={row} />
        </td>
      ) : undefined}
      {columns.map((column) => (
        <td key={column} lang={isProse(row[column]) ? 'en' : undefined}>
          {say(row[column], reader, column)}
          <OwnMark mark={marks[column]} row={row} />
        </td>
      ))}
      <td>{isMark(row.src) ? <Mark mark={row.src} /> : '–'}</td>
    </tr>
  );
}
