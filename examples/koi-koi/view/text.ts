import { type Language, NONE, UNKNOWN } from 'engawa';
import { heading, wrapped } from 'engawa/columns';
import { CARDS, KINDS, YAKU_LIST } from '../data/index.ts';
import { multiplier, score } from '../rules/month.ts';
import { ENDINGS, type KoiKoiState } from '../rules/state.ts';
import { sumOf } from '../rules/yaku.ts';
import { words } from '../words/index.ts';
import type { KoiKoiWords } from '../words/vocabulary.ts';
import { isBetween, shownMonth } from './picture.ts';

const COLUMNS = 98;

interface TextView {
  readonly s: KoiKoiState;
  readonly words: KoiKoiWords;
}

/** The whole position as text, at most 100 columns wide, from what the viewer may know. */
export function board(s: KoiKoiState, viewer: number, language: Language): string[] {
  const view: TextView = { s, words: words[language] };
  const near = Math.max(0, viewer);
  return [...table(view), ...player(view, 1 - near), ...field(view), ...player(view, near)];
}

/** With the number of its month, as on the drawn cards. */
const nameOf = ({ words }: TextView, card: number): string => `${CARDS[card].month + 1} ${words.names.card[card].name}`;

function table(view: TextView): string[] {
  const { s, words } = view;
  const { phrases } = words;
  const played = Array.from(s.ending).flatMap((ending, month) => {
    if (ending === NONE) return [];
    const won = s.winner[month] === NONE ? phrases.nobody : words.names.seat[s.winner[month]].name;
    return [`${month + 1}: ${won} ${s.gain[month]}`];
  });
  const head = heading(phrases.month(s.month, s.months), words.names.month[s.month - 1].name, COLUMNS);
  return [
    head,
    ...wrapped(`${phrases.sheet}: `, played.length > 0 ? played : ['—'], '  ', COLUMNS),
    ...ended(view),
    '',
  ];
}

/** How the month before ended, while its cards still lie there. */
function ended({ s, words }: TextView): string[] {
  if (!isBetween(s)) return [];
  const month = shownMonth(s);
  if (month < 0) return [words.phrases.notYet];
  const who = s.winner[month] === NONE ? s.oya : s.winner[month];
  return [words.phrases.endings[ENDINGS[s.ending[month]]](words.names.seat[who].name, s.gain[month])];
}

function player(view: TextView, seat: number): string[] {
  const { s, words } = view;
  const { phrases } = words;
  const me = s.seat[seat];
  const role = s.oya === seat ? phrases.oya : phrases.ko;
  const calls = me.calls > 0 ? ` · ${phrases.calls(me.calls)}` : '';
  const lines = [heading(`${words.names.seat[seat].name} · ${role}`, phrases.points(score(s, seat)) + calls, COLUMNS)];
  const hand = Array.from(me.hand.items());
  const known = hand.filter((card) => card !== UNKNOWN);
  const held = known.length > 0 ? known.map((card) => nameOf(view, card)) : [phrases.cards(hand.length)];
  lines.push(...wrapped(`${phrases.hand}: `, held, ', ', COLUMNS));
  if (me.shown.length > 0) {
    const shown = Array.from(me.shown.items(), (card) => nameOf(view, card));
    lines.push(...wrapped(`${phrases.shown}: `, shown, ', ', COLUMNS));
  }
  for (const kind of KINDS) {
    const taken = CARDS.flatMap((card, i) => (s.taker[i] === seat && card.kind === kind ? [nameOf(view, i)] : []));
    if (taken.length > 0) lines.push(...wrapped(`  ${phrases.kinds[kind]} ${taken.length}: `, taken, ', ', COLUMNS));
  }
  const made = YAKU_LIST.flatMap((_, i) => (me.made[i] > 0 ? [`${words.names.yaku[i].name} ${me.made[i]}`] : []));
  if (made.length > 0) {
    lines.push(...wrapped(`${phrases.yaku}: `, made, ', ', COLUMNS));
    lines.push(phrases.stake(sumOf(me.made), multiplier(s, seat)));
  }
  return [...lines, ''];
}

function field(view: TextView): string[] {
  const { s, words } = view;
  const { phrases } = words;
  const lying = Array.from(s.field)
    .filter((card) => card !== NONE)
    .sort((a, b) => a - b)
    .map((card) => nameOf(view, card));
  const lines = [heading(phrases.field, `${phrases.deck} ${phrases.cards(s.deck.length)}`, COLUMNS)];
  lines.push(...wrapped('  ', lying.length > 0 ? lying : ['—'], ', ', COLUMNS));
  if (s.laid !== NONE) lines.push(`  ${nameOf(view, s.laid)}: ${phrases.laid}`);
  return [...lines, ''];
}
