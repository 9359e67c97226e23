import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { gameById } from '#games';
import { valueAt, withValue } from '#kernel/edition/index.ts';
import { folderOf } from '#library';
import { withValueInText } from '../json-text.ts';
import { Protocol } from '../protocol.ts';

const orders = readFileSync(path.join(folderOf('yokohama'), 'data', 'orders.json'), 'utf8');

it('a value is changed in the text of a component file, and nothing else is', () => {
  const at = ['orders', '2', 'reward', 'vp'];
  const changed = withValueInText(orders, at, 19);
  expect(JSON.parse(changed)).toEqual(withValue(JSON.parse(orders), at, 19));
  expect(changed.split('\n')).toHaveLength(orders.split('\n').length);
  expect(changed.split('\n').filter((line, i) => line !== orders.split('\n')[i])).toHaveLength(1);
});

it('a field is added to the text last, and taken away with its comma', () => {
  const text = '{"a": {"x": 1, "y": [1, "two, }", {"z": null}]}, "b": {}}\n';
  const cases: [string[], unknown][] = [
    [['a', 'new'], { k: [1, 2] }],
    [['b', 'first'], 'one "word"'],
    [['a', 'x'], null],
    [['a', 'y'], null],
    [['a', 'y', '2', 'z'], 7],
    [['a', 'y', '1'], 'three'],
  ];
  for (const [at, value] of cases) {
    const changed = JSON.parse(withValueInText(text, at, value));
    expect(changed).toEqual(withValue(JSON.parse(text), at, value));
    expect(valueAt(changed, at)).toEqual(value === null ? undefined : value);
  }
});

it('a table with an edition is opened over the protocol, and its record replays', async () => {
  const protocol = new Protocol();
  const ask = async (request: object) => {
    const text = JSON.stringify(request);
    await protocol.prepare(text);
    return JSON.parse(protocol.line(text));
  };
  const edition = {
    engawa: 'edition',
    game: 'nippon',
    name: 'Mine',
    base: gameById('nippon').figures,
    differences: { 'contracts.json': { '/contracts/0/rewardVp': 9 } },
  };
  const { table } = await ask({ id: 1, do: 'new', game: 'nippon', seats: 2, seed: 'e', edition });
  const { record } = await ask({ id: 2, do: 'record', table });
  expect(record).toMatchObject({ edition, figures: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect((await ask({ id: 3, do: 'replay', record })).error).toBeUndefined();
  const other = { ...record, edition: undefined };
  expect((await ask({ id: 4, do: 'replay', record: other })).error.code).toBe('wrong-figures');
  expect(
    (await ask({ id: 5, do: 'new', game: 'nippon', seats: 2, seed: 'e', edition: { engawa: 1 } })).error.code,
  ).toBe('bad-edition');
});
