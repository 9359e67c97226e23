import { expect, test } from '@playwright/test';
import { BASE } from './house.ts';
import { begin, openTable, person } from './people.ts';

/** Names are taken for good: each run has its own. */
const fresh = (name: string) => `${name} ${Date.now().toString(36)}`;

test('an account: opened with a password, its tables on another device, signed out and in', async ({ browser }) => {
  const name = fresh('Aki');
  const home = await person(browser, 'Aki');
  await openTable(home.page, { bots: 1 });
  const link = home.page.url();
  await begin(home.page);
  // The seat this browser holds comes along.
  await home.page.goto('/account');
  await home.page.getByRole('textbox', { name: 'Name' }).fill(name);
  await home.page.getByLabel('Password').fill('a long enough password');
  await home.page.getByRole('button', { name: 'New account', exact: true }).click();
  await expect(home.page.getByRole('heading', { name })).toBeVisible();
  await expect(home.page.getByText('No rated game yet.')).toBeVisible();

  const away = await person(browser, '');
  await away.page.goto('/account');
  await away.page.getByRole('textbox', { name: 'Name' }).fill(name);
  await away.page.getByLabel('Password').fill('not the password');
  await away.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(away.page.locator('.refusal')).toContainText('The name or the password is wrong.');
  await away.page.getByLabel('Password').fill('a long enough password');
  await away.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(away.page.getByRole('heading', { name })).toBeVisible();
  await away.page.goto('/tables');
  await away.page
    .locator(`section[aria-labelledby=mine] a[href="${new URL(link).pathname}"]`)
    .first()
    .click();
  // It is the player's own seat, not the watchers' bench.
  await expect(away.page.locator('.chat')).toBeVisible();
  await expect(away.page.locator('.prompt.is-mine')).toBeVisible();

  await away.page.goto('/account');
  await away.page.getByRole('button', { name: 'Sign out' }).click();
  await expect(away.page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await away.page.goto('/tables');
  await expect(away.page.getByText('You sit at no table.')).toBeVisible();

  // The name is taken from now on, and that is said.
  await away.page.goto('/account');
  await away.page.getByRole('textbox', { name: 'Name' }).fill(name);
  await away.page.getByLabel('Password').fill('another long password');
  await away.page.getByRole('button', { name: 'New account', exact: true }).click();
  await expect(away.page.locator('.refusal')).toContainText('That name is taken.');
  await home.leave();
  await away.leave();
});

test('an account with a passkey alone', async ({ browser }) => {
  const name = fresh('Kei');
  const { page, leave } = await person(browser, '');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  // A passkey belongs to a name, never to an address in figures.
  await page.goto(`${BASE.replace('127.0.0.1', 'localhost')}/account`);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'New account with a passkey' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await leave();
});

test('without a server the account page says so, and tries again', async ({ page }) => {
  await page.route('**/api/account', (route) => route.abort());
  await page.goto('/account');
  await expect(page.locator('.refusal')).toBeVisible();
  await page.unroute('**/api/account');
  await page.locator('.refusal button').click();
  await expect(page.locator('form.form-sheet')).toBeVisible();
});
