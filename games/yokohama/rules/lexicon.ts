import { defineLexicon, domain, numbers } from 'engawa';
import {
  ACHIEVEMENTS,
  AREAS,
  ASSISTANTS,
  CARDS,
  CHURCH_SLOTS,
  CUSTOMS_SLOTS,
  GOODS,
  KIND_SETS,
  NATIONS,
  ORDERS,
  SITE_SHOPS,
  TOKEN_IDS,
  TRADES,
} from '../data/index.ts';

const ids = (items: readonly { readonly id: string }[]) => items.map((item) => item.id);
const area = domain('area', ids(AREAS));
const order = domain('order', ids(ORDERS));

/** Y-10.6.2, Y-10.7.3: how the extra price is paid. */
const PAYMENTS = ['yen', 'import'] as const;
export const BY_YEN = 0;
export const EXTRAS = ['none', ...PAYMENTS] as const;
export const NO_EXTRA = 0;
export const EXTRA_YEN = 1;
export const EXTRA_IMPORT = 2;

/** Y-10.10.2: where the assistant for a board comes from. */
const SOURCES = ['area', 'hand'] as const;
export const FROM_AREA = 0;

/** Y-11.7: the place of `origin` that stands for the hand; the areas follow. */
export const HAND = 0;

/** The highest shortfall of a laboratory: value 7, surcharge 2, power 1. */
const MOST_IMPORTS = 8;

/** The choices of Y-17, one small decision at a time. */
export const lexicon = defineLexicon({
  keep: [order],
  // additional actions
  agent: [domain('nation', ids(NATIONS)), area],
  claim: [domain('achievement', ids(ACHIEVEMENTS))],
  fulfil: [order],
  end: [],
  // free actions
  mill: [],
  university: [],
  // the main action
  place: [area],
  put: [area],
  enter: [area],
  stop: [],
  tram: [area],
  station: [],
  recall: [],
  fetch: [area, numbers('count', 1, ASSISTANTS)],
  gather: [],
  // areas
  take: [order],
  buy: [order, domain('payment', PAYMENTS)],
  learn: [domain('card', ids(CARDS)), numbers('imports', 0, MOST_IMPORTS), domain('extra', EXTRAS)],
  erect: [area],
  recruit: [domain('token', TOKEN_IDS)],
  exchange: [domain('trade', ids(TRADES))],
  church: [numbers('churchSlot', 1, CHURCH_SLOTS.length)],
  offer: [domain('kinds', KIND_SETS)],
  customs: [numbers('customsSlot', 1, CUSTOMS_SLOTS.length)],
  send: [domain('source', SOURCES)],
  // after the area action
  token: [],
  shop: [numbers('shop', 1, SITE_SHOPS)],
  house: [],
  leave: [],
  // rewards
  choose: [domain('good', GOODS)],
  move: [domain('origin', ['hand', ...ids(AREAS)]), area],
  // declining
  pass: [],
});

export type YokohamaVerbs = typeof lexicon.verbs;
