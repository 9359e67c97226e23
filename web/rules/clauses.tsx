import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { cardOf } from '../cards.ts';
import { Field } from '../form/field.tsx';
import { Loading, useLoaded } from '../loading.tsx';
import { Link } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { narrow } from '../table/narrow.ts';
import { wording } from '../words/index.ts';
import { loadRulebook } from './load.ts';
import { type Block, blocksOf } from './markdown.ts';
import { Blocks } from './render.tsx';
import { bySection } from './sections.ts';

/** The clauses of a game word for word, with an anchor for every clause and a search over them. */
export function Clauses({ id }: { readonly id: string }) {
  const { language } = settings.value;
  const { value, done } = useLoaded(() => loadRulebook(id, language), [id, language]);
  const { markdown, language: written, inEnglish } = value ?? { markdown: '', language, inEnglish: new Set() };
  const blocks = useMemo(() => blocksOf(markdown), [markdown]);
  const wanted = useSignal('');
  useEffect(() => {
    showMeant();
    addEventListener('hashchange', showMeant);
    return () => removeEventListener('hashchange', showMeant);
  }, [blocks]);

  if (!done) return <Loading />;
  const { rules } = wording.value;
  const title = cardOf(id)!.titles[language];
  const headings = blocks.filter((block) => block.kind === 'heading' && block.level === 2);
  const words = wanted.value.trim().toLowerCase();
  const found = words === '' ? blocks : blocks.flatMap((block) => withWords(block, words));
  const count = found.reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 1), 0);
  return (
    <main class="page rulebook" id="content">
      <nav class="contents" aria-label={rules.contents}>
        <Field unlabelled type="search" label={rules.search} placeholder={rules.search} value={wanted} />
        {words ? <p role="status">{count > 0 ? rules.found(count) : rules.none}</p> : undefined}
        <details open={!narrow.value}>
          <summary>{rules.contents}</summary>
          <ol>
            {headings.map((block) =>
              block.kind === 'heading' ? (
                <li key={block.id}>
                  <a href={`#${block.id}`}>{block.text}</a>
                </li>
              ) : undefined,
            )}
          </ol>
        </details>
      </nav>
      <article lang={written}>
        <p class="doors" lang={language}>
          <Link href={`/rules/${id}`}>{rules.guide}</Link> <Link href={`/rules/${id}/sheet`}>{rules.sheet}</Link>
        </p>
        {written === language ? undefined : (
          <p class="quiet" lang={language}>
            {rules.english}
          </p>
        )}
        {words ? <h1 lang={language}>{rules.title(title)}</h1> : undefined}
        {bySection(found).map((section) => (
          <section key={section.id} lang={inEnglish.has(section.id) ? 'en' : undefined}>
            <Blocks blocks={section.blocks} />
          </section>
        ))}
      </article>
    </main>
  );
}

/** What of a block has the words: a line, or rows of a table. */
function withWords(block: Block, words: string): Block[] {
  if (block.kind === 'item' || block.kind === 'paragraph')
    return block.text.toLowerCase().includes(words) ? [block] : [];
  if (block.kind !== 'table') return [];
  const rows = block.rows.filter((row) => row.join(' ').toLowerCase().includes(words));
  return rows.length > 0 ? [{ ...block, rows }] : [];
}

/** Brings the clause of the address into sight and marks it, or what it is a part of. */
function showMeant(): void {
  const anchor = decodeURIComponent(location.hash.slice(1));
  for (const element of document.querySelectorAll('.is-meant')) element.classList.remove('is-meant');
  if (!anchor) return;
  const element = document.getElementById(anchor) ?? document.getElementById(anchor.replace(/\.\w+$/, ''));
  element?.scrollIntoView();
  element?.classList.add('is-meant');
}
