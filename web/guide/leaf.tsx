import { Link } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { wording } from '../words/index.ts';
import type { Chapter, Exercise, Illustration, Passage } from './chapters.ts';
import { CutOut } from './cut-out.tsx';
import type { Guide, Studio } from './load.ts';
import { Noted } from './note.tsx';

interface LeafProps {
  readonly id: string;
  readonly number: number;
  readonly chapter: Chapter;
  readonly guide: Guide;
  /** Pictures are drawn in the open chapter only. */
  readonly studio: Studio | undefined;
}

/** One chapter: words with their pictures beside them, and positions to play from. */
export function Leaf({ id, number, chapter, guide, studio }: LeafProps) {
  const { rules } = wording.value;
  return (
    <>
      <header>
        <p class="quiet" lang={settings.value.language}>
          {rules.chapter(number, chapter.minutes)}
        </p>
        <h1 tabIndex={-1} id={chapter.id}>
          {chapter.title}
        </h1>
      </header>
      {chapter.passages.map((passage, i) => (
        <section key={i} class="passage" data-pictured={placeFor(passage, i, guide)}>
          <Words passage={passage} game={id} />
          {passage.illustration ? (
            <Figure illustration={passage.illustration} guide={guide} studio={studio} />
          ) : undefined}
        </section>
      ))}
      {chapter.exercises.map((exercise) => (
        <Invitation key={exercise.position} exercise={exercise} game={id} />
      ))}
    </>
  );
}

/** Pictures stand at the right and at the left by turns. */
function placeFor({ illustration }: Passage, i: number, { plan }: Guide): string | undefined {
  if (!illustration) return undefined;
  return plan.pictures[illustration.picture]?.wide ? 'below' : i % 2 ? 'left' : 'right';
}

function Words({ passage, game }: { readonly passage: Passage; readonly game: string }) {
  const { heading, blocks } = passage;
  const items = blocks.filter((block) => block.kind === 'item');
  return (
    <div class="words">
      {heading === undefined ? undefined : <h2>{heading}</h2>}
      {blocks.map((block, i) =>
        block.kind === 'paragraph' ? (
          <p key={i}>
            <Noted text={block.text} game={game} />
          </p>
        ) : undefined,
      )}
      {items.length > 0 ? (
        <ul>
          {items.map((item, i) => (
            <li key={i}>
              <Noted text={item.text} game={game} />
            </li>
          ))}
        </ul>
      ) : undefined}
    </div>
  );
}

interface FigureProps {
  readonly illustration: Illustration;
  readonly guide: Guide;
  readonly studio: Studio | undefined;
}

function Figure({ illustration: { picture: name, alt }, guide, studio }: FigureProps) {
  const picture = guide.plan.pictures[name];
  if (!picture) return null;
  return (
    <figure>
      {studio ? (
        <CutOut {...studio} plan={guide.plan} picture={picture} alt={alt} language={settings.value.language} />
      ) : (
        <div class="cut-out" role="img" aria-label={alt} style={{ aspectRatio: String(picture.ratio ?? 1.5) }} />
      )}
    </figure>
  );
}

function Invitation({ exercise, game }: { readonly exercise: Exercise; readonly game: string }) {
  const { rules } = wording.value;
  const { title, question, position } = exercise;
  return (
    <section class="try-it">
      <div>
        <h2>{rules.tryIt(title)}</h2>
        <p>{question}</p>
      </div>
      <Link class="button primary" href={`/practice/${game}?at=${position}`}>
        {rules.openPosition} →
      </Link>
    </section>
  );
}
