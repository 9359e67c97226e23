import { type Bot, botById, searching } from '#bots';

const SEARCHING = /^search:([1-9]\d{0,5})$/;

/** A bot that is measured, by its name; `search:75` searches with so many simulations. A server never seats that one: it would take what time it liked. */
export function measuredBot(name: string): Bot {
  const [, simulations] = SEARCHING.exec(name) ?? [];
  return simulations ? searching(name, Number(simulations)) : botById(name);
}
