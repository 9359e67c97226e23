import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { BASE } from './address.ts';
import { measure } from './measure.ts';
import { as, call, fresh, register } from './member.ts';
import { faults, wear } from './table.ts';
import { violations } from './violations.ts';

const clean = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([]);

test('follow, block and report somebody; a moderator sees what was said, mutes and closes, and it is in the log', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const [ada, bea, warden] = [fresh('Ada'), fresh('Bea'), fresh('Warden')];
  const [hers, theirs, keeper] = [await register(ada), await register(bea), await register(warden)];
  const wrong = faults(page);
  await as(page, hers);

  // From the profile, by keyboard.
  await page.goto(`/people/${encodeURIComponent(bea)}`);
  const follow = page.getByRole('button', { name: 'Follow', exact: true });
  await follow.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Unfollow' })).toHaveAttribute('aria-pressed', 'true');
  await clean(page);
  await page.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByRole('dialog', { name: `Report ${bea}` })).toBeVisible();
  await clean(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // From the table.
  const { table } = await call<{ table: string }>('POST', '/api/tables', hers, { game: 'nippon', seats: 2, name: 'x' });
  const { key } = await call<{ key: string }>('POST', `/api/tables/${table}/join`, theirs, { name: 'x' });
  await call('POST', `/api/tables/${table}/start`, hers, {});
  const other = await browser.newContext();
  const loud = await other.newPage();
  await loud.addInitScript(
    ([id, held]) => localStorage.setItem('engawa.seats', JSON.stringify({ [id]: { seat: 1, key: held, phrase: '' } })),
    [table, key],
  );
  await wear(loud);
  await loud.goto(`${BASE}/t/${table}`);
  await loud.locator('.chat > summary').click();
  await loud.getByPlaceholder('Say something').fill('something rude');
  await loud.keyboard.press('Enter');
  await page.goto(`/t/${table}`);
  await page.locator('.chat > summary').click();
  await expect(page.locator('.chat')).toContainText('something rude');
  await page.getByText('People at this table').click();
  const person = page.getByRole('group', { name: `More about ${bea}` });
  await person.getByRole('button', { name: 'Report' }).click();
  await page.getByRole('radio', { name: 'Words that hurt' }).check();
  await page.getByRole('textbox', { name: /What happened/ }).fill('see the chat');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('A moderator will look at it.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await person.getByRole('button', { name: 'Block' }).click();
  await page.locator('.person-sure').getByRole('button', { name: 'Block' }).click();
  await expect(person.getByText(`You have blocked ${bea}.`)).toBeVisible();
  await loud.getByPlaceholder('Say something').fill('unheard');
  await loud.keyboard.press('Enter');
  await expect(loud.locator('.chat')).toContainText('unheard');
  await expect(page.locator('.chat')).not.toContainText('unheard');

  // A note to oneself is there after the page is opened anew, and for nobody else.
  await page.getByText('Note to myself').click();
  await page.getByRole('textbox', { name: /Only you see it/ }).fill('watch the silk');
  await expect(page.locator('.note-to-self').getByText('Kept.')).toBeVisible();
  await page.reload();
  await page.locator('.chat > summary').click();
  await page.getByText('Note to myself').click();
  await expect(page.getByRole('textbox', { name: /Only you see it/ })).toHaveValue('watch the silk');
  await loud.getByText('Note to myself').click();
  await expect(loud.getByRole('textbox', { name: /Only you see it/ })).toHaveValue('');
  measure('UX-65', 'a note to oneself is kept, and for nobody else', true);

  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Neighbours' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Unblock ${bea}` })).toBeVisible();
  await clean(page);
  measure('UX-63', 'follow, block and report from the profile and from the table', true);

  // The moderator.
  execFileSync(process.execPath, ['bin/engawa.js', 'admin', 'appoint', warden, '--data', 'dist/e2e-data'], {
    cwd: path.join(import.meta.dirname, '..'),
  });
  const desk = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const queue = await desk.newPage();
  await as(queue, keeper);
  await queue.goto(`${BASE}/account`);
  await queue.getByRole('link', { name: 'Reports' }).click();
  const report = queue.getByRole('article', { name: new RegExp(bea) });
  await expect(report).toContainText('something rude');
  await expect(report).toContainText('sat down');
  await clean(queue);
  const sideways = await queue.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  await report.locator('summary', { hasText: 'Mute' }).click();
  await report.locator('details[open]').getByRole('textbox', { name: 'Reason, as they will read it' }).fill('rude');
  await report.getByRole('button', { name: 'Mute' }).click();
  await expect(report).toContainText('may not speak until');
  await loud.getByPlaceholder('Say something').fill('again');
  await loud.keyboard.press('Enter');
  await expect(loud.locator('.chat')).not.toContainText('again');
  await report.locator('summary', { hasText: 'Close the report' }).click();
  await report.getByRole('textbox', { name: 'What came of it' }).fill('muted for three days');
  await report.getByRole('button', { name: 'Close the report' }).click();
  await expect(report).toHaveCount(0);
  const log = queue.getByRole('region', { name: 'Log of acts' });
  await expect(log).toContainText('close a report');
  await expect(log.getByRole('row', { name: new RegExp(`mute ${bea}`) })).toBeVisible();
  measure('UX-63', 'a moderator’s queue with what was said and done; every act in the log', true);
  for (const language of ['fr', 'ja'] as const) {
    await queue.evaluate((code) => {
      const kept = JSON.parse(localStorage.getItem('engawa.settings') ?? '{}');
      localStorage.setItem('engawa.settings', JSON.stringify({ ...kept, language: code }));
    }, language);
    await queue.goto(`${BASE}/moderation`);
    await expect(
      queue.getByRole('heading', { level: 1, name: language === 'fr' ? 'Signalements' : '通報' }),
    ).toBeVisible();
  }
  expect(wrong).toEqual([]);
  await other.close();
  await desk.close();
});
