import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { BASE } from './address.ts';
import { measure } from './measure.ts';
import { as, fresh, register } from './member.ts';
import { faults } from './table.ts';
import { violations } from './violations.ts';

/** The tests' server sends to this machine (ENGAWA_WEBHOOK_PRIVATE). */
test('notices: a place is added, tested, told what it wants, at once or once a day; quiet hours', async ({ page }) => {
  const arrived: { content?: string }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      arrived.push(JSON.parse(text));
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}/api/webhooks/1/abcd`;
  const cookie = await register(fresh('Told'));
  const wrong = faults(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await as(page, cookie);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Notices: where, of what, when' }).click();
  await expect(page.getByText('You are told nowhere yet.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('discord');
  await page.getByRole('textbox', { name: /Address of the webhook/ }).fill('not an address');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('.refusal')).toContainText('not an address of this kind');
  await page.getByRole('textbox', { name: /Address of the webhook/ }).fill(url);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Added. Send a test to be sure.')).toBeVisible();
  const one = page.getByRole('region', { name: 'Discord' });
  await one.getByRole('button', { name: /Send a test/ }).click();
  await expect(one.getByText('It has arrived.')).toBeVisible();
  expect(arrived).toHaveLength(1);
  expect(arrived[0].content).toContain('a test');
  await one.getByRole('checkbox', { name: 'Invitations' }).uncheck();
  await expect(one.getByText('Kept.')).toBeVisible();
  await one.getByRole('combobox', { name: 'When' }).selectOption('480');
  await page.getByRole('checkbox', { name: 'Keep quiet hours' }).check();
  await page.getByLabel('From').fill('23:30');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.locator('form', { hasText: 'Quiet hours' }).getByText('Kept.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await page.reload();
  await expect(one.getByRole('checkbox', { name: 'Invitations' })).not.toBeChecked();
  await expect(one.getByRole('combobox', { name: 'When' })).toHaveValue('480');
  await expect(page.getByLabel('From')).toHaveValue('23:30');
  await one.getByRole('button', { name: /Remove/ }).click();
  await expect(one).toHaveCount(0);
  for (const kind of ['push', 'mail', 'webhook', 'slack', 'telegram', 'ntfy', 'matrix']) {
    await page.getByRole('combobox', { name: 'Kind' }).selectOption(kind);
    expect(await violations(page), kind).toEqual([]);
  }
  for (const [language, title] of [
    ['fr', 'Notifications'],
    ['ja', '通知'],
  ]) {
    await page.evaluate((code) => {
      const kept = JSON.parse(localStorage.getItem('engawa.settings') ?? '{}');
      localStorage.setItem('engawa.settings', JSON.stringify({ ...kept, language: code }));
    }, language);
    await page.goto(`${BASE}/notices`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  measure('UX-64', 'eight kinds of places with a test button; what, when, quiet hours, digest, on a phone', true);
  // The one refusal that was asked for.
  expect(wrong.filter((text) => !text.includes('400'))).toEqual([]);
  server.close();
});
