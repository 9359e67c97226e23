import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { capital } from '#kernel';
import { cardOf } from '../cards.ts';
import { editionWording } from '../editions/words/index.ts';
import type { Section } from '../face.ts';
import { Field } from '../form/field.tsx';
import { loadData, loadFace, loadGame } from '../library.ts';
import { Loading, useLoaded } from '../loading.tsx';
import { figureName } from '../parts/figures.ts';
import { headingOf } from '../parts/headings.ts';
import { type Reader, rowsOf, wordOf } from '../parts/rows.ts';
import { Mark, PartsTable, say } from '../parts/table.tsx';
import { type Files, namesIn, restOf, tablesIn } from '../parts/tables.ts';
import { Link, query } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { wording } from '../words/index.ts';

/** The components of a game, or, where the address says so, its editions. */
export const Components = ({ id }: { readonly id: string }) =>
  query.value.has('editions') ? <Editions id={id} /> : <AllComponents id={id} />;

/** Fetched by those who make one. */
function Editions({ id }: { readonly id: string }) {
  const { value: Page, failed } = useLoaded(() => import('../editions/page.tsx').then((m) => m.EditionPage), []);
  if (failed) throw failed;
  return Page ? <Page id={id} /> : <Loading />;
}

/** Every component of a game as the program knows it, with the mark of where each figure comes from. */
function AllComponents({ id }: { readonly id: string }) {
  const { language } = settings.value;
  const { value, done } = useLoaded(
    () => Promise.all([loadData(id), loadGame(id), loadFace(id).then((face) => face?.parts?.() ?? [])]),
    [id],
  );
  const wanted = useSignal('');
  const reader = useMemo<Reader | undefined>(
    () =>
      value?.[1]
        ? { gameId: id, names: namesIn(value[1], value[0], value[2], language), language, figure: figureName }
        : undefined,
    [value, language],
  );
  if (!done) return <Loading />;
  const { parts, home } = wording.value;
  const title = cardOf(id)!.titles[language];
  const tables = value && reader ? found(value[0], value[2], reader, wanted.value.trim().toLowerCase()) : [];
  const count = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <main class="page" id="content">
      <h1>{parts.title(title)}</h1>
      <p class="lead">{parts.lead}</p>
      <p>
        <Mark mark="S" /> {parts.stated} · <Mark mark="P" /> {parts.public} · <Mark mark="R" /> {parts.reconstructed}
      </p>
      {language === 'en' ? undefined : <p class="quiet">{parts.english}</p>}
      <p>
        <Link href={`/rules/${id}`}>{home.rulesNamed(title)}</Link>
      </p>
      {value?.[1]?.components ? (
        <p>
          <Link class="button" href={`/components/${id}?editions`}>
            {editionWording.value.make}
          </Link>
        </p>
      ) : undefined}
      <search>
        <Field type="search" label={parts.search} value={wanted} />
        <p role="status">{wanted.value.trim() === '' ? '' : parts.found(count)}</p>
      </search>
      {tables.length === 0 && wanted.value === '' ? <p>{parts.none}</p> : undefined}
      {tables.map(({ key, section, rows, label }) => (
        <details key={key} class="component" open={section !== undefined || wanted.value !== ''}>
          <summary>{label}</summary>
          {section ? (
            <p>
              <Link class="clause" href={`/rules/${id}/clauses#${section.clause}`}>
                {wording.value.table.rule(section.clause)}
              </Link>
            </p>
          ) : undefined}
          <PartsTable rows={rows} section={section} label={label} reader={reader!} />
        </details>
      ))}
    </main>
  );
}

interface Found {
  readonly key: string;
  readonly section?: Section;
  readonly label: string;
  readonly rows: readonly (Readonly<Record<string, unknown>> & { readonly place: number })[];
}

/** The tables in the order of the game, the rest after them, with the rows that have the wanted words. */
function found(files: Files, known: readonly Section[], reader: Reader, words: string): Found[] {
  const data = tablesIn(files);
  const tables = [
    ...known.map((section) => ({
      key: section.key,
      section,
      label: section.title[reader.language] ?? section.title.en,
    })),
    ...restOf(data, known).map((key) => ({ key, section: undefined, label: capital(headingOf(key, reader.language)) })),
  ];
  return tables.flatMap(({ key, section, label }) => {
    if (!data.has(key)) return [];
    const rows = rowsOf(data.get(key))
      .map((row, place) => ({ ...row, place }))
      .filter((row) => {
        const { name, effect = '' } = wordOf(row, row.place, section, reader);
        return `${label} ${name} ${effect} ${say(row, reader)}`.toLowerCase().includes(words);
      });
    return rows.length === 0 ? [] : [{ key, section, label, rows }];
  });
}
