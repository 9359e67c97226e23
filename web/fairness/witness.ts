import { effect } from '@preact/signals';
import { type Game, sightOf, WATCHER } from '#kernel';
import type { Wire } from '../online/wire.ts';
import { notes } from './notes.ts';

/**
 * Notes how the game looked from our seat before the first move and at its end, so that a record of another game is told from this one.
 * What lies between may be taken back, and is not noted.
 */
export function witness(
  { table, push, seat, log }: Pick<Wire, 'table' | 'push' | 'seat' | 'log'>,
  game: Game,
): () => void {
  return effect(() => {
    const now = push.value;
    if (now?.view == null || seat.value === undefined || now.summary.shuffle.kind !== 'parts') return;
    const untouched = !log.value.some(({ kind }) => kind === 'play');
    if (!untouched && !now.over) return;
    const { first, last } = notes.all(table) ?? {};
    if (last || (first && !now.over)) return;
    const sight = { viewer: seat.value ?? WATCHER, view: sightOf(game, game.layout.viewFromJSON(now.view)) };
    notes.see(table, {
      ...(untouched ? { first: sight } : {}),
      ...(now.over && now.scores ? { last: { ...sight, scores: now.scores } } : {}),
    });
  });
}
