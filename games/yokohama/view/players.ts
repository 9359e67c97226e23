import { capital, NONE, sum, UNKNOWN, type Word } from 'engawa';
import { rowsOf, wrapped } from 'engawa/columns';
import { NATIONS } from '../data/index.ts';
import { industryOf } from '../rules/ending.ts';
import { technologyCount } from '../rules/laboratory.ts';
import { fulfilledCount } from '../rules/orders.ts';
import { vp } from '../rules/purse.ts';
import type { Player } from '../rules/state.ts';
import { technologiesOf } from './boards.ts';
import { COLUMNS, goodsIn, type TextView } from './text-view.ts';

const line = rowsOf<Player>(22, 19);

/** What everybody owns, the viewer first. */
export function holdings(view: TextView): string[] {
  const { s, viewer, words } = view;
  const { names, things, categories, phrases } = words;
  const icons = (me: Player): string =>
    NATIONS.flatMap((_, nation) => (me.icons[nation] > 0 ? [names.nation[nation].short + me.icons[nation]] : [])).join(
      ' ',
    );
  const named = (thing: Word, cell: (me: Player) => string | number) => line(view, capital(thing.many), cell);
  return [
    line(view, '', (_me, seat) => {
      const name = `${seat + 1} ${names.seat[seat]}`;
      return seat === viewer ? phrases.you(name) : name;
    }),
    named(things.vp, (me) => vp(me)),
    named(things.yen, (me) => me.yen),
    line(view, phrases.goods, (me) => goodsIn(words, me.goods) || '-'),
    named(things.imports, (me) => me.imports),
    named(things.president, (me) => (me.president === NONE ? phrases.inHand : names.area[me.president].short)),
    named(things.assistants, (me) => phrases.stock(me.assistants, me.storedAssistants)),
    named(things.shophouse, (me) => phrases.stock(me.shophouses, me.storedShophouses)),
    named(things.tradingHouse, (me) => phrases.stock(me.tradingHouses, me.storedTradingHouses)),
    line(view, categories.orders, (me, seat) => phrases.orders(me.orders.length, fulfilledCount(s, seat))),
    line(view, categories.technologies, (me) => phrases.technologies(technologyCount(me), industryOf(me))),
    line(view, phrases.icons, (me) => icons(me) || '-'),
    line(view, phrases.agents, (me) => phrases.agentCount(sum(me.agents), sum(me.usedAgents))),
    line(view, categories.tokens, (me) => me.tokens),
    ...view.order.flatMap((seat) => {
      const known = technologiesOf(view, seat);
      return known.length > 0 ? wrapped(`${names.seat[seat]}${phrases.colon}`, known, ' · ', COLUMNS) : [];
    }),
  ];
}

/** The orders the viewer holds; nobody else's are known (Y-16.1). */
export function ownOrders({ s, viewer, words }: TextView): string[] {
  if (viewer === NONE) return [];
  const held = Array.from(s.seat[viewer].orders.items()).filter((order) => order !== UNKNOWN);
  return [
    `${words.phrases.yourOrders}${words.phrases.colon}${held.length === 0 ? '-' : ''}`.trimEnd(),
    ...held.flatMap((order) => {
      const { name, effect = '' } = words.names.order[order];
      return wrapped('  ', [name, effect], ' · ', COLUMNS);
    }),
  ];
}
