import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PlayedGame } from '#wire';
import { cards } from '../cards.ts';
import { useLoaded } from '../loading.tsx';
import { go, Link, query } from '../router.tsx';
import { Wide } from '../wide.tsx';
import { address, titleOf } from './address.ts';
import { historyOf, type Sought } from './api.ts';
import { peopleWording } from './words/index.ts';

const SWITCHES = ['rated', 'people', 'won'] as const;
const TYPING_MS = 250;

/** What the address asks for. */
const soughtNow = (): Sought => ({
  game: query.value.get('game') ?? undefined,
  rated: query.value.has('rated') || undefined,
  people: query.value.has('people') || undefined,
  won: query.value.has('won') || undefined,
  search: query.value.get('search') ?? undefined,
});

/** Finished games of somebody; what is looked for stands in the address. Where the history is closed there is nothing. */
export function History({ name }: { readonly name: string }) {
  const words = peopleWording.value;
  const sought = soughtNow();
  const key = JSON.stringify(sought);
  const { value, done } = useLoaded(() => historyOf(name, sought), [name, key]);
  const older = useSignal<readonly PlayedGame[]>([]);
  const whole = useSignal(false);
  useEffect(() => {
    older.value = [];
    whole.value = false;
  }, [name, key]);
  const shown = useSignal<readonly PlayedGame[]>([]);
  useEffect(() => {
    if (done) shown.value = value ?? [];
  }, [value, done]);
  if (done && !value) return null;
  const games = [...shown.value, ...older.value];
  const more = async () => {
    const next = (await historyOf(name, { ...sought, before: games.at(-1)?.at }).catch(() => [])) ?? [];
    older.value = [...older.value, ...next];
    whole.value = next.length === 0;
  };
  return (
    <section class="history" aria-busy={!done}>
      <header>
        <h2>{words.history}</h2>
        <Filters sought={sought} />
      </header>
      {games.length === 0 && done ? (
        <p class="quiet">{key === '{}' ? words.noneYet : words.none}</p>
      ) : (
        <Wide label={words.history}>
          <table class="figure-table">
            <thead>
              <tr>
                <th scope="col">{words.when}</th>
                <th scope="col">{words.game}</th>
                <th scope="col">{words.result}</th>
                <th scope="col">{words.points}</th>
                <th scope="col">{words.seat}</th>
                <th scope="col">{words.against}</th>
                <th scope="col">
                  <span class="for-readers">{words.replay}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {games.map((game) => (
                <Row key={`${game.table} ${game.seat}`} game={game} />
              ))}
            </tbody>
          </table>
        </Wide>
      )}
      {games.length >= 20 && !whole.value ? (
        <button type="button" onClick={() => void more()}>
          {words.more}
        </button>
      ) : undefined}
    </section>
  );
}

function Row({ game }: { readonly game: PlayedGame }) {
  const words = peopleWording.value;
  return (
    <tr>
      <td>{new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium' }).format(game.at)}</td>
      <td>
        {titleOf(game.game)}
        {game.rated ? <span class="quiet"> · {words.rated}</span> : undefined}
      </td>
      <td>
        <strong>{words.placeOf(game.place + 1, game.seats)}</strong>
        {game.ended === 'played' ? undefined : <span class="quiet"> · {words.left}</span>}
      </td>
      <td>{game.score}</td>
      <td>{words.ordinal(game.seat + 1)}</td>
      <td>
        {game.others.map(({ name, kind, seat }, i) => (
          <span key={seat}>
            {i > 0 ? ', ' : ''}
            {kind === 'account' ? <Link href={`/people/${encodeURIComponent(name)}`}>{name}</Link> : name}
          </span>
        ))}
      </td>
      <td>
        <Link href={`/t/${game.table}/replay`}>{words.replay}</Link> ·{' '}
        <Link href={`/t/${game.table}/analysis`}>{words.analysis}</Link>
      </td>
    </tr>
  );
}

function Filters({ sought }: { readonly sought: Sought }) {
  const words = peopleWording.value;
  const labels = { rated: words.rated, people: words.people, won: words.wonOnly };
  const typed = useSignal(sought.search ?? '');
  useEffect(() => {
    const timer = setTimeout(() => {
      if (typed.value !== (sought.search ?? '')) go(address({ search: typed.value.trim() }), true);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed.value]);
  return (
    <div class="filters" role="group" aria-label={words.filters}>
      <label>
        <span class="for-readers">{words.game}</span>
        <select value={sought.game ?? ''} onChange={(event) => go(address({ game: event.currentTarget.value }), true)}>
          <option value="">{words.anyGame}</option>
          {cards.value.map(({ id }) => (
            <option key={id} value={id}>
              {titleOf(id)}
            </option>
          ))}
        </select>
      </label>
      {SWITCHES.map((name) => (
        <button
          key={name}
          type="button"
          class="filter-chip"
          aria-pressed={sought[name] === true}
          onClick={() => go(address({ [name]: sought[name] ? undefined : 'yes' }), true)}
        >
          {labels[name]}
        </button>
      ))}
      <input
        type="search"
        placeholder={words.search}
        aria-label={words.search}
        maxLength={40}
        value={typed.value}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
        }}
      />
    </div>
  );
}
