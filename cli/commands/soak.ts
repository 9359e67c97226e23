import { allGames, gameById } from '#games';
import { readArguments, wholeNumber } from '../options.ts';
import { Progress } from '../progress.ts';
import { newTally, playOut } from './sim.ts';

/** `engawa soak`: random decisions with every check on, over all games and player counts, until there are enough. */
export async function soakCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    decisions: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: 'soak' },
  });
  const games = positionals.length > 0 ? positionals.map(gameById) : allGames();
  const wanted = wholeNumber(values.decisions, 'decisions', 1, 1e9);
  const counts = games.flatMap((game) =>
    Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, i) => ({ game, seats: game.seats[0] + i })),
  );
  const progress = new Progress();
  let faults = 0;
  for (const { game, seats } of counts) {
    const tally = newTally(seats);
    for (let i = 0; tally.decisions < wanted / counts.length && !tally.fault; i++) {
      playOut(game, seats, `${values.seed} ${i}`, tally, true);
      if (await progress.interrupted()) break;
      progress.show(() => `${game.id} with ${seats}: ${tally.decisions.toLocaleString('en')} decisions`);
    }
    const { decisions, deadEnds, refusedOffers, invariantBreaks, fault } = tally;
    process.stdout.write(
      `${game.id} ${seats}: ${tally.games} games, ${decisions} decisions, ${deadEnds} dead ends, ` +
        `${refusedOffers} refused offers, ${invariantBreaks} broken invariants${fault ? `\n  ${fault}` : ''}\n`,
    );
    faults += deadEnds + refusedOffers + invariantBreaks;
    if (await progress.interrupted()) break;
  }
  progress.done();
  return faults > 0 ? 1 : 0;
}
