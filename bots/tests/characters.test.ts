import { describe, expect, it } from 'vitest';
import { GAMES, gameById } from '#games';
import { rngFrom, type State } from '#kernel';
import { folderOf } from '#library';
import { ours } from '../arena/contestant.ts';
import { playMatch } from '../arena/match.ts';
import type { Bot } from '../bot.ts';
import { greedy } from '../greedy.ts';
import { kindsOf, kindsOfTurn } from '../kinds.ts';
import { LEVELS, losing, playOf } from '../levels.ts';
import { mindOf } from '../mind.ts';
import { netsOnDisk } from '../node/nets.ts';
import { random } from '../random.ts';

netsOnDisk(folderOf);

interface Position {
  readonly view: State;
  readonly seat: number;
  /** The world in which a bot plans that is given the dice of this position. */
  readonly world: State;
}

const diceOf = (n: number) => rngFrom(`habits ${n}`);

/** Where turns began in random games; not where the game itself knows the answer. */
async function turnsOf(id: string, games: number): Promise<Position[]> {
  const game = gameById(id);
  const met: Position[] = [];
  const wanderer: Bot = {
    id: 'random',
    choose(played, view, seat, rng) {
      const solved = mindOf(played).solved?.(view, seat, diceOf(met.length)) !== undefined;
      if (!solved) {
        const kept = played.layout.copy(view, played.layout.create(view.seats));
        met.push({ view: kept, seat, world: played.imagine(view, seat, diceOf(met.length)) });
      }
      return random.choose(played, view, seat, rng);
    },
  };
  for (let i = 0; i < games; i++) {
    await playMatch(game, `habits ${i}`, Array(game.seats[0]).fill(ours(wanderer)), () => 0);
  }
  return met;
}

/** About so many positions of each game. */
const LOOKED_AT = 120;

const fond = ['merchant', 'trader'].map((id) => LEVELS.find((level) => level.id === id)!);

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  const game = gameById(id);
  const pursuits = mindOf(game).pursuits!;

  it('says what gathering and building are, in kinds of action that there are', async () => {
    const met = new Set<string>();
    const onlooker = {
      before: (s: State, seat: number, move: number) => {
        for (const kind of kindsOf(game, s, seat, move)) met.add(kind);
      },
      end: () => undefined,
    };
    // Who plays at random does rare things by chance, who plays greedily does the dear ones.
    for (const bot of [random, greedy]) {
      for (let i = 0; i < 6; i++) {
        await playMatch(game, `kinds ${i}`, Array(game.seats[0]).fill(ours(bot)), () => 0, onlooker);
      }
    }
    for (const kind of Object.values(pursuits).flat()) expect(met).toContain(kind);
  });

  it.each(fond)('its $id does what it is fond of more often than if it were fond of nothing', async (level) => {
    const turns = await turnsOf(id, 4);
    const every = Math.max(1, Math.floor(turns.length / LOOKED_AT));
    const kinds = pursuits[level.fondOf as keyof typeof pursuits];
    const { loss } = playOf(level, game, game.seats[0]);
    const done = (bot: Bot): number =>
      turns.reduce((sum, { view, seat, world }, i) => {
        if (i % every !== 0) return sum;
        const { line } = bot.choose(game, view, seat, diceOf(i));
        const s = game.layout.copy(world, game.layout.create(world.seats));
        return sum + kindsOfTurn(game, s, seat, line).filter((kind) => kinds.includes(kind)).length;
      }, 0);
    const [often, seldom] = [done(losing(level, loss)), done(losing({ id: level.id }, loss))];
    expect(often).toBeGreaterThan(1.1 * seldom);
  });
});
