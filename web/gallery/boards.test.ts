import { expect, it } from 'vitest';
import { GAMES } from '#games';
import { CHECKS, judge, subjectOf } from '../../conformance/index.ts';

/** What the lexicon asks for that is not a thing on the table, by game; buttons offer it. */
const NOT_DRAWN: Readonly<Record<string, string>> = { nippon: 'count, steps', yokohama: 'count, extra, imports' };

// In games of three and four each kind of choice is met. That one can point at the rest, at every number of players, is among the properties of each game.
it.each(GAMES)('the board of $id leaves nothing to buttons that lies on the table', async (game) => {
  const pointing = CHECKS.find(({ id }) => id === 'pointing')!;
  const { notes } = await judge(pointing, { ...subjectOf(game, new Map()), counts: [3, 4] });
  const buttons = notes.flatMap((note) => /^offered by buttons only: (.*)$/.exec(note)?.[1] ?? []);
  expect(buttons).toEqual(game.id in NOT_DRAWN ? [NOT_DRAWN[game.id]] : []);
});
