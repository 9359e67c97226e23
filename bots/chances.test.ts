import { beforeAll, expect, it } from 'vitest';
import { GAMES } from '#games';
import { firstSeat, rngFrom, Table, WATCHER } from '#kernel';
import { folderOf } from '#library';
import { chancesFor } from './chances.ts';
import { botById } from './index.ts';
import { netsOnDisk } from './node/nets.ts';

beforeAll(() => netsOnDisk(folderOf));

for (const game of GAMES) {
  it(`${game.id}: what watchers may know is enough, and nothing else counts`, () => {
    const table = Table.open(game, { seats: 2, seed: 'chances' });
    const rng = rngFrom('chances');
    for (let n = 0; n < 40 && !table.over; n++) {
      const seat = firstSeat(table.turn);
      table.play(seat, botById('random').choose(game, table.view(seat), seat, rng).move);
    }
    const chances = chancesFor(game, table.view(WATCHER), WATCHER, rngFrom('a'));
    expect(chances).toHaveLength(2);
    expect(chances!.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
    // Equal views have equal chances, whatever lies behind them: here other worlds that look the same to a watcher.
    const other = game.imagine(table.view(WATCHER), WATCHER, rngFrom('behind'));
    const seen = game.conceal(other, WATCHER, game.layout.create(2));
    expect(chancesFor(game, seen, WATCHER, rngFrom('a'))).toEqual(chances);
  });
}
