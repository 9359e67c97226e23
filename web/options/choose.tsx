import type { Signal } from '@preact/signals';
import { isOffered, type Options } from '#kernel';
import type { GameCard } from '#wire';
import { settings } from '../settings/settings.ts';
import { optionValue, wording } from '../words/index.ts';
import { optionsOf } from './of.ts';

/** What of it this game knows, with so many players, and what is not its usual way: that is what a table is told. */
export function chosenFor(game: string, seats: number, chosen: Options): Options {
  const other = optionsOf(game).filter((option) => {
    const { id, values } = option;
    return chosen[id] !== values[0] && values.includes(chosen[id]) && isOffered(option, seats);
  });
  return Object.fromEntries(other.map(({ id }) => [id, chosen[id]]));
}

interface OptionsProps {
  readonly game: string;
  readonly seats: number;
  readonly chosen: Signal<Options>;
}

/** What a table may choose, each with the sentence that says what is open. */
export function GameOptions({ game, seats, chosen }: OptionsProps) {
  const { setup } = wording.value;
  const offered = optionsOf(game).filter((option) => isOffered(option, seats));
  if (offered.length === 0) return null;
  const others = Object.keys(chosenFor(game, seats, chosen.value)).length;
  return (
    <details class="game-options">
      <summary>{setup.optionsChosen(others)}</summary>
      <p class="quiet">{setup.optionsLead}</p>
      {offered.map(({ id, values, words, clause }) => {
        const said = words[settings.value.language];
        return (
          <label key={`${game} ${id}`} class="field">
            <span class="game-words">{said?.name ?? id}</span>
            <select
              value={Math.max(0, values.indexOf(chosen.value[id]))}
              onChange={(event) => {
                chosen.value = { ...chosen.value, [id]: values[Number(event.currentTarget.value)] };
              }}
            >
              {values.map((value, i) => (
                <option key={String(value)} value={i}>
                  {optionValue(said, value)}
                </option>
              ))}
            </select>
            {said?.about ? (
              <small class="game-words quiet">
                {said.about} {clause}
              </small>
            ) : undefined}
          </label>
        );
      })}
    </details>
  );
}

/** What is to be known of a number of players: that the printed game has none so small. */
export function PlayersNote({ game, seats }: { readonly game: Pick<GameCard, 'players'>; readonly seats: number }) {
  const note = game.players[settings.value.language]?.[seats];
  return note ? <p class="game-words quiet players-note">{note}</p> : null;
}
