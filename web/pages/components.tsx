import { games } from 'virtual:catalogue';
import type { ComponentChildren } from 'preact';
import { loadData } from '../library.ts';
import { Loading, useLoaded } from '../loading.tsx';
import { settings } from '../settings/settings.ts';
import { wording } from '../words/index.ts';

/** Every component of a game as the program knows it, with the mark of where each figure comes from. */
export function Components({ id }: { readonly id: string }) {
  const { value: data, done } = useLoaded(() => loadData(id), [id]);
  if (!done) return <Loading />;
  const { parts } = wording.value;
  const title = games.find((game) => game.id === id)!.titles[settings.value.language];
  return (
    <main class="page" id="content">
      <h1>{parts.title(title)}</h1>
      <p class="lead">{parts.lead}</p>
      <p>
        <Mark mark="S" /> {parts.stated} · <Mark mark="P" /> {parts.public} · <Mark mark="R" /> {parts.reconstructed}
      </p>
      {data && data.size > 0 ? undefined : <p>{parts.none}</p>}
      {[...(data ?? [])].map(([name, content]) => (
        <details key={name} class="component" open={name !== 'provenance'}>
          <summary>{readable(name)}</summary>
          <Value value={content} />
        </details>
      ))}
    </main>
  );
}

const readable = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .replace(/^./, (letter) => letter.toUpperCase());

const Mark = ({ mark }: { readonly mark: string }) => <abbr class={`mark mark-${mark}`}>{mark}</abbr>;

const isMark = (value: unknown): value is string => value === 'S' || value === 'P' || value === 'R';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Any piece of data in the plainest fitting form: a table of records, a list, a row of values. */
function Value({ value }: { readonly value: unknown }): ComponentChildren {
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every(isRecord)) return <Records records={value} />;
    return <span>{value.map(brief).join(', ')}</span>;
  }
  if (isRecord(value)) {
    return (
      <dl class="fields">
        {Object.entries(value).map(([key, inner]) => (
          <div key={key}>
            <dt>{readable(key)}</dt>
            <dd>
              <Value value={inner} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return isMark(value) ? <Mark mark={value} /> : brief(value);
}

function Records({ records }: { readonly records: readonly Record<string, unknown>[] }) {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
    <div class="scroll-x" tabIndex={0} role="region" aria-label={columns.map(readable).join(', ')}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {readable(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record, i) => (
            <tr key={i}>
              {columns.map((column) => (
                <td key={column}>{isMark(record[column]) ? <Mark mark={record[column]} /> : brief(record[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function brief(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(brief).join(', ');
  if (isRecord(value))
    return Object.entries(value)
      .map(([key, inner]) => `${readable(key)} ${brief(inner)}`)
      .join(', ');
  return String(value);
}
