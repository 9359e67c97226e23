import { useSignal } from '@preact/signals';
import type { Card } from '../cards.ts';
import { KeyPicture } from '../picture.tsx';
import { againstBots, usualSeats } from '../play/seats.ts';
import { startHere } from '../play/start.ts';
import { Link } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { wording } from '../words/index.ts';

/** A game: its picture, one sentence, and a button that begins it at once against bots. */
export function GameCard({ game }: { readonly game: Card }) {
  const { home } = wording.value;
  const { language } = settings.value;
  const title = game.titles[language];
  const busy = useSignal(false);
  const play = async () => {
    busy.value = true;
    await startHere(game.id, againstBots(game), { newcomer: true });
  };
  return (
    <li class="game-card" data-game={game.id}>
      <KeyPicture game={game.id} />
      <h3>
        {title}
        {game.titles.ja === title ? undefined : (
          <span class="title-ja" lang="ja" aria-hidden="true">
            {game.titles.ja}
          </span>
        )}
      </h3>
      {game.introduction ? <p class="game-words">{game.introduction[language]}</p> : undefined}
      <p class="actions">
        <button
          type="button"
          class="primary"
          aria-label={home.playNowNamed(title, usualSeats(game) - 1)}
          disabled={busy.value}
          onClick={play}
        >
          {home.playGame(title)}
        </button>
        <span class="quiet">{home.players(...game.seats)}</span>
      </p>
      <p class="links">
        <Link href={`/learn/${game.id}`} aria-label={home.learnNamed(title)}>
          {home.learn}
        </Link>
        <Link href={`/rules/${game.id}`} aria-label={home.rulesNamed(title)}>
          {home.rules}
        </Link>
        <Link href={`/play/${game.id}`} aria-label={home.setUpNamed(title)}>
          {home.setUp}
        </Link>
        <Link href={`/components/${game.id}`} aria-label={home.componentsNamed(title)}>
          {home.components}
        </Link>
      </p>
    </li>
  );
}
