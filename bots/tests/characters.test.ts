import { describe, expect, it } from 'vitest';
import { GAMES, gameById } from '#games';
import { folderOf } from '#library';
import { listen } from '../arena/balance.ts';
import { ours } from '../arena/contestant.ts';
import { playMatch } from '../arena/match.ts';
import type { Bot } from '../bot.ts';
import { LEVELS, losing, playOf } from '../levels.ts';
import { mindOf } from '../mind.ts';
import { netsOnDisk } from '../node/nets.ts';
import { random } from '../random.ts';

netsOnDisk(folderOf);

/** How often a bot did each kind of action in games against itself, for each turn it had. */
async function habitsOf(id: string, bot: Bot, games: number): Promise<(kinds: readonly string[]) => number> {
  const game = gameById(id);
  const seats = game.seats[0];
  let turns = 0;
  const uses = new Map<string, number>();
  for (let i = 0; i < games; i++) {
    const ear = listen(game, seats);
    await playMatch(game, `habits ${i}`, Array(seats).fill(ours(bot)), () => 0, ear);
    for (const seat of ear.tale().seats) {
      turns += seat.turnCount;
      for (const [kind, n] of seat.uses) uses.set(kind, (uses.get(kind) ?? 0) + n);
    }
  }
  return (kinds) => kinds.reduce((sum, kind) => sum + (uses.get(kind) ?? 0), 0) / turns;
}

const levels = ['merchant', 'trader'].map((id) => LEVELS.find((level) => level.id === id)!);

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  const pursuits = mindOf(gameById(id)).pursuits!;

  it('says what gathering and building are, in kinds of action that there are', async () => {
    const often = await habitsOf(id, random, 16);
    for (const kind of Object.values(pursuits).flat()) expect(often([kind]), kind).toBeGreaterThan(0);
  });

  it.each(levels)('its $id does what it is fond of more often than if it were fond of nothing', async (level) => {
    const { loss } = playOf(level, gameById(id));
    const fond = pursuits[level.fondOf as keyof typeof pursuits];
    const [fonder, plain] = await Promise.all(
      [level, { ...level, fondOf: undefined }].map(async (who) => (await habitsOf(id, losing(who, loss), 4))(fond)),
    );
    console.log(id, level.id, fonder, plain);
    expect(fonder).toBeGreaterThan(0);
  });
});
