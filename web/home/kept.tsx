import { cardOf } from '../cards.ts';
import { KeyPicture } from '../picture.tsx';
import type { SavedGame } from '../play/shelf.ts';
import { Link } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { inRow, wording } from '../words/index.ts';

/** A game on the shelf of this browser. */
export interface Kept {
  readonly id: string;
  readonly game: SavedGame;
}

interface KeptListProps {
  readonly games: readonly Kept[];
  readonly onRemove: (id: string) => void;
}

const titleOf = ({ game }: Kept): string => cardOf(game.record.game)!.titles[settings.value.language];

/** Who sits there besides the person at this screen. */
function othersOf({ game: { seats } }: Kept): string {
  const own = seats.findIndex(({ level }) => level === undefined);
  return inRow(seats.flatMap(({ name }, seat) => (seat === own ? [] : [name])));
}

/** Games that wait to be played on, the last played first; the whole row leads there. */
export function Running({ games, onRemove }: KeptListProps) {
  const { home } = wording.value;
  return (
    <ul class="running">
      {games.map((kept, i) => (
        <li key={kept.id} data-game={kept.game.record.game}>
          <KeyPicture game={kept.game.record.game} first={i < 3} />
          <div>
            <h3>{titleOf(kept)}</h3>
            <p>{home.withWhom(othersOf(kept))}</p>
            <p class="quiet">
              {home.moves(kept.game.record.moves.length)} ·{' '}
              {new Date(kept.game.at).toLocaleDateString(settings.value.language)}{' '}
              <RemoveButton kept={kept} onRemove={onRemove} />
            </p>
          </div>
          <Link
            class={i === 0 ? 'button primary' : 'button'}
            href={`/here/${kept.id}`}
            aria-label={home.goOnNamed(titleOf(kept), othersOf(kept))}
          >
            {home.goOnNow}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Games that are over: to look at again, or to clear away. */
export function Finished({ games, onRemove }: KeptListProps) {
  const { home } = wording.value;
  return (
    <details class="finished">
      <summary>{home.finished(games.length)}</summary>
      <ul class="shelf">
        {games.map((kept) => (
          <li key={kept.id} data-game={kept.game.record.game}>
            <Link href={`/here/${kept.id}`}>
              <strong>{titleOf(kept)}</strong> {home.withWhom(othersOf(kept))}
            </Link>
            <span class="quiet">{new Date(kept.game.at).toLocaleDateString(settings.value.language)}</span>
            <RemoveButton kept={kept} onRemove={onRemove} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function RemoveButton({ kept, onRemove }: { readonly kept: Kept; readonly onRemove: (id: string) => void }) {
  const { home } = wording.value;
  return (
    <button type="button" class="plain" aria-label={home.removeNamed(titleOf(kept))} onClick={() => onRemove(kept.id)}>
      {home.remove}
    </button>
  );
}
