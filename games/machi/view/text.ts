import { type Language, NONE, UNKNOWN } from 'engawa';
import { BUILDINGS, VILLAGERS } from '../data/index.ts';
import { deck, discardPile } from '../rules/cards.ts';
import { layout, type MachiState } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { describe, nameOf } from './cards.ts';
import { items } from './columns.ts';
import { LABELS } from './labels.ts';
import type { TextView } from './text-view.ts';
import { lord, village } from './village.ts';

const INDENT = 11;

/** The whole position as text, from a view: the table, then every village, the viewer's first. */
export function board(s: MachiState, viewer: number, language: Language): string[] {
  const view: TextView = { s, viewer, labels: LABELS[language], words: words[language] };
  const first = Math.max(0, viewer);
  const order = Array.from({ length: s.seats }, (_, i) => (first + i) % s.seats);
  return [...table(view), '', ...order.flatMap((seat) => [...village(view, seat), '']), ...view.labels.key];
}

function table(view: TextView): string[] {
  const { s, labels } = view;
  const over = layout.plan(s).length === 0;
  const title = over
    ? labels.over
    : `${labels.year(s.year, s.years)} · ${labels.seasons[s.season]} · ${labels.first(lord(view, s.first))}`;
  return [title, ...(s.truce ? [labels.truce] : []), ...duel(view), ...flop(view), ...decks(view)];
}

function duel({ s, labels, words }: TextView): string[] {
  return s.challenger === NONE ? [] : [labels.duel(nameOf(words, s.challenger), nameOf(words, s.target))];
}

function flop({ s, labels, words }: TextView): string[] {
  const cards = Array.from(s.flop).filter((card) => card !== NONE);
  return cards.length === 0
    ? []
    : items(
        labels.flop,
        cards.map((card) => describe(labels, words, card)),
        INDENT,
      );
}

/** How many cards are left, and those whose place the viewer knows, top first. */
function decks({ s, labels, words }: TextView): string[] {
  const both = [VILLAGERS, BUILDINGS];
  const sizes = both.map((which) =>
    labels.deck(words.names.deck[which], deck(s, which).length, discardPile(s, which).length),
  );
  const known = both.flatMap((which) => {
    const cards = Array.from(deck(s, which).items()).reverse();
    const names = cards.filter((card) => card !== UNKNOWN).map((card) => nameOf(words, card));
    return names.length === 0 ? [] : items(`  ${labels.seen[which]}`, names, INDENT + 2);
  });
  return [...items(labels.decks, sizes, INDENT), ...known];
}
