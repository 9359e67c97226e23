import { shownDoubt, shownRating } from '#wire';
import { cardOf, cards } from '../cards.ts';
import { counts, Segments } from '../form/segments.tsx';
import { useLoaded } from '../loading.tsx';
import { go, Link, query } from '../router.tsx';
import '../styles/people.css';
import { address, titleOf } from './address.ts';
import { bestOf } from './api.ts';
import { peopleWording } from './words/index.ts';

/** The best players of a game with so many players; the address says which. */
export function PeoplePage() {
  const words = peopleWording.value;
  const asked = query.value.get('game') ?? '';
  const game = cardOf(asked) ? asked : (cards.value[0]?.id ?? '');
  const range = cardOf(game)?.seats ?? [2, 4];
  const seats = Math.max(range[0], Math.min(range[1], Number(query.value.get('seats')) || range[0]));
  const { value, failed, done } = useLoaded(() => bestOf(game, seats), [game, seats]);
  return (
    <main class="page people-page" id="content">
      <header class="people-head">
        <h1>{words.title}</h1>
        <p class="actions">
          <Link href={`/statistics/${game}?seats=${seats}`}>{words.statistics}</Link>
        </p>
      </header>
      <div class="filters">
        <Segments
          name="game"
          legend={words.game}
          chosen={game}
          choices={cards.value.map(({ id }) => [id, titleOf(id)] as const)}
          onChoose={(id) => go(address({ game: id, seats: undefined }), true)}
        />
        <Segments
          name="seats"
          legend={words.count}
          chosen={seats}
          choices={counts(range)}
          onChoose={(n) => go(address({ game, seats: String(n) }), true)}
        />
      </div>
      <h2>{words.best(titleOf(game), seats)}</h2>
      <p class="quiet">{words.bestMeans}</p>
      {failed instanceof Error ? <p role="alert">{failed.message}</p> : undefined}
      {done && value?.length === 0 ? <p>{words.nobody}</p> : undefined}
      <ol class="best" aria-busy={!done}>
        {(value ?? []).map(({ name, bot, mu, sigma, games }, i) => (
          <li key={`${bot} ${name}`}>
            <span class="quiet">{i + 1}</span>
            {bot ? (
              <span>
                {name} <span class="quiet">{words.bot}</span>
              </span>
            ) : (
              <Link href={`/people/${encodeURIComponent(name)}?of=${game}/${seats}`}>{name}</Link>
            )}
            <span>
              <b>{shownRating(mu)}</b> <span class="quiet">± {shownDoubt(sigma)}</span>
            </span>
            <span class="quiet">{words.games(games)}</span>
          </li>
        ))}
      </ol>
    </main>
  );
}
