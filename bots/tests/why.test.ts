import { expect, it } from 'vitest';
import { botById, sayReasons } from '#bots';
import { GAMES } from '#games';
import { firstSeat, type Game, LANGUAGES, rngFrom, Table } from '#kernel';
import { folderOf } from '#library';
import { netsOnDisk } from '../node/nets.ts';
import { beamFor, usualBeam } from '../thinkers.ts';
import { speaksFor, type Why, whyBetter } from '../why.ts';

netsOnDisk(folderOf);
/** Of each game: 500 in all. */
const POSITIONS = 125;
const PATIENCE = 300_000;

it('the reason named for a turn holds in worlds that were not looked at', { timeout: PATIENCE }, () => {
  const counts = GAMES.map(count);
  const [named, agree] = [0, 1].map((i) => counts.reduce((sum, pair) => sum + pair[i], 0));
  expect(named).toBeGreaterThan(200);
  expect(agree / named).toBeGreaterThanOrEqual(0.95);
});

/** How often a reason was named, and how often it was the same way in other worlds. */
function count(game: Game): readonly [number, number] {
  const rng = rngFrom(`why ${game.id}`);
  let asked = 0;
  let named = 0;
  let agree = 0;
  for (let n = 0; asked < POSITIONS; n++) {
    const seats = game.seats[0] + (n % (game.seats[1] - game.seats[0] + 1));
    const table = Table.open(game, { seats, seed: `why ${n}` });
    const beam = beamFor(game, seats, usualBeam(game, seats));
    for (let i = 0; !table.over && asked < POSITIONS; i++) {
      const seat = firstSeat(table.turn);
      const view = table.view(seat);
      if (i % 7 === 3) {
        const [better, other] = beam.turns(game.imagine(view, seat, rng), seat, 2);
        if (other) {
          asked++;
          const look = (luck: string): readonly Why[] =>
            whyBetter(game, view, seat, better.line, other.line, rngFrom(`${luck} ${n} ${i}`));
          const first = look('one');
          if (speaksFor(first)) {
            named++;
            const [{ kind }] = first;
            const again = look('another').find((why) => why.kind === kind);
            if ((again?.points ?? 0) > 0) agree++;
            for (const lang of LANGUAGES) {
              const text = sayReasons(game, first, lang);
              if (text !== undefined) expect(text).not.toMatch(/undefined|NaN/);
            }
          }
          // Reasons are told in the order in which they speak for the turn.
          expect([...first].sort((a, b) => b.points - a.points)).toEqual(first);
        }
      }
      table.play(seat, botById(i % 3 === 0 ? 'random' : 'greedy').choose(game, view, seat, rng).move);
    }
  }
  return [named, agree];
}
