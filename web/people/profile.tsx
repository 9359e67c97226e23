import { useSignal } from '@preact/signals';
import { type Profile, type RatingMark, type Seen, shownDoubt, shownRating, type Visibility } from '#wire';
import { RatingCurve } from '../charts/rating-curve.tsx';
import { Gone, Loading, useLoaded } from '../loading.tsx';
import { PersonDeeds } from '../neighbours/person.tsx';
import { ApiError, UNREACHABLE } from '../online/api.ts';
import { go, Link, query } from '../router.tsx';
import '../styles/people.css';
import { address, titleOf } from './address.ts';
import { profileOf, showTo } from './api.ts';
import { History } from './history.tsx';
import { peopleWording } from './words/index.ts';

/** Somebody with an account: ratings with their doubt, games, seats, and whom they met. What is closed is not there. */
export function ProfilePage({ id }: { readonly id: string }) {
  const name = decodeURIComponent(id);
  const words = peopleWording.value;
  // Which rating is looked at: the address says, else the first there is.
  const wanted = query.value.get('of');
  const { value, failed, done } = useLoaded(async () => {
    const [game, seats] = (wanted ?? '').split('/');
    const plain = await profileOf(name, game && seats ? { game, seats: Number(seats) } : {});
    const [first] = plain.ratings ?? [];
    return wanted || !first ? plain : profileOf(name, { game: first.game, seats: first.seats });
  }, [name, wanted]);
  if (!done && !value) return <Loading />;
  if (!value) {
    const why = failed instanceof ApiError && failed.code === UNREACHABLE ? failed.message : words.unknown;
    return <Gone title={name} why={why} />;
  }
  const chosen = wanted ?? (value.ratings?.[0] ? kindOf(value.ratings[0]) : undefined);
  const rating = value.ratings?.find((one) => kindOf(one) === chosen);
  return (
    <main class="page people-page" id="content">
      <header class="people-head">
        <h1>{value.name}</h1>
        <p class="quiet">
          {words.since(new Intl.DateTimeFormat(words.locale, { dateStyle: 'long' }).format(value.created))} ·{' '}
          {words.games(value.games)}
        </p>
        {value.own ? (
          <p class="actions">
            <Link class="button" href="/account">
              {words.account}
            </Link>
          </p>
        ) : (
          <PersonDeeds name={value.name} ties={value.ties} about={{ account: value.name }} />
        )}
      </header>
      {value.own && value.seen ? <SeenBy seen={value.seen} /> : undefined}
      {value.ratings ? <RatingTabs ratings={value.ratings} chosen={chosen} /> : undefined}
      <div class="people-parts">
        {value.curve && rating ? (
          <RatingCurve
            title={words.overTime(titleOf(rating.game), rating.seats)}
            seats={rating.seats}
            steps={value.curve}
          />
        ) : undefined}
        {value.places && value.places.length > 0 ? <BySeat places={value.places} /> : undefined}
        {value.rivals ? <Rivals rivals={value.rivals} /> : undefined}
      </div>
      <History name={value.name} />
    </main>
  );
}

const kindOf = ({ game, seats }: RatingMark): string => `${game}/${seats}`;

function RatingTabs({ ratings, chosen }: { readonly ratings: readonly RatingMark[]; readonly chosen?: string }) {
  const words = peopleWording.value;
  if (ratings.length === 0) return <p class="quiet">{words.noRatings}</p>;
  return (
    <nav class="rating-tabs" aria-label={words.ratings}>
      {ratings.map((one) => (
        <a
          key={kindOf(one)}
          href={address({ of: kindOf(one) })}
          aria-current={kindOf(one) === chosen ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            go(address({ of: kindOf(one) }));
          }}
        >
          <strong>{titleOf(one.game)}</strong>
          <span class="quiet">
            {words.players(one.seats)} · {words.games(one.games)}
          </span>
          <span>
            <b>{shownRating(one.mu)}</b> <span class="quiet">± {shownDoubt(one.sigma)}</span>
          </span>
        </a>
      ))}
    </nav>
  );
}

const BySeat = ({ places }: { readonly places: NonNullable<Profile['places']> }) => {
  const words = peopleWording.value;
  return (
    <section>
      <h2>{words.bySeat}</h2>
      <table class="figure-table">
        <thead>
          <tr>
            <th scope="col">{words.seat}</th>
            <th scope="col">{words.played}</th>
            <th scope="col">{words.won}</th>
            <th scope="col">{words.mean}</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ seat, games, wins, score }) => (
            <tr key={seat}>
              <th scope="row">{words.ordinal(seat + 1)}</th>
              <td>{games}</td>
              <td>{words.percent(wins / games)}</td>
              <td>{score.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Rivals = ({ rivals }: { readonly rivals: NonNullable<Profile['rivals']> }) => {
  const words = peopleWording.value;
  return (
    <section>
      <h2>{words.rivals}</h2>
      {rivals.length === 0 ? <p class="quiet">{words.noRivals}</p> : undefined}
      <ul class="rivals">
        {rivals.map(({ name, ahead, behind }) => (
          <li key={name}>
            <Link href={`/people/${encodeURIComponent(name)}`}>{name}</Link>
            <span
              class="rival-bar"
              role="img"
              aria-label={words.aheadOf(ahead, behind)}
              style={{ '--share': ahead / Math.max(1, ahead + behind) }}
            />
            <span>
              {ahead} : {behind}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const PARTS = ['ratings', 'history', 'rivals'] as const;
const WHO: readonly Seen[] = ['everybody', 'members', 'nobody'];

/** Who may see what, for the owner to choose; kept at once. */
function SeenBy({ seen }: { readonly seen: Visibility }) {
  const words = peopleWording.value;
  const now = useSignal(seen);
  const said = useSignal('');
  const choose = async (part: keyof Visibility, who: Seen) => {
    const before = now.value;
    now.value = { ...before, [part]: who };
    try {
      await showTo(now.value);
      said.value = words.kept;
    } catch (error) {
      now.value = before;
      said.value = error instanceof Error ? error.message : String(error);
    }
  };
  return (
    <fieldset class="seen-by">
      <legend>{words.seen}</legend>
      {PARTS.map((part) => (
        <label key={part}>
          <span>{words.seenParts[part]}</span>
          <select
            value={now.value[part]}
            onChange={(event) => void choose(part, WHO.find((who) => who === event.currentTarget.value) ?? 'nobody')}
          >
            {WHO.map((who) => (
              <option key={who} value={who}>
                {words.seenBy[who]}
              </option>
            ))}
          </select>
        </label>
      ))}
      <span class="quiet" role="status">
        {said.value || words.unlisted}
      </span>
    </fieldset>
  );
}
