import '../theme/index.css';
import '../theme/boards.ts';
import './gallery.css';
import { h, render } from 'preact';
import { type Drawn, Patterns } from '#drawing';
import { GAMES } from '#games';
import { firstSeat, isLanguage } from '#kernel';
import { loadBoard } from './boards.ts';
import { playedTable } from './position.ts';
import { show } from './show.ts';

/**
 * Boards from seeded positions, for looking at: ?game=nippon&seats=4&seed=a&decisions=120&bot=greedy&viewer=0&language=en
 * &theme=sumi&page=mine&rings. Without a viewer it is seen by whoever is to move.
 */
const ask = new URLSearchParams(location.search);
const text = (name: string, otherwise: string): string => ask.get(name) ?? otherwise;
const number = (name: string, otherwise: number): number => Number(ask.get(name) ?? otherwise);

const game = GAMES.find((g) => g.id === text('game', GAMES[0].id)) ?? GAMES[0];
const root = document.documentElement;
const language = text('language', 'en');
if (!isLanguage(language)) throw new Error(`no language "${language}"`);
root.lang = language;
for (const name of ['theme', 'density', 'motion', 'vision']) {
  const value = ask.get(name);
  if (value) root.dataset[name] = value;
}

const table = playedTable(
  game,
  number('seats', game.seats[1]),
  text('seed', 'engawa'),
  number('decisions', 120),
  text('bot', 'greedy'),
);
const actor = table.over ? 0 : firstSeat(table.turn);
const viewer = number('viewer', actor);
const legal = ask.has('rings') && !table.over ? table.moves(actor).map((move) => game.lexicon.refs(move)) : [];

/** Good enough for looking: things whose own reference and those around them belong to one legal move. */
function mark({ props }: Drawn): Record<string, string> {
  const ref = props['data-ref'];
  if (typeof ref !== 'string' || !legal.some((refs) => refs.at(-1) === ref)) return {};
  return { 'data-legal': '' };
}

const { draw } = await loadBoard(game.id);
const began = performance.now();
const drawing = draw(table.view(viewer), viewer, language);
const took = performance.now() - began;
render(
  h('div', { class: 'stage', 'data-showing': text('page', 'board') }, show(Patterns()), show(drawing, mark)),
  document.body,
);
document.title = `${game.id}: ${took.toFixed(1)} ms, ${document.querySelectorAll('*').length} elements`;
root.dataset.ready = 'yes';
