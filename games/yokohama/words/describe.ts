import {
  CARDS,
  CHURCH_SLOTS,
  CUSTOMS_SLOTS,
  GOODS,
  KIND_SETS,
  KINDS,
  LATE_PRICE,
  ORDERS,
  type Reward,
  SECOND_CARD,
  TRADES,
} from '../data/index.ts';

/** The few phrases of a language from which the names of cards, slots and payments are put together. */
export interface Glossary {
  readonly goods: readonly string[];
  /** `2 yen`, `1 import`, `3 silk`: how a language counts. */
  readonly vp: (n: number) => string;
  readonly yen: (n: number) => string;
  readonly imports: (n: number) => string;
  readonly good: (name: string, n: number) => string;
  readonly anyGood: (n: number) => string;
  readonly warehouse: (n: number) => string;
  readonly move: (n: number) => string;
  readonly plus: string;
  readonly nations: readonly string[];
  readonly technologies: readonly string[];
  /** The six kinds a church accepts. */
  readonly kinds: readonly string[];
  readonly nothing: string;
  readonly order: (nation: string, goods: string, reward: string) => string;
  readonly card: (technology: string, nation: string, value: number) => string;
  readonly churchSlot: (slot: number, faith: number, reward: string) => string;
  readonly customsSlot: (slot: number, imports: string, reward: string) => string;
  readonly trade: (pay: string, receive: string) => string;
}

/** What a reward gives, in words. */
function sayReward(g: Glossary, reward: Reward): string {
  const parts: string[] = [];
  if (reward.vp > 0) parts.push(g.vp(reward.vp));
  if (reward.yen > 0) parts.push(g.yen(reward.yen));
  for (const [good, n] of reward.goods.entries()) if (n > 0) parts.push(g.good(g.goods[good], n));
  if (reward.imports > 0) parts.push(g.imports(reward.imports));
  if (reward.anyGood > 0) parts.push(g.anyGood(reward.anyGood));
  if (reward.warehouse > 0) parts.push(g.warehouse(reward.warehouse));
  if (reward.move > 0) parts.push(g.move(reward.move));
  return parts.join(g.plus);
}

const sayGoods = (g: Glossary, goods: readonly number[]): string =>
  goods.flatMap((n, good) => (n > 0 ? [g.good(g.goods[good], n)] : [])).join(g.plus);

/** The names that follow from the data, so that a corrected figure is corrected everywhere. */
export function namesFrom(g: Glossary): Record<string, readonly string[]> {
  const side = (good: number, yen: number, imports: number): string => {
    if (good >= 0) return g.good(g.goods[good], 1);
    return yen > 0 ? g.yen(yen) : g.imports(imports);
  };
  return {
    order: ORDERS.map((o) => g.order(g.nations[o.nation], sayGoods(g, o.goods), sayReward(g, o.reward))),
    card: CARDS.map((c) => g.card(g.technologies[c.technology], g.nations[c.nation], c.value)),
    churchSlot: CHURCH_SLOTS.map((slot, i) => g.churchSlot(i + 1, slot.faith, sayReward(g, slot.reward))),
    customsSlot: CUSTOMS_SLOTS.map((slot, i) =>
      g.customsSlot(i + 1, g.imports(slot.imports), sayReward(g, slot.reward)),
    ),
    trade: TRADES.map((t) => g.trade(side(t.paysGood, t.paysYen, 0), side(t.getsGood, t.getsYen, t.getsImports))),
    kinds: KIND_SETS.map((_, set) =>
      set === 0 ? g.nothing : KINDS.flatMap((_kind, k) => (set & (1 << k) ? [g.kinds[k]] : [])).join(g.plus),
    ),
    payment: [g.yen(SECOND_CARD.yen), g.imports(SECOND_CARD.imports)],
    extra: [g.nothing, g.yen(LATE_PRICE.yen), g.imports(LATE_PRICE.imports)],
    imports: Array.from({ length: 9 }, (_, n) => (n === 0 ? g.nothing : g.imports(n))),
    good: GOODS.map((_, good) => g.goods[good]),
    technology: g.technologies,
  };
}
