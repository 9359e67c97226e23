import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { figuresOf as figuresOfEdition, openEdition } from '#games/editions.ts';
import { figuresHash, type Game, shortHash } from '#kernel';
import { type Problem, problemsOf, readPointer, sayProblem } from '#kernel/edition/index.ts';
import { Field } from '../form/field.tsx';
import { Refused } from '../form/refused.tsx';
import { useLoaded } from '../loading.tsx';
import { figureName } from '../parts/figures.ts';
import type { Reader } from '../parts/rows.ts';
import { namesIn } from '../parts/tables.ts';
import { Link } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { editionWith, labelOf, type Typed, typedFigures, typedIn } from './figures.ts';
import type { Opened } from './opened.ts';
import { Picture } from './picture.tsx';
import { saveEdition } from './save.ts';
import { editionShelf, type KeptEdition } from './shelf.ts';
import { FigureTables } from './tables.tsx';
import { type TrialNews, tryEdition } from './trial.ts';
import { editionWording } from './words/index.ts';

interface Props extends Opened {
  readonly id: string;
  readonly kept: KeptEdition;
}

/** How soon after the last key the pictures follow. */
const SOON_MS = 250;

/** One edition: every figure that may change, checked while it is typed, and what it looks like. */
export function Editor({ id, kept, game, face, ranges }: Props) {
  const words = editionWording.value;
  const { language } = settings.value;
  const name = useSignal(kept.edition.name);
  const author = useSignal(kept.edition.author ?? '');
  const typed = useSignal<Typed>(typedIn(kept.edition));
  const tried = useSignal(kept.tried);
  const news = useSignal<TrialNews>({});
  const stored = useSignal(true);
  const wanted = useSignal('');
  const focus = useSignal<{ readonly ref: string; readonly name: string } | undefined>(undefined);
  const { value: sections = [] } = useLoaded(async () => (await face?.parts?.()) ?? [], [face]);
  const base = useMemo(() => figuresOfEdition(game, { ...kept.edition, differences: {} }).base, [game, kept]);
  const changed = useComputed(() => typedFigures(base, ranges, typed.value));
  const problems = useComputed(() => problemsOf(ranges, base, changed.value));
  const edition = useComputed(() => {
    const { author: _, ...rest } = kept.edition;
    const by = author.value.trim();
    const called = { ...rest, name: name.value.trim() || words.usualName, ...(by ? { author: by } : {}) };
    return editionWith(called, base, changed.value);
  });
  const count = Object.values(edition.value.differences).reduce((sum, each) => sum + Object.keys(each).length, 0);

  // What was tried were these figures, whatever the edition is called.
  const figures = figuresHash(changed.value);
  const triedFigures = useSignal(figures);
  // Before anybody sees it: whoever reads that it can be played may leave the page at once.
  useLayoutEffect(() => {
    if (figures !== triedFigures.value) {
      triedFigures.value = figures;
      tried.value = undefined;
      news.value = {};
    }
    stored.value = editionShelf.put(id, { edition: edition.value, tried: tried.value, at: Date.now() });
  }, [JSON.stringify(edition.value), tried.value]);

  const made = useSignal<Game | undefined>(undefined);
  useEffect(() => {
    if (problems.value.length > 0) return;
    const timer = setTimeout(() => {
      const opening = count === 0 ? Promise.resolve(game) : openEdition(game, edition.value);
      opening.then(
        (opened) => {
          made.value = opened;
        },
        () => undefined,
      );
    }, SOON_MS);
    return () => clearTimeout(timer);
  }, [figures]);

  const reader = useMemo<Reader>(() => {
    const shown = made.value ?? game;
    const files = new Map(Object.entries(changed.value).map(([file, json]) => [file.replace('.json', ''), json]));
    return { gameId: game.id, names: namesIn(shown, files, sections, language), language, figure: figureName };
  }, [made.value, sections, language]);

  useEffect(() => () => stop.value?.(), []);
  const stop = useSignal<(() => void) | undefined>(undefined);
  const attempt = () => {
    news.value = { done: 0, all: 200 };
    stop.value = tryEdition(game.id, edition.value, (told) => {
      news.value = told;
      if (told.accepted) tried.value = told.accepted;
    });
  };
  const trying = news.value.done !== undefined;
  const type = (key: string, text: string | undefined) => {
    const next = new Map(typed.value);
    if (text === undefined) next.delete(key);
    else next.set(key, text);
    typed.value = next;
  };

  return (
    <div class="edition-editor">
      <div class="form-sheet edition-head">
        <Field label={words.name} value={name} maxLength={40} />
        <Field label={words.author} value={author} maxLength={40} autocomplete="nickname" />
        <p role="status">
          {words.changed(count)} · {words.code(shortHash(figures))} · {stored.value ? words.kept : words.unkept}
        </p>
        <Problems problems={problems.value} reader={reader} />
        <p class="actions">
          <button
            type="button"
            class="primary"
            disabled={problems.value.length > 0 || count === 0 || trying}
            onClick={attempt}
          >
            {words.attempt}
          </button>
          <button type="button" disabled={problems.value.length > 0} onClick={() => saveEdition(edition.value)}>
            {words.save}
          </button>
          <Link class="button" href={`/components/${game.id}?editions`}>
            {words.all}
          </Link>
        </p>
        {trying ? (
          <p role="status">
            <progress value={news.value.done} max={news.value.all} aria-label={words.attempt} />{' '}
            {words.attempting(news.value.done!, news.value.all!)}
          </p>
        ) : undefined}
        <Refused>{news.value.wrong}</Refused>
        {tried.value ? (
          <div role="status">
            <p>{words.accepted}</p>
            <p class="quiet">{tried.value.net ? words.netFits : words.netMisfits}</p>
            <p class="actions">
              <Link class="button primary" href={`/play/${game.id}?edition=${id}`}>
                {words.play}
              </Link>
            </p>
          </div>
        ) : trying || news.value.wrong ? undefined : (
          <p class="quiet">{words.untried}</p>
        )}
      </div>
      <div class="edition-columns">
        <div>
          <search>
            <Field type="search" label={words.find} value={wanted} />
          </search>
          <FigureTables
            base={base}
            ranges={ranges}
            sections={sections}
            reader={reader}
            typed={typed.value}
            wanted={wanted.value.trim().toLowerCase()}
            onType={type}
            onFocus={(ref, thing) => {
              focus.value = { ref, name: thing };
            }}
          />
        </div>
        <Picture game={made.value ?? game} waits={problems.value.length > 0} focus={focus.value} />
      </div>
    </div>
  );
}

/** What several figures do not agree on; what is wrong with one is said beside it. */
function Problems({ problems, reader }: { readonly problems: readonly Problem[]; readonly reader: Reader }) {
  const words = editionWording.value;
  if (problems.length === 0) return <p class="quiet">{words.right}</p>;
  return (
    <div class="refusal" role="alert">
      <strong>{words.wrong}</strong>
      <ul>
        {problems.map((problem) => (
          <li key={problem.kind === 'agreement' ? problem.says.en : problem.pointer}>
            {problem.kind === 'agreement' ? '' : `${labelOf(readPointer(problem.pointer), reader)}: `}
            {sayProblem(problem, reader.language)}
          </li>
        ))}
      </ul>
    </div>
  );
}
