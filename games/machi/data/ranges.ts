import { between, type Figures, type Ranges } from 'engawa';
import type { figures } from './index.ts';

/** What of these components an edition may change, and how far. Shapes stay: which cards there are, what an ability or an event does. */

const OUTPUT = '{wealth,honour,rice}';

type Read = typeof figures;
const read = (given: Figures): Read => given as Read;

export const ranges: Ranges = {
  figures: [
    ...between(1, 6, 'buildings.json/buildings/*/capacity'),
    ...between(1, 6, 'buildings.json/buildings/*/activation'),
    ...between(0, 9, `buildings.json/buildings/*/output/${OUTPUT}`),
    ...between(0, 9, `villagers.json/villagers/*/output/${OUTPUT}`, `villagers.json/villagers/*/bonus/output/${OUTPUT}`),
    ...between(0, 3, 'villagers.json/villagers/*/sabres'),
    ...between(0, 9, `samurai.json/samurai/*/output/${OUTPUT}`),
    ...between(1, 6, 'samurai.json/samurai/*/sabres', 'yakuza.json/yakuza/*/sabres'),
    ...between(0, 9, 'combat.json/duel/{refusalCost,refusalMinVp}'),
    ...between(1, 9, 'table.json/conversion/{wealthPerVp,honourPerVp}'),
    ...between(0, 9, 'table.json/riceField/rice'),
  ],
  agreements: [
    {
      says: {
        en: 'A building needs no more villagers than it holds.',
        fr: 'Un bâtiment ne demande pas plus de villageois qu’il n’en contient.',
        ja: '建物の稼働人数は定員を超えません。',
      },
      holds: (given) => read(given)['buildings.json'].buildings.every(({ activation, capacity }) => activation <= capacity),
    },
  ],
};
