import { NONE } from 'engawa';
import { width } from 'engawa/columns';
import { CULTURES, ENDS, ENTRIES, ISLANDS, KINDS, SPACES } from '../data/index.ts';
import mapJson from '../data/map.json' with { type: 'json' };
import { PALACE, SANCTUARY, STANDARD, TORII, type YamataiState } from '../rules/state.ts';
import type { YamataiWords } from '../words/vocabulary.ts';
import type { TextView } from './text-view.ts';

/** The archipelago, drawn by the coordinates of the map (T-3.9): lanes as dots, then nodes, islands and boats. */

/** A ship space without a boat. */
const FREE = '~';

const WIDTH = 98;
const HEIGHT = 37;
const TOP = 45;
const BOTTOM = 655;

const column = (x: number): number => Math.round((x / mapJson.viewBox[2]) * (WIDTH - 1));
const row = (y: number): number => Math.round(((y - TOP) / (BOTTOM - TOP)) * (HEIGHT - 1));

/** A grid of cells; the cell after a wide character is empty text. */
class Sheet {
  private readonly cells = Array.from({ length: HEIGHT }, () => Array<string>(WIDTH).fill(' '));

  put(text: string, x: number, y: number): void {
    const line = this.cells[row(y)];
    let at = column(x) - Math.floor(width(text) / 2);
    for (const c of text) {
      line[at++] = c;
      if (width(c) === 2) line[at++] = '';
    }
  }

  putBelow(text: string, x: number, y: number): void {
    this.put(text, x, y + (BOTTOM - TOP) / (HEIGHT - 1));
  }

  lines(): string[] {
    return this.cells.map((line) => line.join('').trimEnd());
  }
}

export function map({ s, words }: TextView): string[] {
  const sheet = new Sheet();
  for (const [a, b] of ENDS) drawLane(sheet, mapJson.nodes[a], mapJson.nodes[b]);
  for (const { x, y } of mapJson.nodes) sheet.put('o', x, y);
  for (const [space, { arrow }] of mapJson.shipSpaces.entries()) {
    if (arrow) sheet.put(`${ENTRIES[space]}>`, arrow.x, arrow.y);
  }
  for (const [island, { x, y }] of ISLANDS.entries()) {
    const { name } = words.names.island[island];
    sheet.put(s.mountain[island] ? `${name}^` : name, x, y);
    sheet.putBelow(contentOf(s, words, island), x, y);
  }
  for (const [space, { x, y }] of SPACES.entries()) sheet.put(boatAt(s, words, space), x, y);
  return sheet.lines();
}

type Point = { readonly x: number; readonly y: number };

function drawLane(sheet: Sheet, a: Point, b: Point): void {
  const dots = Math.max(Math.abs(column(a.x) - column(b.x)), Math.abs(row(a.y) - row(b.y)));
  for (let i = 1; i < dots; i++) sheet.put('·', a.x + ((b.x - a.x) * i) / dots, a.y + ((b.y - a.y) * i) / dots);
}

function boatAt(s: YamataiState, words: YamataiWords, space: number): string {
  if (s.boat[space] === NONE) return FREE;
  return `${words.names.boat[s.boat[space]].short}${s.marked.includes(space) ? '*' : ''}`;
}

function contentOf(s: YamataiState, words: YamataiWords, island: number): string {
  const content = s.on[island];
  if (content === NONE) return '';
  if (content < CULTURES.length) return words.names.culture[content].short;
  if (content === SANCTUARY) return words.things.sanctuary.short;
  if (content === TORII) return words.names.kind[KINDS.indexOf('torii')].short;
  if (content === PALACE) return words.names.kind[KINDS.indexOf('palace')].short;
  return `[${words.names.seat[content - STANDARD].short}]`;
}
