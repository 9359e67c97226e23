import { expect, type Page, test } from '@playwright/test';
import type { Summary } from '#wire';
import { act, Client } from './client.ts';
import { measure } from './measure.ts';
import { as, call, fresh, register } from './member.ts';
import { person } from './people.ts';
import { faults } from './table.ts';
import { violations } from './violations.ts';

/** UX-65: slow games. */

const SLOW = { kind: 'correspondence', bank: 86_400, increment: 86_400, cap: 86_400 };

interface Seated {
  readonly table: string;
  readonly key: string;
  readonly summary: Summary;
}

/** Two members at a slow table that has begun. */
async function slowTable(game: string, host: string, other: string): Promise<{ table: string; keys: string[] }> {
  const wish = { game, seats: 2, name: 'x', clock: SLOW, listed: true };
  const { table, key } = await call<Seated>('POST', '/api/tables', host, wish);
  const joined = await call<Seated>('POST', `/api/tables/${table}/join`, other, { name: 'x' });
  await act(table, 'start', key);
  return { table, keys: [key, joined.key] };
}

test('vacation: planned and begun on a phone, told at the table, on home and in the lobby, ended by hand', async ({
  browser,
  page,
}) => {
  const [akiName, boName] = [fresh('Aki'), fresh('Bo')];
  const [aki, bo] = [await register(akiName), await register(boName)];
  const { table } = await slowTable('nippon', aki, bo);
  const waiting = await call<Seated>('POST', '/api/tables', aki, { game: 'machi', seats: 2, name: 'x', clock: SLOW });
  const wrong = faults(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await as(page, aki);
  await page.goto('/account');
  const form = page.locator('form.vacation');
  await expect(form).toContainText('30 days are left');
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel('Last day').fill(day(60));
  await form.getByRole('button', { name: 'Go on vacation' }).click();
  await expect(form.locator('.refusal')).toContainText('days of vacation left');
  await form.getByLabel('First day').fill(day(3));
  await form.getByLabel('Last day').fill(day(5));
  await form.getByRole('button', { name: 'Go on vacation' }).click();
  await expect(form).toContainText('You will be away from');
  await form.getByRole('button', { name: 'Call it off' }).click();
  await expect(form).toContainText('30 days are left');
  await form.getByRole('checkbox', { name: 'Until I come back' }).check();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await form.getByRole('button', { name: 'Go on vacation' }).click();
  await expect(form).toContainText('You are away until');
  await expect(form.getByRole('status')).toContainText('your tables know');

  const other = await person(browser, '');
  await as(other.page, bo);
  await other.page.goto(`/t/${table}`);
  await expect(other.page.locator('.banner.is-away')).toContainText(`${akiName} is away until`);
  await other.page.goto('/');
  await expect(other.page.locator('.member')).toContainText(`${akiName} is away until`);
  await other.page.goto('/tables');
  await expect(other.page.locator('.open-tables > li', { hasText: akiName })).toContainText('is away until');
  await other.page.goto(`/t/${waiting.table}`);
  await expect(other.page.locator('.waiting-room')).toContainText(
    'Clocks stand still while their player is on vacation',
  );
  expect(await violations(other.page)).toEqual([]);

  await page.goto(`/t/${table}`);
  const banner = page.locator('.banner.is-away');
  await expect(banner).toContainText('You are away until');
  expect(await violations(page)).toEqual([]);
  await banner.getByRole('button', { name: 'I am back' }).click();
  await expect(banner).toHaveCount(0);
  await other.page.goto(`/t/${table}`);
  await expect(other.page.locator('.table-screen')).toBeVisible();
  await expect(other.page.locator('.banner.is-away')).toHaveCount(0);
  await page.goto('/account');
  // However short, it cost a day.
  await expect(form).toContainText('29 days are left');
  for (const [language, title] of [
    ['fr', 'Vacances'],
    ['ja', '休暇'],
  ]) {
    await page.evaluate((code) => {
      const kept = JSON.parse(localStorage.getItem('engawa.settings') ?? '{}');
      localStorage.setItem('engawa.settings', JSON.stringify({ ...kept, language: code }));
    }, language);
    await page.reload();
    await expect(form.getByRole('heading', { name: title })).toBeVisible();
  }
  measure('UX-65', 'vacation: planned, begun, told to the others in three places, ended, counted', true);
  expect(wrong.filter((text) => !text.includes('409'))).toEqual([]);
  expect(other.wrong).toEqual([]);
  await other.leave();
});

test('a table says before one sits down that vacations do not count there, and that programs may join', async ({
  page,
}) => {
  await page.goto('/tables?open');
  const form = page.locator('form.form-sheet');
  await form.getByRole('radio', { name: 'By the day' }).check({ force: true });
  await form.getByRole('checkbox', { name: 'Clocks stand still on vacation' }).uncheck();
  await form.getByRole('checkbox', { name: 'Programs may join' }).check();
  await form.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.waiting-room')).toContainText('Vacations do not count here: the clock goes on.');
  const table = page.url().split('/').at(-1)!;
  const { summary } = await call<Seated>('GET', `/api/tables/${table}`, '');
  expect([summary.vacations, summary.programs]).toEqual([false, true]);
});

test('an answer is prepared step by step, confirmed, kept from the other, carried out; another lapses and is put away', async ({
  browser,
}) => {
  const [akiName, boName] = [fresh('Aki'), fresh('Bo')];
  const cookies = [await register(akiName), await register(boName)];
  const { table, keys } = await slowTable('nippon', cookies[0], cookies[1]);
  const { summary } = await call<Seated>('GET', `/api/tables/${table}`, '');
  const mover = summary.turn[0];
  const seat = 1 - mover;
  const thinks = await person(browser, '', { viewport: { width: 390, height: 844 } });
  const plays = await person(browser, '');
  await as(thinks.page, cookies[seat]);
  await as(plays.page, cookies[mover]);
  for (const { page } of [thinks, plays]) await page.goto(`/t/${table}`);
  const panel = (page: Page) => page.locator('details.prepared');
  /** Answers the questions of the walk by the first choice, until its own turn is over or as far as can be foreseen. */
  async function walk(page: Page): Promise<{ line: string[]; answer: string[] }> {
    await page.goto(`/t/${table}`);
    await page.locator('.tabs').getByRole('button', { name: 'Log' }).click();
    await panel(page).locator('summary').click();
    await panel(page)
      .getByRole('button', { name: /Prepare an answer/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Prepared answers' });
    const keep = dialog.getByRole('button', { name: 'Keep this answer' });
    await expect(keep).toBeDisabled();
    for (let n = 0; n < 30; n++) {
      const choices = dialog.locator('.walk-choices button');
      await expect(dialog.locator('.walk')).toHaveAttribute('aria-busy', 'false');
      if ((await choices.count()) === 0) break;
      if (n === 0) {
        expect(await violations(page)).toEqual([]);
        await page.screenshot({ path: 'dist/e2e/prepared-walk.png' });
      }
      await choices.first().click();
      await expect(dialog.locator('.walk-steps li')).toHaveCount(n + 1);
    }
    await expect(keep).toBeEnabled();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await keep.click();
    await expect(dialog).toHaveCount(0);
    await expect(panel(page)).toContainText('waits for that');
    const { prepared } = await call<{ prepared: { line: { move: string }[]; answer: string[] }[] }>(
      'GET',
      `/api/tables/${table}/prepared`,
      cookies[seat],
    );
    return { line: prepared.at(-1)!.line.map(({ move }) => move), answer: prepared.at(-1)!.answer };
  }
  const first = await walk(thinks.page);
  await thinks.page.screenshot({ path: 'dist/e2e/prepared-phone.png' });
  // The other has a panel of the same kind, and nothing in it.
  await expect(panel(plays.page)).toHaveCount(1);
  await expect(panel(plays.page).locator('li')).toHaveCount(0);
  const hand = await Client.enter(table, keys[mover]);
  const play = async (move: string) => {
    const { seq } = await hand.play(move, hand.push!.seq);
    await hand.until((push) => push.seq >= seq!);
  };
  for (const move of first.line) await play(move);
  const told = thinks.page.locator('.banner.is-prepared');
  await expect(told).toContainText('Your prepared answer has been played.');
  await thinks.page.screenshot({ path: 'dist/e2e/prepared-told.png' });
  await told.getByRole('button', { name: 'Put it away' }).click();
  await expect(told).toHaveCount(0);
  await expect(panel(thinks.page).locator('li')).toHaveCount(0);

  const second = await walk(thinks.page);
  const { moves } = hand.push!;
  await play(moves.find((move) => move !== second.line[0])!);
  while (hand.push!.turn.includes(mover)) await play(hand.push!.moves[0]);
  await expect(told).toContainText('Your prepared answer has lapsed');
  await expect(panel(thinks.page)).toContainText('has lapsed: something else happened');
  await expect(panel(thinks.page)).toContainText('It is your turn');
  hand.close();
  measure('UX-65', 'an answer prepared and confirmed on a phone, carried out; another lapsed and told', true);
  for (const { wrong, leave } of [thinks, plays]) {
    expect(wrong).toEqual([]);
    await leave();
  }
});

test('a member’s home tells what happened since; on a phone the way to the next table covers nothing, filters are folded, the waiting room has the bar', async ({
  page,
}) => {
  const [aki, bo] = [await register(fresh('Aki')), await register(fresh('Bo'))];
  const { table, keys } = await slowTable('nippon', aki, bo);
  const { summary } = await call<Seated>('GET', `/api/tables/${table}`, '');
  const mover = summary.turn[0];
  const hand = await Client.enter(table, keys[mover]);
  while (hand.push!.turn.includes(mover)) {
    const { seq } = await hand.play(hand.push!.moves[0], hand.push!.seq);
    await hand.until((push) => push.seq >= seq!);
  }
  hand.close();
  const wrong = faults(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await as(page, [aki, bo][1 - mover]);
  await page.goto('/');
  await expect(page.locator('.turn-rows .turn-since').first()).toContainText(summary.seats[mover].name!);
  await page.screenshot({ path: 'dist/e2e/member-phone.png', fullPage: true });
  const find = page.getByRole('button', { name: 'Find me a table' });
  await find.scrollIntoViewIfNeeded();
  await find.click({ trial: true });
  expect(await violations(page)).toEqual([]);
  await page.goto('/tables');
  await expect(page.getByRole('combobox', { name: 'Pace' })).toBeHidden();
  await page.screenshot({ path: 'dist/e2e/lobby-phone.png' });
  await page.getByText('Filters', { exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Pace' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const waiting = await call<Seated>('POST', '/api/tables', aki, { game: 'machi', seats: 2, name: 'x', clock: SLOW });
  await page.goto(`/t/${waiting.table}`);
  await expect(page.locator('.top-bar')).toBeVisible();
  await page.screenshot({ path: 'dist/e2e/waiting-phone.png' });
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/t/${table}`);
  await expect(page.locator('.prompt.is-mine')).toBeVisible();
  const list = page.getByRole('dialog', { name: 'Keys' });
  // A page that has just come may not listen yet.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(list).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(list).toContainText('next table where it is your turn');
  expect(wrong).toEqual([]);
});
