import { english, type Word } from 'engawa';
import * as figures from '../data/index.ts';
import { deeds } from './deeds/en.ts';
import { options } from './en-options.ts';
import { type Glossary, namesFrom, sayReward } from './names.ts';
import { reasons } from './reasons/en.ts';
import { remarks } from './remarks/en.ts';
import type { YokohamaWords } from './vocabulary.ts';

const { noun, proper, a, the, some, list, colon } = english;

const { LEFTOVERS } = figures;
const traded = `delivered for orders, traded in Chinatown, offered in the Church; ${LEFTOVERS.goodsPerVp} goods are 1 VP at the end`;
const copper = noun('copper', { short: 'C', effect: traded });
const icons = {
  vp: noun('VP', { effect: 'victory points; whoever has the most at the end wins' }),
  yen: noun('yen', {
    short: 'y',
    effect: `money for fees, pieces and technologies; ${LEFTOVERS.yenPerVp} yen are 1 VP at the end`,
  }),
  imports: noun('import', {
    many: 'imports',
    short: 'I',
    effect: `paid at Customs, or for 1 point of a technology; ${LEFTOVERS.import} VP at the end`,
  }),
  anyGood: noun('good of your choice', {
    many: 'goods of your choice',
    short: '?',
    effect: 'copper, silk, tea or seafood, never an import',
  }),
  warehouse: noun('piece out of the warehouse', {
    many: 'pieces out of the warehouse',
    short: 'W',
    effect: 'an assistant for free, or a building at its price',
  }),
  move: noun('assistant move', {
    many: 'assistant moves',
    short: 'M',
    effect: 'from your hand or an area to another area',
  }),
};
const vp = (n: number) => some(n, icons.vp);
const yen = (n: number) => some(n, icons.yen);
const power = '+1 power in its area';

const assistant = noun('assistant', { many: 'assistants', effect: `free; ${power}` });
const shophouse = noun('shophouse', {
  many: 'shophouses',
  short: 'shop',
  effect: `${yen(figures.SHOPHOUSE_PRICE)}; ${power}`,
});
const tradingHouse = noun('trading house', {
  many: 'trading houses',
  short: 'house',
  effect: `${figures.TRADING_HOUSE_PRICES.join(', ')} yen in turn; ${power}; ${yen(figures.HOUSE_INCOME)} when others act there`,
});
const NATIONS = ['English', 'American', 'French', 'German', 'Dutch'];
const byPower = (what: string, type: string) =>
  `${what} by power 1 to ${figures.MAX_POWER}: ${figures.yieldOf(type).join(', ')}`;
const nothing = proper('nothing');
const unless = (word: Word, text: string) => (word === nothing ? '' : text);
const second = `a second order costs ${yen(figures.SECOND_CARD.yen)} or ${some(figures.SECOND_CARD.imports, icons.imports)}`;

const glossary: Glossary = {
  some,
  list,
  goods: [
    copper,
    noun('silk', { short: 'S', effect: traded }),
    noun('tea', { short: 'T', effect: traded }),
    noun('seafood', { short: 'F', effect: traded }),
  ],
  icons,
  areas: [
    noun('Copper Mine', { short: 'Copper', effect: byPower('copper', 'copper-mine') }),
    noun('Silk Factory', { short: 'Silk', effect: byPower('silk', 'silk-factory') }),
    noun('Tea Plantation', { short: 'Tea', effect: byPower('tea', 'tea-plantation') }),
    noun('Fishing Port', { short: 'Fish', effect: byPower('seafood', 'fishing-port') }),
    noun('Bank', { effect: byPower('yen', 'bank') }),
    noun('Port', {
      effect: `${byPower('orders in reach', 'port')}; one is free, ${second}; ${vp(figures.PORT_VP[figures.MAX_POWER])} with power ${figures.MAX_POWER}`,
    }),
    noun('Laboratory', {
      short: 'Lab',
      effect: `learn one technology; ${yen(figures.YEN_PER_INDUSTRY)} or 1 import for each point of its cost beyond your power`,
    }),
    noun('Employment Agency', {
      short: 'Agency',
      effect: byPower('pieces out of the warehouse', 'employment-agency'),
    }),
    proper('Chinatown', { effect: `${byPower('exchanges', 'chinatown')}; goods for yen, yen for goods and imports` }),
    noun('Church', { effect: 'your power and offerings make up your faith; an assistant takes a slot for its reward' }),
    proper('Customs', {
      effect: `${byPower('imports you may pay', 'customs')}; an assistant takes a slot for its reward`,
    }),
    noun('Canal', { effect: `your president may walk through for ${yen(figures.CANAL_FEE)}; nothing ever stays here` }),
  ],
  marked: (type, mark) => proper(`${type} ${mark}`, { short: `${type.short} ${mark}`, effect: type.effect }),
  hand: proper('your hand'),
  nothing,
  order: (nation, goods, reward) => noun(`${NATIONS[nation]} order for ${goods}`, { effect: `brings ${reward}` }),
  technologies: [
    proper('Gaslight', { effect: `${vp(figures.GASLIGHT_VP)} for every shophouse you build` }),
    proper('Station', {
      effect: 'put the station in an area: +1 power there for everybody; your president may go straight there',
    }),
    proper('Mining Technology', { effect: `${some(figures.EXTRA_COPPER, copper)} more whenever you receive copper` }),
    proper('Spinning Mill', { effect: `once a turn you may sell 1 silk for ${yen(figures.MILL_YEN)}` }),
    proper('Stagecoach', { effect: 'your president pays nothing where other presidents stand' }),
    proper('Exposition', { effect: `${vp(figures.EXPOSITION_VP)} at once` }),
    proper('Ball', { effect: `${vp(figures.BALL_VP)} for every order you fulfil` }),
    proper('Language School', { effect: `${yen(figures.SCHOOL_YEN)} for every order you fulfil` }),
    proper('Letterpress Printing', { effect: `${yen(figures.PRINTING_YEN)} for every technology after it` }),
    proper('Winery', { effect: `${vp(figures.WINERY_VP)} for every slot you take in the Church` }),
    proper('Postal System', { effect: 'your president may stop where others stand, for 1 yen each' }),
    proper('Newspaper', { effect: 'you may place assistants in four areas instead of three' }),
    proper('Electrical Light', { effect: `${vp(figures.LIGHT_VP)} for every trading house you build` }),
    proper('University', {
      effect: `once a turn ${yen(figures.UNIVERSITY_PRICE)} buys an assistant out of the warehouse`,
    }),
    proper('Telegram', { effect: 'after two assistants in one area you may place a third next door' }),
    proper('Telephone', { effect: 'one of the assistants taken back after an action may stay' }),
    proper('Brickyard', { effect: `${vp(figures.BRICKYARD_VP)} for every slot you take at Customs` }),
    proper('System of Stock', { effect: `you begin every turn with at least ${yen(figures.STOCK_YEN)}` }),
    proper('Patent System', { effect: `${vp(figures.PATENT_VP)} for every technology after it` }),
    proper('Tram', { effect: 'your president may go straight to any area without another president' }),
  ],
  cardEffect: (effect, nation, value) => `${NATIONS[nation]}, value ${value}; ${effect}`,
  churchSlot: (faith, reward) => noun(`faith-${faith} church slot`, { effect: `brings ${reward}` }),
  customsSlot: (points, imports, reward) =>
    noun(`${points}-VP customs slot`, { effect: `costs ${imports}; brings ${reward}` }),
  inRow: (slot, place) => `${slot} no. ${place}`,
  shopSlots: ['upper left', 'upper right', 'lower left', 'lower right'].map((place) => noun(`${place} slot`)),
  shopPlot: (area) =>
    noun(`place for a shophouse in ${the(area)}`, {
      effect: `whoever builds here, with power ${figures.BUILD_POWER} or more, gets its reward`,
    }),
  housePlot: (area) =>
    noun(`place for a trading house in ${the(area)}`, {
      effect: `one for all players; built with power ${figures.BUILD_POWER} or more, for its reward`,
    }),
  areaToken: (area) =>
    noun(`five-power token of ${the(area)}`, {
      effect: `its reward once, for the first to act here with power ${figures.TOKEN_POWER}`,
    }),
  trade: (pay, receive) => proper(`${pay} for ${receive}`),
  achievement: (wanted, short, first, later) =>
    noun(`achievement “${wanted}”`, {
      short,
      effect: `costs nothing but an assistant; ${vp(first)} for the first, ${vp(later)} for whoever follows`,
    }),
  feats: {
    tokens: noun('agent or five-power token', { many: 'agents and five-power tokens', short: 'agents + tokens' }),
    orders: noun('fulfilled order', { many: 'fulfilled orders', short: 'orders fulfilled' }),
    technologies: noun('technology', { many: 'technologies', short: 'technologies' }),
    production: noun('production area', { many: 'production areas' }),
    commercial: noun('commercial area', { many: 'commercial areas' }),
  },
  onCard: (n, { short }) => `${n} ${short}`,
  built: (areas) => `buildings in ${areas}`,
  sites: (made, sold) =>
    `built in ${[made > 0 && `${made} production`, sold > 0 && `${sold} commercial`].filter(Boolean).join(' + ')}`,
};

export const en: YokohamaWords = {
  title: 'Yokohama',
  names: {
    ...namesFrom(glossary),
    seat: ['Red', 'Blue', 'Yellow', 'Green'].map((colour) =>
      proper(colour, { short: colour[0], effect: `the merchant with the ${colour.toLowerCase()} pieces` }),
    ),
    country: NATIONS.map((nation) => proper(nation)),
    nation: NATIONS.map((nation) =>
      noun(`${nation} agent`, {
        short: nation[0],
        effect: `acts once where you have assistants, without your president; unused, ${vp(LEFTOVERS.unusedAgent)} at the end`,
      }),
    ),
    token: [assistant, shophouse, tradingHouse],
    source: [proper('this area'), glossary.hand],
  },
  verbs: {
    keep: (order) => `Keep ${the(order)}`,
    agent: (nation, area) => `Send ${a(nation)} to ${the(area)}`,
    claim: (achievement) => `Claim ${the(achievement)}`,
    fulfil: (order) => `Fulfil ${the(order)}`,
    end: () => 'No more additional actions',
    mill: () => `Sell 1 silk for ${yen(figures.MILL_YEN)} at the Spinning Mill`,
    university: () => `Pay the University ${yen(figures.UNIVERSITY_PRICE)} for an assistant out of the warehouse`,
    place: (area) => `Place an assistant in ${the(area)}`,
    put: (area) => `Put your president in ${the(area)}`,
    enter: (area) => `Walk to ${the(area)}`,
    stop: () => 'Stop here and act',
    tram: (area) => `Take the tram to ${the(area)}`,
    station: () => 'Go straight to the station',
    recall: () => 'Take your president back',
    fetch: (area, count) => `Take ${some(count, assistant)} back from ${the(area)}`,
    gather: () => 'Take back all your assistants',
    take: (order) => `Take ${the(order)}`,
    buy: (order, payment) => `Take ${the(order)} as well, for ${payment}`,
    learn: (card, imports, extra) =>
      `Learn ${the(card)}${unless(imports, `, using ${imports}`)}${unless(extra, `, plus ${extra}`)}`,
    erect: (area) => `Put the station in ${the(area)}`,
    recruit: (token) => `Take ${a(token)}`,
    exchange: (trade) => `Exchange ${trade}`,
    church: (slot) => `Take ${the(slot)}`,
    offer: (kinds) => `Offer ${kinds}`,
    customs: (slot) => `Take ${the(slot)}`,
    send: (source) => `Send an assistant from ${the(source)}`,
    token: () => 'Take the five-power token for its reward',
    shop: (slot) => `Build a shophouse on ${the(slot)}`,
    house: () => 'Build a trading house',
    leave: () => 'Leave one assistant there',
    choose: (good) => `Take ${some(1, good)}`,
    move: (origin, area) => `Move an assistant from ${the(origin)} to ${the(area)}`,
    pass: () => 'Go on without it',
  },
  answers: {
    placement: { pass: 'Place no more assistants' },
    telegram: { pass: 'No further assistant' },
    movement: { pass: 'Keep your president in hand' },
    recall: { pass: 'Leave the others where they are' },
    port: { pass: 'Leave the port' },
    laboratory: { pass: 'Learn nothing' },
    recruit: { pass: 'Leave the rest in the warehouse' },
    exchange: { pass: 'Leave Chinatown' },
    church: { pass: 'Take no church slot' },
    customs: { pass: 'Take no customs slot' },
    takeToken: { pass: 'Leave the token' },
    build: { pass: 'Build nothing' },
    telephone: { pass: 'Take them all back' },
    moveAssistant: { pass: 'Leave the assistants where they are' },
  },
  deeds,
  kinds: {
    area: 'area',
    order: 'order',
    nation: 'agent',
    achievement: 'achievement',
    payment: 'payment',
    card: 'technology',
    technology: 'technology',
    extra: 'payment',
    token: 'piece',
    trade: 'exchange',
    kinds: 'offering',
    source: 'where from',
    good: 'trade good',
    origin: 'where from',
    churchSlot: 'church slot',
    customsSlot: 'customs slot',
    shop: 'shop slot',
    shopPlot: 'building site',
    housePlot: 'building site',
    areaToken: 'token',
    seat: 'player',
  },
  points: vp,
  steps: {
    keepOrders: 'Everybody keeps one of two orders',
    keepOrder: 'Keep one of your two orders; the other leaves the game',
    turnStart: 'The turn begins',
    additional: 'Additional actions: agent, achievements, orders',
    placement: 'Place assistants: one each in up to three areas, or two in one',
    telegram: 'Telegram: one more assistant next door?',
    movement: 'Where does your president go?',
    recall: 'Which assistants come back as well?',
    port: 'Which orders do you take?',
    laboratory: 'Which technology do you learn?',
    stationPlace: 'Where do you put the station?',
    learned: 'The laboratory is refilled',
    recruit: 'What do you take from the warehouse?',
    exchange: 'What do you exchange?',
    church: 'Which church slot?',
    churchPay: 'What do you offer?',
    churchAssistant: 'Where does the assistant come from?',
    customs: 'Which customs slot?',
    customsAssistant: 'Where does the assistant come from?',
    fivePower: 'Five-power bonus',
    takeToken: 'Take the five-power token?',
    construction: 'Construction',
    build: 'What do you build?',
    recovery: 'Assistants come back',
    telephone: 'Telephone: leave one assistant behind?',
    anyGood: 'Which good?',
    moveAssistant: 'Move an assistant',
    fulfilled: 'The order is fulfilled',
    turnEnd: 'The turn ends',
  },
  reasons,
  things: {
    ...icons,
    assistants: assistant,
    shophouse,
    tradingHouse,
    president: noun('president', {
      effect: 'walks where your assistants wait and acts where it stops; +1 power there',
    }),
    hand: noun('hand', { effect: 'what you can place, build and pay with' }),
    store: noun('warehouse', {
      effect: 'pieces you cannot use until the Employment Agency or a reward brings them to your hand',
    }),
    stationToken: noun('station', { short: 'st', effect: '+1 power there for everybody' }),
    fivePowerToken: noun('five-power token', {
      many: 'five-power tokens',
      short: 'token',
      effect: `its reward once, for an action with power ${figures.TOKEN_POWER}; then it lies face down and counts for achievements`,
    }),
    firstPlace: proper('first place'),
    secondPlace: proper('second place'),
    points: noun('VP', { effect: 'victory points; whoever has the most at the end wins' }),
    power: noun('power', {
      effect: `1 each for your president, assistants, shophouse, trading house and the station there, ${figures.MAX_POWER} at most`,
    }),
    toll: noun('fee', {
      effect: `1 yen to each other president, for placing an assistant there or walking in; the Canal takes ${yen(figures.CANAL_FEE)}`,
    }),
    faith: noun('faith', { effect: 'your power in the Church, plus 1 for each kind you offer' }),
    secondOrder: noun('second order', { effect: `${second}; the first is free` }),
    orderCards: noun('order', {
      many: 'orders',
      effect: `deliver the goods for the reward; ${figures.ORDER_HAND} in hand at most`,
    }),
    technologyCards: noun('technology', {
      many: 'technologies',
      effect: `each works for its owner; the highest sum of values scores ${vp(figures.TECHNOLOGY_BONUS[0])}, the second ${vp(figures.TECHNOLOGY_BONUS[1])} at the end`,
    }),
    agents: noun('foreign agent', {
      many: 'foreign agents',
      effect: 'every second icon of a nation brings one; one may act each turn',
    }),
    achievements: noun('achievement', {
      many: 'achievements',
      effect: 'fulfil the condition and put an assistant on the card; the first scores more',
    }),
    ending: noun('end of the game', {
      effect: 'when one of these is reached, the round is finished and one more is played',
    }),
    endHouses: noun('trading houses of one player', {
      effect: `${figures.END_HOUSES} built by one player trigger the end`,
    }),
    endShops: noun('shophouses of one player', {
      effect: `${figures.END_SHOPS} built by one player trigger the end`,
    }),
    endChurch: noun('assistants in the Church', { effect: 'when there are enough, the end is triggered' }),
    endCustoms: noun('assistants at Customs', { effect: 'when there are enough, the end is triggered' }),
    endOrders: noun('orders in the deck', { effect: 'when a port can no longer be refilled, the end is triggered' }),
  },
  categories: {
    orders: 'Orders',
    buildings: 'Buildings',
    tokens: 'Five-power tokens',
    port: 'Port',
    church: 'Church',
    customs: 'Customs',
    technologies: 'Technologies',
    achievements: 'Achievements',
    churchBonus: 'Church majority',
    customsBonus: 'Customs majority',
    technologyBonus: 'Technology majority',
    nationBonus: 'Nations',
    leftovers: 'Leftovers',
  },
  phrases: {
    additional: {
      first: {
        asked: 'Before you place assistants: agent, achievement or order?',
        end: 'Go on to placing assistants',
      },
      last: {
        asked: 'Before your turn ends: agent, achievement or order?',
        end: 'End the turn',
      },
    },
    vp,
    reward: (reward) => sayReward(glossary, reward),
    round: (n) => `Round ${n}`,
    lastRound: (n) => `the end is triggered: round ${n} is the last`,
    goods: 'Goods',
    agents: 'Agents',
    inHand: 'in hand',
    firstPlayer: (name) => `first player ${name}`,
    over: 'the game is over',
    decks: (orders, technologies) => `decks: ${orders} orders, ${technologies} technologies`,
    you: (name) => `${name} (you)`,
    map: 'Map',
    mapKey: 'R2 two red assistants · R* red president · [RB] shophouses · {R} trading house',
    sites: 'Building sites and five-power tokens',
    displays: 'Ports and laboratories',
    boards: 'Church, customs, achievements',
    boardsKey: 'need → reward, taken by',
    agentsLeft: 'Agents in the supply',
    players: 'Players',
    icons: 'Nation icons',
    stock: (hand, stored) => `${hand} (+${stored} stored)`,
    orders: (hand, fulfilled) => `${hand} held, ${fulfilled} done`,
    technologies: (cards, value) => (cards === 0 ? '0' : `${cards} (value ${value})`),
    agentCount: (unused, used) => `${unused} (${used} used)`,
    colon,
    yourOrders: 'Your orders',
    opponents: 'Opponents',
    free: 'free',
    second,
    later: (n) => `then ${n}`,
    brief: [
      `+${figures.GASLIGHT_VP} VP per shophouse built`,
      '+1 power there; go straight',
      `+${figures.EXTRA_COPPER} copper with any copper`,
      `1 silk → ¥${figures.MILL_YEN}, once a turn`,
      'Walk past presidents free',
      `${figures.EXPOSITION_VP} VP at once`,
      `+${figures.BALL_VP} VP per order fulfilled`,
      `+¥${figures.SCHOOL_YEN} per order fulfilled`,
      `+¥${figures.PRINTING_YEN} per later technology`,
      `+${figures.WINERY_VP} VP per church slot`,
      'Stop beside presidents, ¥1',
      'Place in 4 areas, not 3',
      `+${figures.LIGHT_VP} VP per trading house`,
      `¥${figures.UNIVERSITY_PRICE} → assistant, once a turn`,
      'Two in one area: +1 next door',
      'One assistant may stay',
      `+${figures.BRICKYARD_VP} VP per customs slot`,
      `Start turns with ¥${figures.STOCK_YEN} or more`,
      `+${figures.PATENT_VP} VP per later technology`,
      'Ride to any free area',
    ],
    price: (n) => `¥${n}`,
    short: (n) => `¥${n} short`,
    owned: 'yours',
    offer: (n) => (n === 1 ? 'Offer one kind' : `Offer ${n} different kinds`),
    exchanges: (n) => (n === 1 ? '1 exchange' : `${n} exchanges`),
    ending: 'Towards the end',
    warehouse: 'Warehouse',
    secret: 'secret',
    none: 'none yet',
    remarks,
  },
  options,
  tieBreaks: { closest: 'nearness to the first player' },
};
