import { useSignal } from '@preact/signals';
import { capital, type Figures } from '#kernel';
import { allows, type Ranges, sayRange } from '#kernel/edition/index.ts';
import type { Section } from '../face.ts';
import { fieldName } from '../parts/fields.ts';
import { idOf, isRow, type Reader, wordOf } from '../parts/rows.ts';
import { Mark } from '../parts/table.tsx';
import { figuresOf, keyOf, labelOf, markOf, meaningOf, type Typable, type Typed, textOf } from './figures.ts';
import { editionWording } from './words/index.ts';

interface Common {
  readonly ranges: Ranges;
  readonly reader: Reader;
  readonly typed: Typed;
  readonly onType: (key: string, text: string | undefined) => void;
  /** Somebody is at a figure of this thing. */
  readonly onFocus: (ref: string, name: string) => void;
}

interface Props extends Common {
  readonly base: Figures;
  readonly sections: readonly Section[];
  readonly wanted: string;
}

interface Shown {
  readonly file: string;
  /** The name of the table in its file. */
  readonly table: string;
  readonly label: string;
  readonly section: Section | undefined;
}

/** Every table of components that has figures to change, in the order of the game. */
export function FigureTables({ base, sections, wanted, ...common }: Props) {
  const { language } = common.reader;
  const all: Shown[] = Object.entries(base).flatMap(([file, content]) =>
    Object.keys(content as object).map((table) => {
      const section = sections.find((one) => one.key === table);
      const label = section ? (section.title[language] ?? section.title.en) : capital(fieldName(table, language));
      return { file, table, label, section };
    }),
  );
  const place = ({ section }: Shown): number => (section ? sections.indexOf(section) : sections.length);
  const tables = all
    .filter(({ file, table }) => figuresOf(common.ranges, file, base[file], [table]).length > 0)
    .sort((a, b) => place(a) - place(b));
  return (
    <>
      {tables.map((shown) => (
        <FigureTable
          key={`${shown.file} ${shown.table}`}
          {...shown}
          content={base[shown.file]}
          wanted={wanted}
          {...common}
        />
      ))}
    </>
  );
}

interface TableProps extends Common, Shown {
  readonly content: unknown;
  readonly wanted: string;
}

function FigureTable({ file, table, label, section, content, wanted, ...common }: TableProps) {
  const { reader, ranges, typed } = common;
  const prefix = `${file} /${table}/`;
  const open = useSignal([...typed.keys()].some((one) => one.startsWith(prefix)));
  const value = (content as Record<string, unknown>)[table];
  const rows = Object.entries(value as object)
    .map(([name, row], i) => {
      const record = isRow(row) ? row : { id: name };
      const word = wordOf(record, i, section, reader);
      return {
        name,
        row,
        word,
        id: isRow(row) ? idOf(row) : '',
        figures: figuresOf(ranges, file, content, [table, name]),
      };
    })
    .filter(({ figures, word, id }) => {
      const text = `${label} ${word.name} ${word.effect ?? ''} ${id}`.toLowerCase();
      return figures.length > 0 && text.includes(wanted);
    });
  if (rows.length === 0) return null;
  const shows = open.value || wanted !== '';
  return (
    <details
      class="component"
      open={shows}
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{label}</summary>
      {shows
        ? rows.map(({ name, word, id, figures }) => (
            <fieldset
              key={name}
              class="edition-row"
              onFocusIn={() =>
                common.onFocus(section?.domain && id ? `${section.domain}:${id}` : '', capital(word.name))
              }
            >
              <legend>
                {capital(word.name)}
                {word.effect ? <small class="quiet"> {word.effect}</small> : undefined}
              </legend>
              <RecordFigures named={capital(word.name)} figures={figures} depth={2} content={content} {...common} />
            </fieldset>
          ))
        : undefined}
    </details>
  );
}

interface FiguresProps extends Common {
  readonly named: string;
  readonly figures: readonly Typable[];
  readonly depth: number;
  readonly content: unknown;
}

/** The figures of one record; those it does not have can be added. */
function RecordFigures({ named, figures, depth, content, ...common }: FiguresProps) {
  const { reader, typed, onType } = common;
  const lacks = ({ own, ...figure }: Typable): boolean => own === undefined && !typed.has(keyOf(figure));
  const missing = figures.filter(lacks);
  const nameOf = ({ path }: Typable): string =>
    labelOf(path.length > depth ? path.slice(depth) : path.slice(depth - 1), reader);
  return (
    <div class="edition-figures">
      {figures
        .filter((figure) => !lacks(figure))
        .map((figure) => (
          <FigureField
            key={keyOf(figure)}
            figure={figure}
            label={nameOf(figure)}
            named={named}
            content={content}
            {...common}
          />
        ))}
      {missing.length > 0 ? (
        <label>
          <span class="for-readers">{`${named}: +`}</span>
          <select value="" onChange={(event) => onType(event.currentTarget.value, '')}>
            <option value="">+</option>
            {missing.map((figure) => (
              <option key={keyOf(figure)} value={keyOf(figure)}>
                {nameOf(figure)}
              </option>
            ))}
          </select>
        </label>
      ) : undefined}
    </div>
  );
}

interface FieldProps extends Common {
  readonly figure: Typable;
  readonly label: string;
  readonly named: string;
  readonly content: unknown;
}

function FigureField({ figure, label, named, content, typed, reader, onType }: FieldProps) {
  const words = editionWording.value;
  const key = keyOf(figure);
  const { range, own } = figure;
  const text = typed.get(key) ?? textOf(own);
  const changed = text.trim() !== textOf(own);
  const value = meaningOf(text, range);
  const wrong = changed && !(value === null && own === undefined) && !allows(range, value);
  const mark = markOf(content, figure.path);
  const id = `figure-${key}`;
  const common = {
    id,
    'aria-label': `${named}: ${label}`,
    'aria-invalid': wrong,
    'aria-describedby': `${id}-said`,
  };
  return (
    <div class={`edition-figure${changed ? ' is-changed' : ''}`}>
      <label for={id}>
        {label} {mark ? <Mark mark={mark} /> : undefined}
      </label>
      {range.words ? (
        <select {...common} value={text} onChange={(event) => onType(key, event.currentTarget.value)}>
          {range.words.map((word) => (
            <option key={word} value={word}>
              {reader.names.word(word) ?? word}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type="text"
          inputMode="numeric"
          autocomplete="off"
          size={5}
          value={text}
          onInput={(event) => onType(key, event.currentTarget.value)}
        />
      )}
      <small id={`${id}-said`} aria-live="polite" class={wrong ? 'edition-wrong' : 'quiet'}>
        {wrong ? sayRange(range, reader.language) : changed ? words.was(textOf(own) || words.nothing) : ''}
      </small>
      {changed ? (
        <button
          type="button"
          class="plain"
          aria-label={words.backNamed(`${named}: ${label}`)}
          onClick={() => onType(key, undefined)}
        >
          {words.back}
        </button>
      ) : undefined}
    </div>
  );
}
