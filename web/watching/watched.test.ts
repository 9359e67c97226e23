import { expect, it } from 'vitest';
import type { Summary } from '#wire';
import { inPlace, watchedIn } from './watched.ts';

const table = (id: string, updated: number, watchers = true) => ({ table: id, updated, watchers }) as Summary;
const list = (tables: Summary[], followed: string[] = [], watching: [string, number][] = []) =>
  watchedIn({ tables, followed, ratings: [], watching: watching.map(([at, n]) => ({ table: at, watchers: n })) });
const names = (all: readonly { summary: Summary }[]) => all.map(({ summary }) => summary.table);

it('people we follow first, then where most watch, then the latest; closed tables never', () => {
  const all = [table('old', 1), table('new', 2), table('shut', 3, false), table('full', 0), table('friend', 0)];
  expect(names(list(all, ['friend'], [['full', 3]]))).toEqual(['friend', 'full', 'new', 'old']);
});

it('nothing moves under the pointer: what ended stays and says so, what is new comes last', () => {
  const before = list([table('a', 2), table('b', 1)]);
  const after = inPlace(before, list([table('c', 9), table('b', 5)]));
  expect(names(after)).toEqual(['a', 'b', 'c']);
  expect(after.map(({ over }) => over)).toEqual([true, false, false]);
});
