import {
  ACHIEVEMENTS,
  COLOURS,
  CONTRACTS,
  FACTORIES,
  GOODS,
  INFLUENCE_SLOTS,
  REGIONS,
  SLOTS,
  TRACK_IDS,
} from '../data/index.ts';

const refs = (domain: string, ids: readonly (string | number)[]): readonly string[] =>
  ids.map((id) => `${domain}:${id}`);
const idsOf = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);

/** The components as deeds name them, written once: no rule puts them together while bots search. */
export const REF = {
  achievement: refs('achievement', idsOf(ACHIEVEMENTS)),
  contract: refs('contract', idsOf(CONTRACTS)),
  factory: refs('factory', idsOf(FACTORIES)),
  good: refs('good', idsOf(GOODS)),
  influence: refs('influence', idsOf(INFLUENCE_SLOTS)),
  region: refs('region', idsOf(REGIONS)),
  slot: refs(
    'slot',
    SLOTS.map((_, slot) => slot + 1),
  ),
  track: refs('track', TRACK_IDS),
  worker: refs('worker', COLOURS),
} as const;
