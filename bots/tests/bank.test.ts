import { expect, it } from 'vitest';
import { type BankFile, botById, choices, emptyBank, extend, mustFit } from '#bots';
import { gameById } from '#games';

const game = gameById('nippon');

it('a bank grows position by position, ranks better play above worse, and is refused for other rules', () => {
  const empty = emptyBank(game, 2, 4);
  const steps = [...extend(game, empty, 6, [botById('greedy')])];
  expect(steps.map(({ positions }) => positions.length)).toEqual([1, 2, 3, 4, 5, 6]);
  // As it comes back from its file.
  const bank = JSON.parse(JSON.stringify(steps.at(-1))) as BankFile;
  mustFit(game, 2, bank);
  for (const { turns } of bank.positions) expect(turns.length).toBeGreaterThan(1);
  const lost = (name: string) =>
    [...choices(game, bank, botById(name))].reduce((sum, { loss }) => sum + loss, 0) / bank.positions.length;
  expect(lost('beam')).toBeLessThan(lost('random'));
  expect(() => mustFit(game, 3, bank)).toThrow(/no bank/);
  expect(() => mustFit(game, 2, { ...bank, figures: 'others' })).toThrow(/other rules or figures/);
});

it('the same bank comes of the same bots', () => {
  const grow = () => JSON.stringify([...extend(game, emptyBank(game, 2, 2), 2, [botById('greedy')])].at(-1));
  expect(grow()).toBe(grow());
});
