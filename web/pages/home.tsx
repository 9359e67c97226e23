import { useSignal } from '@preact/signals';
import type { GameCard } from '#wire';
import { cardOf, cards } from '../cards.ts';
import { loadGame } from '../library.ts';
import { againstBots, usualSeats } from '../play/seats.ts';
import { asSavedGame, shelf } from '../play/shelf.ts';
import { openSaved, startHere } from '../play/start.ts';
import { Link } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { wording } from '../words/index.ts';

/** The front of the house: play now, go on, or sit down with people. */
export function Home() {
  const { home } = wording.value;
  return (
    <main class="page home" id="content">
      <section class="hero">
        <h1>{home.title}</h1>
        <p class="lead">{home.lead}</p>
      </section>
      <GoOn />
      <section aria-labelledby="games">
        <h2 id="games">{home.games}</h2>
        <ul class="game-cards">
          {cards.value.map((game) => (
            <GameTile key={game.id} game={game} />
          ))}
        </ul>
      </section>
      <section class="online" aria-labelledby="people">
        <h2 id="people">{home.online}</h2>
        <p>{home.onlineLead}</p>
        <p class="actions">
          <Link class="button" href="/tables?open">
            {home.makeTable}
          </Link>
          <Link class="button" href="/tables">
            {home.openTables}
          </Link>
          <ImportGame />
        </p>
      </section>
    </main>
  );
}

function GameTile({ game }: { readonly game: GameCard }) {
  const { home } = wording.value;
  const title = game.titles[settings.value.language];
  const busy = useSignal(false);
  const play = async () => {
    busy.value = true;
    await startHere(game.id, againstBots(game));
  };
  return (
    <li class="game-card" data-game={game.id}>
      <div class="game-band" aria-hidden="true" />
      <h3>{title}</h3>
      <p class="quiet">{home.players(...game.seats)}</p>
      {game.introduction ? <p class="game-words">{game.introduction[settings.value.language]}</p> : undefined}
      <p class="actions">
        <button
          type="button"
          class="primary"
          aria-label={home.playNowNamed(title, usualSeats(game) - 1)}
          disabled={busy.value}
          onClick={play}
        >
          {home.playNow}
        </button>
        <Link class="button" href={`/play/${game.id}`} aria-label={home.setUpNamed(title)}>
          {home.setUp}
        </Link>
      </p>
      <p class="links">
        <Link href={`/learn/${game.id}`} aria-label={home.learnNamed(title)}>
          {home.learn}
        </Link>
        <Link href={`/rules/${game.id}`} aria-label={home.rulesNamed(title)}>
          {home.rules}
        </Link>
        <Link href={`/components/${game.id}`} aria-label={home.componentsNamed(title)}>
          {home.components}
        </Link>
      </p>
    </li>
  );
}

/** The games kept in this browser. */
function GoOn() {
  const { home } = wording.value;
  const kept = useSignal(shelf.list());
  const known = kept.value.filter(({ game }) => cardOf(game.record.game));
  if (known.length === 0) return null;
  const remove = (id: string) => {
    shelf.remove(id);
    kept.value = shelf.list();
  };
  return (
    <section aria-labelledby="go-on">
      <h2 id="go-on">{home.goOn}</h2>
      <ul class="shelf">
        {known.slice(0, 6).map(({ id, game }) => {
          const title = cardOf(game.record.game)!.titles[settings.value.language];
          return (
            <li key={id} data-game={game.record.game}>
              <Link href={`/here/${id}`}>
                <strong>{title}</strong> {game.seats.map(({ name }) => name).join(', ')}
              </Link>
              <span class="quiet">
                {game.record.over ? home.over : home.moves(game.record.moves.length)} ·{' '}
                {new Date(game.at).toLocaleDateString(settings.value.language)}
              </span>
              <button type="button" class="plain" aria-label={home.removeNamed(title)} onClick={() => remove(id)}>
                {home.remove}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Opens a game somebody saved as a file. */
function ImportGame() {
  const { home } = wording.value;
  const failed = useSignal(false);
  const read = async (file: File | undefined) => {
    failed.value = false;
    if (!file) return;
    try {
      const saved = asSavedGame(JSON.parse(await file.text()));
      if (!saved) throw new Error('not a saved game');
      const { LocalTable } = await import('../play/local.ts');
      const game = await loadGame(saved.record.game);
      if (!game) throw new Error('unknown game');
      LocalTable.verify(game, saved);
      openSaved(saved);
    } catch {
      failed.value = true;
    }
  };
  return (
    <>
      <label class="button">
        {home.importGame}
        <input
          class="for-readers"
          type="file"
          accept="application/json,.json"
          onChange={(event) => read(event.currentTarget.files?.[0])}
        />
      </label>
      {failed.value ? (
        <span class="refusal" role="alert">
          {home.importFailed}
        </span>
      ) : undefined}
    </>
  );
}
