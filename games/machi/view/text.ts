import { capital, type Language, NONE, UNKNOWN } from 'engawa';
import { textViewOf } from 'engawa/columns';
import { BUILDINGS, VILLAGERS } from '../data/index.ts';
import { deck, discardPile } from '../rules/cards.ts';
import { layout, type MachiState } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { describe } from './cards.ts';
import { items } from './columns.ts';
import type { TextView } from './text-view.ts';
import { lord, village } from './village.ts';

const INDENT = 11;

/** The whole position as text, from a view: the table, then every village, the viewer's first. */
export function board(s: MachiState, viewer: number, language: Language): string[] {
  const view = textViewOf(s, viewer, words[language]);
  return [...table(view), '', ...view.order.flatMap((seat) => [...village(view, seat), '']), ...view.say.key];
}

function table(view: TextView): string[] {
  const { s, words } = view;
  const { over, year, first, truce } = words.phrases;
  const { winter, spring, summer, autumn } = words.things;
  const season = [winter, spring, summer, autumn][s.season];
  const title =
    layout.plan(s).length === 0 ? over : `${year(s.year, s.years)} · ${season} · ${first(lord(view, s.first))}`;
  return [title, ...(s.truce ? [truce] : []), ...duel(view), ...flop(view), ...decks(view)];
}

function duel({ s, words }: TextView): string[] {
  if (s.challenger === NONE) return [];
  return [words.verbs.challenge(words.names.duelist[s.challenger], words.names.target[s.target])];
}

function flop({ s, words }: TextView): string[] {
  const cards = Array.from(s.flop).filter((card) => card !== NONE);
  const texts = cards.map((card) => describe(words, card));
  return cards.length === 0 ? [] : items(capital(words.things.flop.name), texts, INDENT);
}

/** How many cards are left, and those whose place the viewer knows, top first. */
function decks({ s, words: { names, phrases } }: TextView): string[] {
  const both = [VILLAGERS, BUILDINGS];
  const sizes = both.map((which) =>
    phrases.deck(names.deck[which], deck(s, which).length, discardPile(s, which).length),
  );
  const known = both.flatMap((which) => {
    const cards = Array.from(deck(s, which).items()).reverse();
    const texts = cards.filter((card) => card !== UNKNOWN).map((card) => names.card[card].name);
    return texts.length === 0 ? [] : items(`  ${names.deck[which].short}`, texts, INDENT + 2);
  });
  return [...items(phrases.decks, sizes, INDENT), ...known];
}
