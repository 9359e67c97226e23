import { signal } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import nippon from '#games/nippon/index.ts';
import { firstSeat, Table } from '#kernel';
import type { Position, Shown } from '../table/source.ts';

/** What a page has and this test does not. */
const nothing = { addEventListener: () => {}, removeEventListener: () => {} };
vi.stubGlobal('location', new URL('http://engawa.example/'));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ ...nothing, matches: false }));
vi.stubGlobal('document', { ...nothing, documentElement: { dataset: {} } });
vi.stubGlobal('addEventListener', nothing.addEventListener);
const { Pointing } = await import('./pointing.ts');

it('what is pointed at is let go when the table moves on: it may be no choice any more', () => {
  const table = Table.open(nippon, { seats: 2, seed: 'pointing' });
  const viewer = firstSeat(table.turn);
  const positionAt = (version: number) =>
    ({ version, viewer, view: table.view(viewer), legal: table.moves(viewer) }) as unknown as Position;
  const position = signal(positionAt(1));
  const lit = signal<readonly string[]>([]);
  const pointing = new Pointing({
    game: nippon,
    source: { position } as unknown as Shown,
    language: signal('en' as const),
    targets: signal(new Map()),
    chosen: signal([]),
    lit,
    nameOf: String,
    apart: () => '',
    viewFor: () => position.value.view,
    wayOf: (move) => [move],
  });
  pointing.consider(table.moves(viewer)[0]);
  expect(pointing.considered.value).toBe(table.moves(viewer)[0]);
  // The seat plays on until the other has the turn, on another device of the player.
  while (table.turn & (1 << viewer)) table.play(viewer, table.moves(viewer)[0]);
  position.value = positionAt(2);
  expect(pointing.considered.value).toBeUndefined();
  expect(lit.value).toEqual([]);
  pointing.close();
});
