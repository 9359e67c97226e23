import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { botById } from '#bots';
import { GAMES } from '#games';
import { firstSeat, type Game, rngFrom, type State } from '#kernel';
import { lookAhead } from '../table/ahead.ts';
import { beyond } from '../table/beyond.ts';

/** How many clicks a mean turn takes: people at one screen, each of whom plays as a bot would, through the client's own table. */

/** What a page has and this test does not. */
beforeAll(() => {
  const nothing = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal(
    'Worker',
    class {
      addEventListener() {}
      postMessage() {}
      terminate() {}
    },
  );
  vi.stubGlobal('location', new URL('http://engawa.example/'));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ ...nothing, matches: false }));
  vi.stubGlobal('document', { ...nothing, documentElement: { dataset: {} } });
  vi.stubGlobal('addEventListener', nothing.addEventListener);
  vi.stubGlobal('removeEventListener', nothing.removeEventListener);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});
afterAll(() => vi.unstubAllGlobals());

interface Counted {
  /** Decisions, and an "End turn" for each that hands the turn on: what it took when every one was asked. */
  asked: number;
  clicks: number;
  turns: number;
}

async function play(game: Game, decisions: number): Promise<Counted> {
  const { LocalTable } = await import('./local.ts');
  const { Table } = await import('#kernel');
  const bot = botById('greedy');
  const rng = rngFrom('clicks');
  const names = ['Aki', 'Nami', 'Hiroshi'];
  const plan = names.map((name) => ({ name }));
  const here = LocalTable.open('clicks', game, plan, 'clicks');
  const counted: Counted = { asked: 0, clicks: 0, turns: 0 };
  const wish = (view: State, seat: number): number => bot.choose(game, view, seat, rng).move;
  for (let n = 0; n < decisions && !here.position.value.over; n++) {
    if (here.handOver.value !== undefined) here.acceptHandOver();
    const { view, viewer, legal, held, version } = here.position.value;
    if (held !== undefined) here.endTurn();
    else {
      const wanted = wish(view, viewer);
      const behind = beyond(game, view, viewer, legal);
      if (behind?.pass !== wanted) here.choose(wanted, version);
      else if (behind.ends) here.choose(wanted, version, { ends: true });
      else {
        const next = wish(behind.view, viewer);
        if (behind.moves.includes(next)) here.choose(next, version, { after: wanted });
        else here.choose(legal.includes(next) ? next : wanted, version);
      }
    }
    counted.clicks++;
    expect(here.trouble.value).toBeUndefined();
    await Promise.resolve();
  }
  const { moves } = await here.record();
  here.close();
  // The same game as it was asked before: every choice by hand, and each end of a turn confirmed.
  const again = Table.open(game, { seats: names.length, seed: 'clicks' });
  let last = -1;
  for (const line of moves.filter((move) => !move.includes('!'))) {
    const seat = Number(line.split(' ')[0]);
    const move = game.lexicon.parse(line.slice(line.indexOf(' ') + 1));
    counted.asked += lookAhead(game, again.view(seat), seat, move).endsTurn ? 2 : 1;
    if (seat !== last) counted.turns++;
    last = seat;
    again.play(seat, move);
  }
  expect(firstSeat(again.turn)).toBeLessThan(names.length);
  return counted;
}

/** A whole game takes a minute: `ENGAWA_CLICKS=2000` plays it. The opening, with its few additional actions, saves least. */
const CLICKS = Number(process.env.ENGAWA_CLICKS ?? 60);

it.each(GAMES.map((game) => [game.id, game] as const))(
  'a turn of %s takes no more clicks than it has decisions',
  async (id, game) => {
    const { asked, clicks, turns } = await play(game, CLICKS);
    if (process.env.ENGAWA_CLICKS) {
      const mean = (n: number) => (n / turns).toFixed(2);
      console.log(`${id}: ${mean(asked)} clicks a turn when all was asked, ${mean(clicks)} now, in ${turns} turns`);
    }
    expect(clicks).toBeLessThanOrEqual(asked);
    if (id === 'yokohama') expect(clicks).toBeLessThan(asked * 0.75);
  },
  600_000,
);
