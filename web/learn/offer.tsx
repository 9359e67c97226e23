import { NEWCOMER } from '../play/start.ts';
import { go, Link, path, query } from '../router.tsx';
import { wording } from '../words/index.ts';
import { lessonPlace } from './place.ts';

/** Offers the lesson to somebody who has just begun a game for the first time; the game waits meanwhile. */
export function LessonOffer({ game, title }: { readonly game: string; readonly title: string }) {
  const { offer } = wording.value;
  if (!query.value.has(NEWCOMER) || lessonPlace.isKnown(game)) return null;
  return (
    <p class="banner is-offer">
      <span>{offer.lesson(title)}</span>
      <Link class="button" href={`/learn/${game}`}>
        {offer.learn}
      </Link>
      <button type="button" class="plain" onClick={() => go(path.peek(), true)}>
        {offer.later}
      </button>
    </p>
  );
}
