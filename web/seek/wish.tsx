import type { Pace, Wish } from '#wire';
import { cards } from '../cards.ts';
import { Chip } from '../form/chips.tsx';
import { Switch } from '../form/switch.tsx';
import { signedIn } from '../online/signed-in.ts';
import { KeyPicture } from '../picture.tsx';
import { settings } from '../settings/settings.ts';
import { PACE_NAMES } from './pace.ts';
import { seekWording } from './words/index.ts';

const MINUTE = 60;
const WAITS: readonly (number | null)[] = [MINUTE, 2 * MINUTE, 5 * MINUTE, null];

interface WishProps {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

/** Puts something in or takes it out; one thing at least stays. */
function turned<T>(all: readonly T[], one: T): readonly T[] {
  const without = all.filter((other) => other !== one);
  if (without.length === all.length) return [...all, one];
  return without.length > 0 ? without : all;
}

/** The numbers of players of all games that are wished for. */
function numbersOf(games: readonly string[]): number[] {
  const ranges = cards.value.filter(({ id }) => games.includes(id)).map(({ seats }) => seats);
  const min = Math.min(...ranges.map(([least]) => least));
  const max = Math.max(...ranges.map(([, most]) => most));
  return Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => min + i);
}

/** Which games; with pictures where there is room for them. */
export function WishedGames({ wish, onWish, pictures = false }: WishProps & { readonly pictures?: boolean }) {
  const words = seekWording.value;
  const title = (id: string) => cards.value.find((card) => card.id === id)!.titles[settings.value.language];
  return (
    <fieldset class={pictures ? 'picks with-pictures' : 'picks'}>
      <legend class={pictures ? undefined : 'for-readers'}>{words.games}</legend>
      {cards.value.map(({ id }) => (
        <Chip key={id} on={wish.games.includes(id)} onTurn={() => onWish(withGames(wish, turned(wish.games, id)))}>
          {pictures ? <KeyPicture game={id} first /> : undefined}
          <span>{title(id)}</span>
        </Chip>
      ))}
    </fieldset>
  );
}

/** Numbers that none of the games has are taken out; where none is left, the first that is possible. */
function withGames(wish: Wish, games: readonly string[]): Wish {
  const possible = numbersOf(games);
  const seats = wish.seats.filter((n) => possible.includes(n));
  return { ...wish, games, seats: seats.length > 0 ? seats : possible.slice(0, 1) };
}

export function WishedSeats({ wish, onWish, hidden = false }: WishProps & { readonly hidden?: boolean }) {
  const words = seekWording.value;
  return (
    <fieldset class="picks">
      <legend class={hidden ? 'for-readers' : undefined}>{words.seats}</legend>
      {numbersOf(wish.games).map((n) => (
        <Chip
          key={n}
          on={wish.seats.includes(n)}
          onTurn={() => onWish({ ...wish, seats: [...turned(wish.seats, n)].sort((a, b) => a - b) })}
        >
          <span>{hidden ? n : words.players(n)}</span>
        </Chip>
      ))}
    </fieldset>
  );
}

export function WishedPace({ wish, onWish, hidden = false }: WishProps & { readonly hidden?: boolean }) {
  const words = seekWording.value;
  const choose = (pace: Pace) => () => onWish({ ...wish, pace });
  return (
    <fieldset class="picks">
      <legend class={hidden ? 'for-readers' : undefined}>{words.pace}</legend>
      {PACE_NAMES.map((pace) => (
        <Chip key={pace} only={hidden ? 'home-pace' : 'pace'} on={wish.pace === pace} onTurn={choose(pace)}>
          <span>{words.paces[pace]}</span>
          {hidden ? undefined : <small>{words.paceFigures[pace]}</small>}
        </Chip>
      ))}
    </fieldset>
  );
}

/** After how long bots fill up, and whether it counts. */
export function WishedPatience({ wish, onWish }: WishProps) {
  const words = seekWording.value;
  return (
    <>
      <fieldset class="picks">
        <legend>{words.patience}</legend>
        {WAITS.map((wait) => (
          <Chip key={wait} only="patience" on={wish.wait === wait} onTurn={() => onWish({ ...wish, wait })}>
            <span>{wait === null ? words.peopleOnly : words.after(wait / MINUTE)}</span>
          </Chip>
        ))}
      </fieldset>
      {signedIn.get() ? (
        <div>
          <Switch
            label={words.rated}
            on={wish.rated}
            explainedBy="rated-lead"
            onTurn={(rated) => onWish({ ...wish, rated })}
          />
          <p id="rated-lead" class="quiet">
            {words.ratedLead}
          </p>
        </div>
      ) : undefined}
    </>
  );
}
