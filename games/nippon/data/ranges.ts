import { between, type Figures, type Ranges } from 'engawa';
import type { figures } from './index.ts';

/** What of these components an edition may change, and how far. Shapes stay: the map, which tiles there are, what an action does. */

type Read = typeof figures;
const read = (given: Figures): Read => given as Read;
const climbs = (row: readonly number[]): boolean => row.every((n, i) => i === 0 || n >= row[i - 1]);
const inThousands = (yen: number): boolean => yen % 1000 === 0;

export const ranges: Ranges = {
  figures: [
    ...between(0, 60, 'contracts.json/contracts/*/rewardVp'),
    ...between(0, 30_000, 'contracts.json/contracts/*/rewardYen'),
    ...between(0, 6, 'contracts.json/contracts/*/moneySteps'),
    ...between(1, 6, 'factories.json/factories/*/coalToRun', 'goods.json/goods/*/knowledgeRequired'),
    ...between(1, 9, 'influence.json/influenceValues/*/value'),
    ...between(0, 40, 'scoring.json/regionScoring/*/vp/*'),
    ...between(0, 20, 'boards.json/achievements/*/maxBase'),
    ...between(2, 9, 'rewards.json/rewardTiles/*/multiplier'),
    ...between(0, 60_000, 'boards.json/tracks/money/*/yen'),
    ...between(0, 40, 'players.json/startingVp/*/vp'),
    ...between(0, 60_000, 'players.json/playerStart/yen'),
    ...between(0, 12, 'players.json/playerStart/{coal,blueprints}'),
    ...between(0, 12_000, 'workers.json/wages/yenPerDifferentColor'),
    ...between(0, 12, 'workers.json/wages/vpLostPerUnpaidColor'),
    ...between(1, 12, 'actions.json/blueprintConversion/blueprints'),
  ],
  agreements: [
    {
      says: {
        en: 'Yen are counted in thousands.',
        fr: 'Les yens se comptent par milliers.',
        ja: '円は千円単位です。',
      },
      holds: (given) => {
        const { 'contracts.json': c, 'boards.json': b, 'players.json': p, 'workers.json': w } = read(given);
        const sums = [
          ...c.contracts.map(({ rewardYen }) => rewardYen),
          ...b.tracks.money.map(({ yen }) => yen),
          p.playerStart.yen,
          w.wages.yenPerDifferentColor,
        ];
        return sums.every(inThousands);
      },
    },
    {
      says: {
        en: 'The Money track never goes down.',
        fr: 'La piste Monnaie ne descend jamais.',
        ja: '収入トラックは下がりません。',
      },
      holds: (given) => climbs(read(given)['boards.json'].tracks.money.map(({ yen }) => yen)),
    },
  ],
};
