import { between, type Figures, type Ranges, upTo } from 'engawa';
import type { figures } from './index.ts';

/** What of these components an edition may change, and how far. Shapes stay: the islands, which tiles there are, what a power does. */

type Read = typeof figures;
const read = (given: Figures): Read => given as Read;
type Row = Readonly<Record<string, number | undefined>>;
const total = (row: Row): number => Object.values(row).reduce<number>((sum, n) => sum + (n ?? 0), 0);

export const ranges: Ranges = {
  figures: [
    ...between(0, 30, 'buildings.json/buildings/*/prestige'),
    ...upTo(3, 'buildings.json/buildings/*/cost/{bamboo,wood,stone,clay,gold}'),
    ...between(1, 6, 'buildings.json/buildings/*/boats'),
    ...between(0, 12, 'specialists.json/specialists/*/prestige'),
    ...between(0, 20, 'boats.json/boats/*/{buy,sell}'),
    ...between(0, 9, 'buildings.json/buildingBonuses/{adjacentPrestigeBuilding,mountain,coinsPerBuildingInGroup}'),
    ...between(1, 12, 'scoring.json/scoring/coinsPerPoint'),
    ...between(0, 60, 'players.json/setup/startingCoins'),
    ...between(0, 12, 'specialists.json/recruit/coinsAddedPerRound'),
  ],
  agreements: [
    {
      says: {
        en: 'A building costs as many boats as it says.',
        fr: 'Un bâtiment coûte autant de bateaux qu’il l’indique.',
        ja: '建物の費用は、書いてある船の数と同じです。',
      },
      holds: (given) => read(given)['buildings.json'].buildings.every(({ cost, boats }) => total(cost) === boats),
    },
  ],
};
