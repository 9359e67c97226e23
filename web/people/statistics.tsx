import { useSignal } from '@preact/signals';
import { type Game, sayThing, wordOf } from '#kernel';
import type { Shared, Statistics } from '#wire';
import { cardOf } from '../cards.ts';
import { binned, type Counted } from '../charts/bins.ts';
import { Bars, Intervals } from '../charts/figures.tsx';
import { counts, Segments } from '../form/segments.tsx';
import { loadFace, loadGame } from '../library.ts';
import { Loading, useLoaded } from '../loading.tsx';
import { KeyPicture } from '../picture.tsx';
import { go, Link, query } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import '../styles/people.css';
import { Wide } from '../wide.tsx';
import { address, titleOf } from './address.ts';
import { statisticsOf } from './api.ts';
import { peopleWording } from './words/index.ts';

type Figures = NonNullable<Statistics['figures']>;

/** A game in figures: points, length, seats, and what was taken, each with how sure it is and a sentence made from it. */
export function StatisticsPage({ id }: { readonly id: string }) {
  const words = peopleWording.value;
  const range = cardOf(id)?.seats ?? [2, 4];
  const seats = Math.max(range[0], Math.min(range[1], Number(query.value.get('seats')) || range[0]));
  const company = query.value.get('company') === 'bots' ? 'bots' : 'people';
  const { value: game } = useLoaded(() => loadGame(id), [id, settings.value.language]);
  const { value, failed, done } = useLoaded(() => statisticsOf(id, seats, company), [id, seats, company]);
  return (
    <main class="page people-page" id="content">
      <header class="people-head">
        <KeyPicture game={id} class="is-small" first />
        <div>
          <h1>{words.statisticsOf(titleOf(id))}</h1>
          <p class="quiet">{value ? words.counted(value.games) : '…'}</p>
          <p class="actions">
            <Link href={`/play/${id}`}>{words.play}</Link> <Link href={`/rules/${id}`}>{words.rules}</Link>{' '}
            <Link href={`/people?game=${id}&seats=${seats}`}>{words.bestLink}</Link>
          </p>
        </div>
      </header>
      <div class="filters">
        <Segments
          name="seats"
          legend={words.count}
          chosen={seats}
          choices={counts(range)}
          onChoose={(n) => go(address({ seats: String(n) }), true)}
        />
        <Segments
          name="company"
          legend={words.company}
          chosen={company}
          choices={[
            ['people', words.companies.people],
            ['bots', words.companies.bots],
          ]}
          onChoose={(who) => go(address({ company: who === 'people' ? undefined : who }), true)}
        />
      </div>
      {failed instanceof Error ? <p role="alert">{failed.message}</p> : undefined}
      {value && !value.figures ? <p class="too-few">{words.tooFew(value.games, value.enough)}</p> : undefined}
      {value?.figures && game ? (
        <Told figures={value.figures} games={value.games} seats={seats} game={game} />
      ) : done ? undefined : (
        <Loading />
      )}
    </main>
  );
}

interface ToldProps {
  readonly figures: Figures;
  readonly games: number;
  readonly seats: number;
  readonly game: Game;
}

function Told({ figures, games, seats, game }: ToldProps) {
  const words = peopleWording.value;
  const { language } = settings.value;
  const even = 1 / seats;
  const source = [...figures.sources].sort((a, b) => b.points - a.points);
  const category = (id: string) => game.words[language].categories[id] ?? id;
  return (
    <>
      <div class="figure-cards">
        <section class="sheet-card">
          <h2>{words.scores}</h2>
          <p class="quiet">{words.scoresSay(medianOf(figures.scores), medianOf(figures.best))}</p>
          <Bars
            title={words.scores}
            bins={binned([figures.scores, figures.best])}
            names={[words.everySeat, words.winners]}
          />
        </section>
        <section class="sheet-card">
          <h2>{words.length}</h2>
          <p class="quiet">{words.lengthSay(medianOf(figures.lengths), Math.round(figures.minutes))}</p>
          <Bars title={words.length} bins={binned([figures.lengths])} names={[words.length]} />
        </section>
        <section class="sheet-card">
          <h2>{words.seatMatters}</h2>
          <p class="quiet">{seatSentence(figures.places, even)}</p>
          <Intervals
            title={words.seatMatters}
            even={even}
            rows={figures.places.map((place) => ({ ...place, name: words.ordinal(place.seat + 1) }))}
          />
        </section>
      </div>
      <section class="sheet-card">
        <h2>{words.sources}</h2>
        <p class="quiet">{words.sourcesSay(category(source[0]?.category ?? ''))}</p>
        <table class="figure-table">
          <tbody>
            {source.map(({ category: id, points }) => (
              <tr key={id}>
                <th scope="row">{category(id)}</th>
                <td>{points.toFixed(1)}</td>
                <td class="source-bar" style={{ '--share': Math.max(0, points) / Math.max(1, source[0].points) }} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Taken taken={figures.taken} games={games * seats} even={even} game={game} />
    </>
  );
}

/** In words, made from the figures: only what differs beyond chance. */
function seatSentence(places: Figures['places'], even: number): string {
  const words = peopleWording.value;
  const [best] = places.filter(({ low }) => low > even).sort((a, b) => b.share - a.share);
  const [worst] = places.filter(({ high }) => high < even).sort((a, b) => a.share - b.share);
  if (best && worst) return words.both(words.seatBest(best.seat + 1), words.seatWorst(worst.seat + 1));
  if (best) return words.seatBest(best.seat + 1);
  return worst ? words.seatWorst(worst.seat + 1) : words.noDifference;
}

/** Half have so much or more. */
function medianOf(counted: readonly Counted[]): number {
  const half = counted.reduce((sum, { n }) => sum + n, 0) / 2;
  let seen = 0;
  for (const { value, n } of counted) {
    seen += n;
    if (seen >= half) return value;
  }
  return 0;
}

interface TakenProps {
  readonly taken: readonly (Shared & { readonly ref: string })[];
  /** Seats in all games. */
  readonly games: number;
  readonly even: number;
  readonly game: Game;
}

type Order = 'taken' | 'share' | 'name';

/** Cards, tiles and the like: how often taken, and how often whoever took one won. */
function Taken({ taken, games, even, game }: TakenProps) {
  const words = peopleWording.value;
  const { language } = settings.value;
  const order = useSignal<Order>('taken');
  const kind = useSignal('');
  const typed = useSignal('');
  const rows = taken.map((row) => ({
    ...row,
    kind: row.ref.split(':')[0],
    name: sayThing(game, row.ref, language),
    effect: wordOf(game, row.ref, language)?.effect,
  }));
  // Kinds are called as the pages of components call them.
  const { value: sections } = useLoaded(async () => (await loadFace(game.id))?.parts?.(), [game]);
  const titles = new Map(
    (sections ?? []).flatMap(({ domain, title }) =>
      domain === undefined ? [] : [[domain, title[language] ?? title.en]],
    ),
  );
  const kinds = [...new Set(rows.map((row) => row.kind))].filter((one) => titles.has(one)).sort();
  const found = rows
    .filter((row) => kind.value === '' || row.kind === kind.value)
    .filter(({ name }) => name.toLowerCase().includes(typed.value.trim().toLowerCase()))
    .sort((a, b) =>
      order.value === 'name'
        ? a.name.localeCompare(b.name, language)
        : order.value === 'share'
          ? b.share - a.share
          : b.n - a.n,
    );
  const differ = found.filter(({ low, high, n }) => n >= 30 && (low > even || high < even)).length;
  const head = (by: Order, label: string) => (
    <th scope="col" aria-sort={order.value === by ? (by === 'name' ? 'ascending' : 'descending') : undefined}>
      <button
        type="button"
        class="plain"
        onClick={() => {
          order.value = by;
        }}
      >
        {label}
        {order.value === by ? ' ▾' : ''}
      </button>
    </th>
  );
  if (taken.length === 0) return null;
  return (
    <section class="taken">
      <header>
        <h2>{words.things}</h2>
        <p class="quiet">{words.thingsSay(differ)}</p>
        {kinds.length > 1 ? (
          <div class="filters">
            {['', ...kinds].map((one) => (
              <button
                key={one}
                type="button"
                class="filter-chip"
                aria-pressed={kind.value === one}
                onClick={() => {
                  kind.value = one;
                }}
              >
                {one === '' ? words.everyKind : titles.get(one)}
              </button>
            ))}
          </div>
        ) : undefined}
        <input
          type="search"
          placeholder={words.searchThing}
          aria-label={words.searchThing}
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
      </header>
      <Wide label={words.things}>
        <table class="figure-table">
          <thead>
            <tr>
              {head('name', words.thing)}
              {head('taken', words.taken)}
              {head('share', words.winShare)}
              <th scope="col">{words.againstEven(words.percent(even))}</th>
              <th scope="col">{words.of}</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ ref, name, effect, n, share, low, high }) => (
              <tr key={ref}>
                <th scope="row">
                  {name}
                  {effect ? <small class="quiet"> {effect}</small> : undefined}
                </th>
                <td>{words.percent(n / games)}</td>
                <td>
                  <b>{words.percent(share, 1)}</b> ± {(50 * (high - low)).toFixed(1)}
                </td>
                <td>
                  <span
                    class="whisker"
                    aria-hidden="true"
                    style={{
                      '--low': low,
                      '--high': high,
                      '--share': share,
                      '--even': even,
                      '--most': Math.min(1, 2.5 * even),
                    }}
                  />
                </td>
                <td>{n}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <p class="quiet">{words.cause}</p>
    </section>
  );
}
