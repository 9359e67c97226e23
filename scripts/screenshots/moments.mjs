// The games in the pictures: seeded, between bots, stopped where somebody has something to decide.
import { root } from '../bundle.mjs';
import { houseGamesInBundle } from '../house-games.mjs';
import { pressesInBundle } from '../presses.mjs';
import { surface } from '../surface.mjs';

const MOMENTS = {
  nippon: { decisions: 250, seat: 0, step: 'turnStart' },
  yokohama: { decisions: 548, seat: 3, step: 'movement' },
  machi: { decisions: 372, seat: 1, step: 'flopPick' },
  yamatai: { decisions: 170, seat: 0, step: 'place' },
};

const SEATS = 4;
const SITTING = ['Nami', 'Hiroshi', 'Sasaki', 'Yukiko'];

/** For each game, as a browser keeps it: how it stands at that moment, and how it ends. */
export async function playMoments() {
  // Installed by `prepare`, so not there yet when a fresh clone reads this file.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['web/gallery/record.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    alias: surface,
    plugins: [houseGamesInBundle, pressesInBundle],
    logLevel: 'warning',
  });
  const { recorded } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
  return Object.entries(MOMENTS).map(([game, moment]) => {
    const { middle, end } = recorded({ game, seats: SEATS, seed: 'pictures', bot: 'greedy', ...moment });
    const seats = SITTING.map((name, seat) => (seat === moment.seat ? { name: 'Aki' } : { name, level: 'merchant' }));
    const kept = (record) => JSON.stringify({ record, seats, at: Date.now() });
    return { game, middle: kept(middle), end: kept(end) };
  });
}
