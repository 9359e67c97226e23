import '../styles/guide.css';
import { signal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { cardOf } from '../cards.ts';
import { loadFace, loadGame } from '../library.ts';
import { Loading, useLoaded } from '../loading.tsx';
import { KeyPicture } from '../picture.tsx';
import { go, Link } from '../router.tsx';
import { Clauses } from '../rules/clauses.tsx';
import { settings } from '../settings/settings.ts';
import { wearHouses } from '../table/crest.tsx';
import { narrow } from '../table/narrow.ts';
import { wording } from '../words/index.ts';
import type { Chapter } from './chapters.ts';
import { Leaf } from './leaf.tsx';
import { type Guide, loadGuide, type Studio } from './load.ts';

/** The rulebook for players; a game that has none shows its clauses. */
export function Rules({ id }: { readonly id: string }) {
  const { language } = settings.value;
  const { value: guide, done } = useLoaded(() => loadGuide(id, language), [id, language]);
  if (!done) return <Loading />;
  return guide && guide.chapters.length > 0 ? <GuidePage id={id} guide={guide} /> : <Clauses id={id} />;
}

/** The chapter of the address. Not the page but the part behind # names it: chapters share one page, so that the browser finds words in all. */
const named = signal('');
const readAddress = (): void => {
  named.value = decodeURIComponent(location.hash.slice(1));
};

/** Addresses of clauses once led here. */
const CLAUSE = /^[A-Z]+-\d/;

function GuidePage({ id, guide }: { readonly id: string; readonly guide: Guide }) {
  const { chapters, language } = guide;
  const top = useRef<HTMLElement>(null);
  const { value: studio } = useLoaded(async (): Promise<Studio | undefined> => {
    const [game, face] = await Promise.all([loadGame(id), loadFace(id)]);
    wearHouses(face?.houses);
    return game && face ? { game, face } : undefined;
  }, [id, settings.value.language]);
  useEffect(() => {
    readAddress();
    addEventListener('hashchange', readAddress);
    addEventListener('popstate', readAddress);
    return () => {
      removeEventListener('hashchange', readAddress);
      removeEventListener('popstate', readAddress);
    };
  }, []);
  useSignalEffect(() => {
    if (CLAUSE.test(named.value)) go(`/rules/${id}/clauses#${named.value}`, true);
  });
  const at = Math.max(
    0,
    chapters.findIndex((chapter) => chapter.id === named.value),
  );
  useEffect(() => {
    const found = (event: Event) => {
      const chapter = (event.target as Element).closest('[data-chapter]')?.getAttribute('data-chapter');
      if (chapter) history.replaceState(null, '', `#${chapter}`);
      readAddress();
    };
    const book = top.current;
    book?.addEventListener('beforematch', found);
    return () => book?.removeEventListener('beforematch', found);
  }, []);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) {
      scrollTo(0, 0);
      top.current?.querySelector<HTMLElement>('article:not([hidden]) h1')?.focus({ preventScroll: true });
    }
    first.current = false;
  }, [at]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const next = chapters[at + (STEPS[event.key] ?? Number.NaN)];
      if (next && isMeant(event)) location.hash = next.id;
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [at, chapters]);
  const { rules, home } = wording.value;
  const title = cardOf(id)!.titles[settings.value.language];
  return (
    <main class="page guide" id="content" ref={top}>
      <nav class="guide-contents" aria-label={rules.contents}>
        <KeyPicture game={id} first />
        <p class="guide-title">{title}</p>
        <details open={!narrow.value}>
          <summary>{rules.contents}</summary>
          <ol lang={language}>
            {chapters.map((chapter, i) => (
              <li key={chapter.id}>
                <a href={`#${chapter.id}`} aria-current={i === at ? 'page' : undefined}>
                  {chapter.title}
                </a>
              </li>
            ))}
          </ol>
        </details>
        <div class="guide-doors">
          <Link class="button" href={`/rules/${id}/sheet`}>
            {rules.sheet}
          </Link>
          <Link href={`/rules/${id}/clauses`}>{rules.allClauses}</Link>
          <Link href={`/learn/${id}`}>{home.learnNamed(title)}</Link>
        </div>
      </nav>
      <div class="chapters">
        {chapters.map((chapter, i) => (
          <article
            key={chapter.id}
            lang={language}
            data-chapter={chapter.id}
            // Browsers that know it open a chapter where the reader's search finds something; to others it is hidden.
            hidden={i === at ? false : ('until-found' as unknown as boolean)}
          >
            <Leaf id={id} number={i + 1} chapter={chapter} guide={guide} studio={i === at ? studio : undefined} />
            <nav class="guide-turn" aria-label={rules.turnPages}>
              <Neighbour chapter={chapters[i - 1]} number={i} step="back" />
              <Neighbour chapter={chapters[i + 1]} number={i + 2} step="on" />
            </nav>
          </article>
        ))}
      </div>
    </main>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Is a key meant for the book, and not for something in it that scrolls or is written into? */
function isMeant({ ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  const held = target instanceof HTMLElement && target.closest('input, select, textarea, dialog, [role=region]');
  return settings.value.keys && !ctrlKey && !metaKey && !altKey && !shiftKey && !held;
}

interface NeighbourProps {
  readonly chapter: Chapter | undefined;
  readonly number: number;
  readonly step: 'back' | 'on';
}

function Neighbour({ chapter, number, step }: NeighbourProps) {
  if (!chapter) return <span />;
  return (
    <a href={`#${chapter.id}`} rel={step === 'on' ? 'next' : 'prev'}>
      {step === 'back' ? '← ' : ''}
      {number} {chapter.title}
      {step === 'on' ? ' →' : ''}
    </a>
  );
}
