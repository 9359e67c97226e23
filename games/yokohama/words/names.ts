import { Word } from 'engawa';
import {
  ACHIEVEMENTS,
  AREA_TYPES,
  AREAS,
  CARDS,
  CHURCH_SLOTS,
  CUSTOMS_SLOTS,
  KIND_SETS,
  LATE_PRICE,
  ORDERS,
  type Reward,
  SECOND_CARD,
  TRADES,
} from '../data/index.ts';

/** What a reward may hold besides goods. */
export type Icon = Exclude<keyof Reward, 'goods'>;

interface Stock {
  readonly goods: readonly Word[];
  readonly icons: Readonly<Record<Icon, Word>>;
}

/** What a language says of its own; names of cards, slots and payments are put together from it and from the data. */
export interface Glossary extends Stock {
  readonly some: (n: number, word: Word) => string;
  readonly list: (parts: readonly string[]) => string;
  /** The types of areas, and one of several of a type. */
  readonly areas: readonly Word[];
  readonly marked: (type: Word, mark: string) => Word;
  readonly hand: Word;
  readonly nothing: Word;
  readonly order: (nation: number, goods: string, reward: string) => Word;
  readonly technologies: readonly Word[];
  readonly cardEffect: (effect: string, nation: number, value: number) => string;
  /** Slots are known by what tells them apart: the faith they need, the points they bring. */
  readonly churchSlot: (faith: number, reward: string) => Word;
  readonly customsSlot: (vp: number, imports: string, reward: string) => Word;
  /** A slot with its place in the row, counted from the left. */
  readonly inRow: (slot: string, place: number) => string;
  /** The four shop slots of a site, as they lie. */
  readonly shopSlots: readonly Word[];
  /** Of an area: a place for a shophouse, the one for a trading house, the five-power token. */
  readonly shopPlot: (area: Word) => Word;
  readonly housePlot: (area: Word) => Word;
  readonly areaToken: (area: Word) => Word;
  readonly trade: (pay: string, receive: string) => Word;
  /** What is wanted, in full and as it is written on the card. */
  readonly achievement: (wanted: string, short: string, first: number, later: number) => Word;
  /** What achievements ask for besides goods and yen. */
  readonly feats: Readonly<Record<string, Word>>;
  /** So many of them, in the few words of a card. */
  readonly onCard: (n: number, feat: Word) => string;
  readonly built: (areas: string) => string;
  readonly sites: (production: number, commercial: number) => string;
}

type Gain = readonly [n: number, what: Word];

/** What a reward gives, in the order in which it is received (Y-11.1). */
export function gainsOf({ goods, icons }: Stock, reward: Reward): Gain[] {
  const gain = (icon: Icon): Gain => [reward[icon], icons[icon]];
  return [
    ...(['vp', 'yen'] as const).map(gain),
    ...reward.goods.map((n, good): Gain => [n, goods[good]]),
    ...(['imports', 'anyGood', 'warehouse', 'move'] as const).map(gain),
  ].filter(([n]) => n > 0);
}

/** A reward in words. */
export const sayReward = (g: Glossary, reward: Reward): string =>
  g.list(gainsOf(g, reward).map(([n, what]) => g.some(n, what)));

/** Names and effects that follow from the data, so that a corrected figure is corrected everywhere. */
export function namesFrom(g: Glossary) {
  const { some, list, goods, icons, nothing } = g;
  const listed = (gains: readonly Gain[]) => list(gains.flatMap(([n, what]) => (n > 0 ? [some(n, what)] : [])));
  const sayGoods = (counts: readonly number[]) => listed(counts.map((n, good) => [n, goods[good]]));
  const side = (good: number, yen: number, imports: number) => {
    if (good >= 0) return some(1, goods[good]);
    return yen > 0 ? some(yen, icons.yen) : some(imports, icons.imports);
  };
  const payments = ({ yen, imports }: { readonly yen: number; readonly imports: number }) => [
    new Word(some(yen, icons.yen)),
    new Word(some(imports, icons.imports)),
  ];
  const wanted = ({ kind, good, count, production, commercial }: (typeof ACHIEVEMENTS)[number]) => {
    if (kind === 'goods') return some(count, goods[good]);
    if (kind === 'yen') return some(count, icons.yen);
    if (kind !== 'buildings') return some(count, g.feats[kind]);
    const { production: makes, commercial: trades } = g.feats;
    return g.built(
      listed([
        [production, makes],
        [commercial, trades],
      ]),
    );
  };
  const onCard = (card: (typeof ACHIEVEMENTS)[number]) => {
    const { kind, count, production, commercial } = card;
    if (kind === 'buildings') return g.sites(production, commercial);
    return kind === 'goods' || kind === 'yen' ? wanted(card) : g.onCard(count, g.feats[kind]);
  };
  const kinds = [...goods, icons.yen, icons.imports];
  const areas = AREAS.map(({ id, type }) => {
    const mark = id.slice(AREA_TYPES[type].length + 1).toUpperCase();
    return mark === '' ? g.areas[type] : g.marked(g.areas[type], mark);
  });
  // Where two slots ask and bring the same their places still differ: at the end ties go to the rightmost (Y-15.1).
  const apart = (slots: readonly Word[]) =>
    slots.map((slot, i) => {
      const { name, short, effect, grammar } = slot;
      const twins = slots.filter((other) => other.name === name && other.effect === effect);
      return twins.length === 1 ? slot : new Word(g.inRow(name, i + 1), { short, effect }, grammar);
    });
  return {
    good: goods,
    area: areas,
    areaType: g.areas,
    // Where somebody comes from does nothing.
    origin: [g.hand, ...areas.map(({ name, short, grammar }) => new Word(name, { short }, grammar))],
    // There is one of each: nobody counts it.
    order: ORDERS.map(({ nation, goods: counts, reward }) => {
      const { name, short, effect, grammar } = g.order(nation, sayGoods(counts), sayReward(g, reward));
      return new Word(name, { short, effect, count: () => name }, grammar);
    }),
    technology: g.technologies,
    card: CARDS.map(({ technology, nation, value }) => {
      const { name, short, effect = '', grammar } = g.technologies[technology];
      return new Word(name, { short, effect: g.cardEffect(effect, nation, value), count: () => name }, grammar);
    }),
    churchSlot: apart(CHURCH_SLOTS.map(({ faith, reward }) => g.churchSlot(faith, sayReward(g, reward)))),
    customsSlot: apart(
      CUSTOMS_SLOTS.map(({ imports, reward }) =>
        g.customsSlot(reward.vp, some(imports, icons.imports), sayReward(g, reward)),
      ),
    ),
    shop: g.shopSlots,
    shopPlot: areas.flatMap((area) => g.shopSlots.map(() => g.shopPlot(area))),
    housePlot: areas.map(g.housePlot),
    areaToken: areas.map(g.areaToken),
    trade: TRADES.map((t) => g.trade(side(t.paysGood, t.paysYen, 0), side(t.getsGood, t.getsYen, t.getsImports))),
    achievement: ACHIEVEMENTS.map((card) => g.achievement(wanted(card), onCard(card), card.first, card.later)),
    kinds: KIND_SETS.map((_, set) =>
      set === 0 ? nothing : new Word(list(kinds.flatMap((kind, k) => (set & (1 << k) ? [some(1, kind)] : [])))),
    ),
    payment: payments(SECOND_CARD),
    extra: [nothing, ...payments(LATE_PRICE)],
    imports: Array.from({ length: 9 }, (_, n) => (n === 0 ? nothing : new Word(some(n, icons.imports)))),
  };
}
