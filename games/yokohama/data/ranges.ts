import { between, type Figures, oneOf, type Ranges, upTo } from 'engawa';
import type { figures } from './index.ts';

/** What of these components an edition may change, and how far. Shapes stay: the map, which cards there are, what an area does. */

const GOODS = '{copper,silk,tea,fish}';
const REWARD = '{vp,yen,import,copper,silk,tea,fish,anyGood,warehouse,move}';
const NATIONS = ['english', 'american', 'french', 'german', 'dutch'];

type Read = typeof figures;
type Row = Readonly<Record<string, number | undefined>>;
const read = (given: Figures): Read => given as Read;
const total = (row: Row): number => Object.values(row).reduce<number>((sum, n) => sum + (n ?? 0), 0);

export const ranges: Ranges = {
  figures: [
    ...oneOf(NATIONS, 'orders.json/orders/*/nation', 'technologies.json/technologyCards/*/nation'),
    ...upTo(9, `orders.json/orders/*/goods/${GOODS}`),
    ...upTo(
      30,
      'orders.json/orders/*/reward/vp',
      'boards.json/managementBoards/4/slots/*/reward/vp',
      'sites.json/buildingSites/*/tradingHouse/reward/vp',
    ),
    ...upTo(60, 'boards.json/managementBoards/5/slots/*/reward/vp'),
    ...upTo(
      9,
      `orders.json/orders/*/reward/${REWARD}`,
      `boards.json/managementBoards/{4,5}/slots/*/reward/${REWARD}`,
      `sites.json/buildingSites/*/slots/*/reward/${REWARD}`,
      `tokens.json/fivePowerTokens/*/reward/${REWARD}`,
    ),
    ...between(1, 30, 'boards.json/managementBoards/4/slots/*/faith'),
    ...between(1, 9, 'boards.json/managementBoards/5/slots/*/imports'),
    ...between(1, 5, 'boards.json/managementBoards/0/slots/*/minPower'),
    ...between(0, 5, 'boards.json/managementBoards/2/slots/*/surcharge'),
    ...between(1, 12, 'technologies.json/{technologies,technologyCards}/*/industryValue'),
    ...between(0, 20, 'technologies.json/technologies/*/bonus/{vp,copper,yen}'),
    ...between(0, 30, 'achievements.json/achievements/*/{firstVp,laterVp}'),
    ...between(1, 20, 'achievements.json/achievements/*/condition/count'),
    ...between(0, 8, 'achievements.json/achievements/*/condition/{production,commercial}'),
    ...between(
      0,
      9,
      'actions.json/areaActions/*/{byPower,vpByPower,industryByPower,tokensByPower,exchangesByPower,faithByPower,maxImportsByPower}/*',
    ),
    ...between(0, 12, 'actions.json/employmentCosts/shophouse', 'actions.json/employmentCosts/tradingHouseByOrdinal/*'),
    ...between(1, 9, 'actions.json/chinatownExchanges/*/pay/yen', 'actions.json/chinatownExchanges/*/receive/yen'),
    ...between(0, 9, 'actions.json/limits/{canalFeeYen,tradingHouseIncomeYen}'),
    ...between(1, 9, 'actions.json/limits/yenPerIndustryValue'),
    ...between(1, 12, 'actions.json/limits/technologySurchargeFromNth'),
    ...between(0, 9, 'actions.json/limits/{technologySurcharge,portSecondCard}/{yen,orImports}'),
    ...between(1, 8, 'players.json/players/*/{churchEnd,customsEnd}'),
    ...between(0, 20, 'players.json/players/*/ordersRemoved'),
    ...between(0, 20, 'players.json/playerStart/startYen/{firstPlayer,others}', 'players.json/playerStart/startImports'),
    ...between(0, 9, `players.json/playerStart/startGoods/${GOODS}`),
    ...between(0, 40, 'scoring.json/finalScoring/{church,customs,technology}/{first,second}'),
    ...between(0, 40, 'scoring.json/finalScoring/nationSets/*'),
    ...between(0, 5, 'scoring.json/finalScoring/leftovers/{unusedAgent,import}'),
    ...between(1, 9, 'scoring.json/finalScoring/leftovers/{yenPerVp,goodsPerVp}'),
  ],
  agreements: [
    {
      says: {
        en: 'Every order asks for at least one good.',
        fr: 'Chaque commande demande au moins une marchandise.',
        ja: 'どの注文書も商品を1つ以上求めます。',
      },
      holds: (given) => read(given)['orders.json'].orders.every(({ goods }) => total(goods) > 0),
    },
    {
      says: {
        en: 'Every reward brings something.',
        fr: 'Chaque récompense rapporte quelque chose.',
        ja: 'どの報酬にも何かが入ります。',
      },
      holds: (given) => {
        const { 'orders.json': o, 'boards.json': b, 'sites.json': s, 'tokens.json': t } = read(given);
        const slots: readonly { reward?: Row }[] = b.managementBoards.flatMap((board) => board.slots as { reward?: Row }[]);
        const sites = s.buildingSites.flatMap((site) => [site.tradingHouse, ...site.slots]);
        return [...o.orders, ...slots, ...sites, ...t.fivePowerTokens].every(({ reward }) => !reward || total(reward) > 0);
      },
    },
    {
      says: {
        en: 'Who achieves something first gets at least as many points as those who follow.',
        fr: 'Le premier à réussir gagne au moins autant de points que les suivants.',
        ja: '最初に達成した人の点は、後の人の点以上です。',
      },
      holds: (given) => read(given)['achievements.json'].achievements.every(({ firstVp, laterVp }) => firstVp >= laterVp),
    },
    {
      says: {
        en: 'The first place of a final scoring brings at least as much as the second.',
        fr: 'Au décompte final, la première place rapporte au moins autant que la deuxième.',
        ja: '最終得点では、1位の点は2位の点以上です。',
      },
      holds: (given) => {
        const { church, customs, technology } = read(given)['scoring.json'].finalScoring;
        return [church, customs, technology].every(({ first, second }) => first >= second);
      },
    },
    {
      says: {
        en: 'An area never gives less for more power.',
        fr: 'Une zone ne donne jamais moins pour plus de pouvoir.',
        ja: 'パワーが増えて効果が減るエリアはありません。',
      },
      holds: (given) =>
        read(given)['actions.json'].areaActions.every((action) =>
          Object.entries(action).every(
            ([field, row]) =>
              !/[bB]yPower$/.test(field) ||
              field === 'tiersByPower' ||
              (row as number[]).every((n, i, all) => i === 0 || n >= all[i - 1]),
          ),
        ),
    },
    {
      says: {
        en: 'A technology card has the industry value of its technology.',
        fr: 'Une carte Technologie a la valeur d’industrie de sa technologie.',
        ja: '技術カードの工業値は、その技術の工業値と同じです。',
      },
      holds: (given) => {
        const { technologies, technologyCards } = read(given)['technologies.json'];
        const values = new Map(technologies.map(({ id, industryValue }) => [id, industryValue]));
        return technologyCards.every(({ technology, industryValue }) => values.get(technology) === industryValue);
      },
    },
  ],
};
