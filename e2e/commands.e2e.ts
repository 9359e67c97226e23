import { expect, test } from '@playwright/test';
import { KEYS } from '../commands/keys.ts';
import { COMMAND_IDS, type CommandId, commandOf } from '../commands/list.ts';
import { faults, startGame, wear } from './table.ts';

/** One list of commands: by key and by typed line, in every language. */

/** These end the look at the table, or hand out a file, which is seen elsewhere. */
const LEAVING: readonly CommandId[] = ['text', 'explore', 'save', 'quit'];

test('every command is understood as a typed line in three languages @smoke', async ({ page }) => {
  const found = faults(page);
  await wear(page, { textMode: true });
  await startGame(page, 'nippon', { seats: 2, seed: 'typed commands' });
  const line = page.getByRole('textbox', { name: 'Type a number, a move, or a command' });
  const answer = page.locator('.command output');
  for (const id of COMMAND_IDS.filter((id) => !LEAVING.includes(id) && commandOf(id).needs !== 'held')) {
    const { words, takes } = commandOf(id);
    for (const word of Object.values(words).map(([usual]) => usual)) {
      await line.fill(takes ? `${word} build silk-a` : word);
      await line.press('Enter');
      await expect(answer, word).not.toHaveText('');
      await expect(answer, word).not.toContainText(/neither a choice/);
    }
  }
  await line.fill('aide');
  await line.press('Enter');
  for (const id of COMMAND_IDS) await expect(answer).toContainText(commandOf(id).does.en);
  expect(found).toEqual([]);
});

test('every command has its key, and the panel of keys lists them all @smoke', async ({ page }) => {
  const found = faults(page);
  await wear(page);
  await startGame(page, 'nippon', { seats: 2, seed: 'keys' });
  const said = page.locator('.said');
  await expect(page.locator('.prompt.is-mine .choice').first()).toBeVisible();
  const press = (id: CommandId) => page.keyboard.press(KEYS[id]!);
  for (const id of ['undo', 'redo', 'reset', 'choices', 'standing', 'opponent', 'log', 'scores', 'explore'] as const) {
    await press(id);
    await expect(said, id).not.toHaveText('');
  }
  await press('explore');

  // A choice by its number, taken back and played again.
  await page.keyboard.press('1');
  await press('undo');
  await press('redo');
  await press('reset');
  await press('release');

  await press('help');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  for (const id of COMMAND_IDS) await expect(keys).toContainText(commandOf(id).does.en);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  // On the board the focused thing is looked at.
  await page.locator('.board-pane [data-target][tabindex="0"]').focus();
  await press('look');
  await expect(page.locator('.look')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.look')).toBeHidden();

  await press('hint');
  await expect(said).toContainText(/./);
  const file = page.waitForEvent('download');
  await press('save');
  expect((await file).suggestedFilename()).toMatch(/^nippon-.*\.json$/);

  await press('text');
  await expect(page.locator('.text-table')).toBeVisible();
  await press('text');
  await expect(page.locator('.text-table')).toBeHidden();
  await press('board');
  await expect(page.locator('.text-table')).toBeVisible();
  await press('quit');
  await expect(page).toHaveURL(/\/$/);
  expect(found).toEqual([]);
});
