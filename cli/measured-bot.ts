import { type Bot, botById, type NetFile, oneTurnWith, searching } from '#bots';
import { readJson } from './files.ts';

const SEARCHING = /^search:([1-9]\d{0,5})$/;
const NET = /^net:(.+)$/s;

/**
 * A bot that is measured, by its name; `search:75` searches with so many simulations, `net:file.json` is the bot `net` with another net. A server never
 * seats these: they would take what time they liked, or what file.
 */
export function measuredBot(name: string): Bot {
  const [, simulations] = SEARCHING.exec(name) ?? [];
  if (simulations) return searching(name, Number(simulations));
  const [, file] = NET.exec(name) ?? [];
  return file ? oneTurnWith(name, readJson(file) as NetFile) : botById(name);
}
