import { NONE, UNKNOWN } from 'engawa';
import { left, wrapped } from 'engawa/columns';
import { NATIONS } from '../data/index.ts';
import { industryOf } from '../rules/ending.ts';
import { technologyCount } from '../rules/laboratory.ts';
import { fulfilledCount } from '../rules/orders.ts';
import { vp } from '../rules/purse.ts';
import type { Player } from '../rules/state.ts';
import { technologiesOf } from './boards.ts';
import { COLUMNS, goodsIn, type TextView } from './text-view.ts';

const LABEL = 22;
const CELL = 19;

/** One line of the table: a label and a cell for each seat. */
function line({ s, order }: TextView, label: string, cell: (me: Player, seat: number) => string | number): string {
  const cells = order.map((seat) => left(`${cell(s.seat[seat], seat)}`, CELL));
  return (left(label, LABEL) + cells.join('')).trimEnd();
}

const sum = (numbers: ArrayLike<number>): number => Array.from(numbers).reduce((a, b) => a + b, 0);

/** What everybody owns, the viewer first. */
export function holdings(view: TextView): string[] {
  const { s, viewer, labels, words } = view;
  const { rows } = labels;
  const icons = (me: Player): string =>
    NATIONS.flatMap((_, nation) => (me.icons[nation] > 0 ? [`${labels.nations[nation]}${me.icons[nation]}`] : [])).join(
      ' ',
    );
  return [
    line(view, '', (_me, seat) => {
      const name = `${seat + 1} ${words.names.seat[seat]}`;
      return seat === viewer ? labels.you(name) : name;
    }),
    line(view, rows.vp, (me) => vp(me)),
    line(view, rows.yen, (me) => me.yen),
    line(view, rows.goods, (me) => goodsIn(labels, me.goods) || labels.none),
    line(view, rows.imports, (me) => me.imports),
    line(view, rows.president, (me) => (me.president === NONE ? labels.hand : labels.areas[me.president])),
    line(view, rows.assistants, (me) => labels.stock(me.assistants, me.storedAssistants)),
    line(view, rows.shophouses, (me) => labels.stock(me.shophouses, me.storedShophouses)),
    line(view, rows.tradingHouses, (me) => labels.stock(me.tradingHouses, me.storedTradingHouses)),
    line(view, rows.orders, (me, seat) => labels.fulfilled(me.orders.length, fulfilledCount(s, seat))),
    line(view, rows.technologies, (me) => labels.industry(technologyCount(me), industryOf(me))),
    line(view, rows.icons, (me) => icons(me) || labels.none),
    line(view, rows.agents, (me) => labels.agentCount(sum(me.agents), sum(me.usedAgents))),
    line(view, rows.tokens, (me) => me.tokens),
    ...view.order.flatMap((seat) => {
      const names = technologiesOf(view, seat);
      return names.length > 0 ? wrapped(`${words.names.seat[seat]}: `, names, ', ', COLUMNS) : [];
    }),
  ];
}

/** The orders the viewer holds; nobody else's are known (Y-16.1). */
export function ownOrders({ s, viewer, labels, words }: TextView): string[] {
  if (viewer === NONE) return [];
  const { orders } = s.seat[viewer];
  const names: string[] = [];
  for (let i = 0; i < orders.length; i++) {
    if (orders.at(i) !== UNKNOWN) names.push(words.names.order[orders.at(i)]);
  }
  return [
    `${labels.yourOrders}: ${names.length === 0 ? labels.none : ''}`.trimEnd(),
    ...names.map((name) => `  ${name}`),
  ];
}
