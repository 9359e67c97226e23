import { type Summary, shownDoubt, shownRating } from '#wire';
import { cardOf } from '../cards.ts';
import { editionWording } from '../editions/words/index.ts';
import { fairWording } from '../fairness/words/index.ts';
import type { SeatRating } from '../online/api.ts';
import { PlayersNote } from '../options/choose.tsx';
import { Chosen } from '../options/chosen.tsx';
import { KeyPicture } from '../picture.tsx';
import { botName } from '../play/seats.ts';
import { Link } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { Crest } from '../table/crest.tsx';
import { awayAt } from '../vacation/away.ts';
import { vacationWording } from '../vacation/words/index.ts';
import { inRow } from '../words/index.ts';
import { clockFigures } from './clock.ts';
import { ago } from './spans.ts';
import { lobbyWording } from './words/index.ts';

export const titleOf = ({ game }: Summary): string => cardOf(game)?.titles[settings.value.language] ?? game;

export const namesAt = ({ seats }: Summary): string =>
  inRow(seats.flatMap(({ kind, name, level }) => (kind === 'bot' ? [botName(level ?? '')] : name ? [name] : [])));

const LANGUAGE: Readonly<Record<string, string>> = { en: 'English', fr: 'Français', ja: '日本語' };

interface RowProps {
  readonly summary: Summary;
  readonly ratings: readonly SeatRating[];
  readonly first: boolean;
}

/** An open table: what is played, how fast, who sits there, what differs from the ordinary, since when. */
export function OpenRow({ summary, ratings, first }: RowProps) {
  const words = lobbyWording.value;
  const card = cardOf(summary.game);
  const { seats, rated, language, edition, clock, opened, shuffle, vacations } = summary;
  const away = awayAt(summary);
  return (
    <li data-game={summary.game}>
      <KeyPicture game={summary.game} />
      <div class="open-what">
        <h3>
          {titleOf(summary)}{' '}
          <small class="quiet">
            {words.players(seats.length)} · <span class="clock-figures">{clockFigures(clock)}</span>
          </small>
        </h3>
        <ul class="open-seats">
          {seats.map(({ seat, kind, name, level }) => {
            const known = ratings.find((one) => one.table === summary.table && one.seat === seat);
            return (
              <li key={seat} class={kind === 'open' ? 'is-free' : undefined}>
                {kind === 'open' ? <span class="for-readers">{words.freeSeat}</span> : <Crest seat={seat} />}
                {kind === 'bot' ? botName(level ?? '') : name}
                {known ? (
                  <span class="quiet"> {`${shownRating(known.mu)} ± ${shownDoubt(known.sigma)}`}</span>
                ) : undefined}
              </li>
            );
          })}
        </ul>
        {away.length > 0 ? <p class="quiet">{away.join(' ')}</p> : undefined}
        <Chosen game={summary.game} options={summary.options} />
        {card ? <PlayersNote game={card} seats={seats.length} /> : undefined}
      </div>
      <div class="open-tags">
        <span class="quiet">{ago(Date.now() - opened)}</span>
        <span class="lobby-tag">{rated ? words.rated : words.friendly}</span>
        {summary.programs ? <span class="lobby-tag">{words.programs}</span> : undefined}
        {clock?.kind === 'correspondence' && !vacations ? (
          <span class="lobby-tag">{vacationWording.value.tag}</span>
        ) : undefined}
        {language ? <span class="lobby-tag">{LANGUAGE[language]}</span> : undefined}
        {edition ? <span class="lobby-tag">{editionWording.value.playedWith(edition.name)}</span> : undefined}
        {shuffle.kind === 'seed' ? <span class="lobby-tag">{fairWording.value.older.mark}</span> : undefined}
      </div>
      <Link
        class={first ? 'button primary' : 'button'}
        href={`/t/${summary.table}`}
        aria-label={words.sitDownAt(titleOf(summary), namesAt(summary))}
      >
        {words.sitDown}
      </Link>
    </li>
  );
}
