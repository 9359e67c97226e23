import cardsJson from './cards.json' with { type: 'json' };
import yakuJson from './yaku.json' with { type: 'json' };

/**
 * The 48 cards and what they make, as tables read from the JSON beside this file, where every record keeps its provenance.
 * Rules speak of cards by their index here: four a month, the most precious first.
 */

export const KINDS = ['bright', 'animal', 'ribbon', 'plain'] as const;
export type Kind = (typeof KINDS)[number];
/** K-2.3: red with a verse, plain red, blue. */
export type Ribbon = 'poem' | 'red' | 'blue';

export interface CardData {
  readonly id: string;
  /** From 0 for the pine. */
  readonly month: number;
  readonly kind: Kind;
  readonly ribbon: Ribbon | undefined;
}

export const MONTHS: readonly { readonly id: string }[] = cardsJson.months;

/** K-2.1 */
export const CARDS: readonly CardData[] = cardsJson.cards.map(({ id, month, kind, ribbon }) => ({
  id,
  month: month - 1,
  kind: kind as Kind,
  ribbon: ribbon as Ribbon | undefined,
}));

export const cardOf = (id: string): number => CARDS.findIndex((card) => card.id === id);

const PER_MONTH = CARDS.length / MONTHS.length;
export const monthOf = (card: number): number => (card / PER_MONTH) | 0;
export const ofMonth = (month: number): readonly number[] =>
  Array.from({ length: PER_MONTH }, (_, i) => month * PER_MONTH + i);

export const CURTAIN = cardOf('cherry-curtain');
export const MOON = cardOf('pampas-moon');
export const CUP = cardOf('chrysanthemum-cup');
export const POET = cardOf('willow-poet');

/** What a card counts for, in bits: the rules of yaku are sums over them. */
export const BRIGHT = 1;
export const ANIMAL = 2;
export const RIBBON = 4;
export const PLAIN = 8;
export const POEM = 16;
export const BLUE = 32;
export const TRIO = 64;

const TRIO_IDS: readonly string[] = ['clover-boar', 'maple-deer', 'peony-butterflies'];
const KIND_BITS: Readonly<Record<Kind, number>> = { bright: BRIGHT, animal: ANIMAL, ribbon: RIBBON, plain: PLAIN };

function bitsOf({ id, kind, ribbon }: CardData): number {
  let bits = KIND_BITS[kind];
  if (ribbon === 'poem') bits |= POEM;
  if (ribbon === 'blue') bits |= BLUE;
  if (TRIO_IDS.includes(id)) bits |= TRIO;
  // K-2.5: the sake cup is an animal card and a plain one.
  if (id === 'chrysanthemum-cup') bits |= PLAIN;
  return bits;
}

export const COUNTS_AS = Uint8Array.from(CARDS, bitsOf);

/** K-6.2: in the order of the list, brights first. */
export const YAKU_IDS = [
  'goko',
  'shiko',
  'ameshiko',
  'sanko',
  'hanami',
  'tsukimi',
  'inoshikacho',
  'tane',
  'akatanAotan',
  'akatan',
  'aotan',
  'tan',
  'kasu',
] as const;
export type YakuId = (typeof YAKU_IDS)[number];
export const YAKU = Object.fromEntries(YAKU_IDS.map((id, i) => [id, i])) as Readonly<Record<YakuId, number>>;

export type Family = 'brights' | 'viewing' | 'animals' | 'ribbons' | 'plains';

export interface YakuData {
  readonly id: YakuId;
  readonly family: Family;
  readonly points: number;
  /** For every further card of the kind. */
  readonly each: number;
  /** The cards it is made of, where it names them. */
  readonly needs: readonly number[];
  /** How many of a kind make it, where it names none. */
  readonly count: number;
}

export const YAKU_LIST: readonly YakuData[] = YAKU_IDS.map((id) => {
  const { family, points, each, needs = [], count = needs.length } = yakuJson.yaku.find((yaku) => yaku.id === id)!;
  return { id, family: family as Family, points, each, needs: needs.map(cardOf), count };
});

export const TESHI_POINTS = yakuJson.dealt[0].points;
export const KUTTSUKI_POINTS = yakuJson.dealt[1].points;
export const { hand: HAND, field: FIELD, privilege: PRIVILEGE, doubledFrom: DOUBLED_FROM } = yakuJson.table;
