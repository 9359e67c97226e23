import { type Figures, figuresHash, shortHash } from '../figures.ts';
import type { Game } from '../game.ts';
import { Refusal } from '../refusal.ts';
import { withDifferences } from './differences.ts';
import type { Edition } from './edition.ts';

/** What a game imports of this program, by name: `engawa`, `engawa/drawing`, … An edition shares it with everybody else. */
export type Shared = Readonly<Record<string, unknown>>;

/** A whole game as a function of its figures: what the press makes of its folder. */
export type Press = (figures: Figures, shared: Shared) => Game;

/** The figures a game had before, as differences from those it has now; the oldest first. */
export type Former = readonly Edition[];

/** The figures an edition starts from: those of today, or those of some time ago. */
function baseOf(game: Game, edition: Edition, former: Former): Figures {
  if (!game.components)
    throw new Refusal('no-editions', `${game.id} does not say which figures it has: it has no editions.`);
  if (edition.base === game.figures) return game.components;
  for (const one of former) {
    const figures = withDifferences(game.components, one.differences);
    if (figuresHash(figures) === edition.base) return figures;
  }
  throw new Refusal(
    'other-base',
    `The edition "${edition.name}" starts from figures ${shortHash(edition.base)} of ${game.id}, which this program does not have.`,
  );
}

/** The figures of an edition of a game, and those it starts from. */
export function editionFigures(
  game: Game,
  edition: Edition,
  former: Former,
): { readonly base: Figures; readonly changed: Figures } {
  if (edition.game !== game.id) {
    throw new Refusal('wrong-game', `The edition "${edition.name}" is of ${edition.game}, not of ${game.id}.`);
  }
  const base = baseOf(game, edition, former);
  return { base, changed: withDifferences(base, edition.differences) };
}

/** The game once more, with other figures. */
export function pressGame(game: Game, press: Press, shared: Shared, figures: Figures, edition: Edition): Game {
  let pressed: Game;
  try {
    pressed = press(figures, shared);
  } catch (error) {
    throw new Refusal(
      'unplayable-edition',
      `${game.id} cannot be made with the figures of "${edition.name}": ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return { ...pressed, edition, ...(game.package ? { package: game.package } : {}) };
}
