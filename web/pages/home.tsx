import { games } from 'virtual:catalogue';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { cardOf, cards } from '../cards.ts';
import { GameCard } from '../home/game-card.tsx';
import { ImportGame } from '../home/import-game.tsx';
import { Finished, Running } from '../home/kept.tsx';
import { roomForTables } from '../home/room.ts';
import { late } from '../late.tsx';
import { Living } from '../living/frame.tsx';
import { seatKeys } from '../online/keys.ts';
import { signedIn } from '../online/signed-in.ts';
import { shelf } from '../play/shelf.ts';
import { Link } from '../router.tsx';
import { wording } from '../words/index.ts';
import { wordsHere } from '../words/reader.ts';

const DAY_MS = 86_400_000;
/** So long what stands below waits for our tables above it. */
const MOST_MS = 1500;
/** More would push the games out of sight. */
const MOST_RUNNING = 4;

/** The front of the house. A stranger sees a game being played; whoever left one finds it first. */
export function Home() {
  const { home } = wording.value;
  const kept = useSignal(shelf.list());
  const known = kept.value.filter(({ game }) => cardOf(game.record.game));
  const running = known.filter(({ game }) => !game.record.over);
  const finished = known.filter(({ game }) => game.record.over);
  const remove = (id: string) => {
    shelf.remove(id);
    kept.value = shelf.list();
  };
  const settled = useSignal(!hasSeats());
  const settle = () => {
    settled.value = true;
  };
  useEffect(() => {
    const timer = setTimeout(settle, MOST_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main class={settled.value ? 'page home' : 'page home is-coming'} id="content">
      {hasSeats() ? (
        <div class="member-home" style={{ minBlockSize: `${roomForTables()}px` }}>
          <MemberTables onKnown={settle} />
          <SeekPanel />
        </div>
      ) : undefined}
      {running.length > 0 ? (
        <section class="returning" aria-labelledby="go-on">
          {hasSeats() ? <h2 id="go-on">{home.goOn}</h2> : <h1 id="go-on">{home.goOn}</h1>}
          <Running games={running.slice(0, MOST_RUNNING)} onRemove={remove} />
        </section>
      ) : hasSeats() ? undefined : (
        <div class="welcome">
          <section class="hero">
            <h1>{home.title}</h1>
            <p class="lead">{home.lead}</p>
            <p class="actions">
              <Link class="button primary" href="/seek">
                {home.online}
              </Link>
              <Link class="button" href="/tables?open">
                {home.makeTable}
              </Link>
            </p>
            <p class="quiet">{home.onlineLead}</p>
          </section>
          <Living game={ofTheDay()} />
        </div>
      )}
      <section aria-labelledby="games">
        <h2 id="games" class={running.length > 0 ? undefined : 'for-readers'}>
          {home.games}
        </h2>
        <ul class="game-cards">
          {cards.value.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </ul>
      </section>
      {running.length > 0 ? (
        <section class="online" aria-labelledby="people">
          <h2 id="people">{home.online}</h2>
          <p>{home.onlineLead}</p>
          <p class="actions">
            <Link class="button" href="/seek">
              {home.online}
            </Link>
            <Link class="button" href="/tables?open">
              {home.makeTable}
            </Link>
          </p>
        </section>
      ) : (
        <ul class="promises">
          {home.promises.map(({ what, how }) => (
            <li key={what}>
              <strong>{what}</strong> {how}
            </li>
          ))}
        </ul>
      )}
      <div class="home-end">
        {finished.length > 0 ? <Finished games={finished} onRemove={remove} /> : undefined}
        <ImportGame />
      </div>
    </main>
  );
}

/** Has this browser, or the account that is signed in here, sat down at a table on a server? */
const hasSeats = (): boolean => signedIn.get() || seatKeys.tables().length > 0;

const MemberTables = late(() => import('../home/member.tsx').then((m) => wordsHere().then(() => m.MemberTables)));
const SeekPanel = late(() => import('../seek/panel.tsx').then((m) => wordsHere().then(() => m.SeekPanel)));

/** Another game every day. */
const ofTheDay = (): string => games[Math.floor(Date.now() / DAY_MS) % games.length].id;
