import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { BASE } from './address.ts';
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
  await home.page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await home.page.getByRole('button', { name: 'New account', exact: true }).click();
  await expect(home.page.getByRole('heading', { name })).toBeVisible();
  await expect(home.page.getByText('No rated game yet.')).toBeVisible();

  const away = await person(browser, '');
  await away.page.goto('/account');
  await away.page.getByRole('textbox', { name: 'Name' }).fill(name);
  await away.page.getByLabel('Password', { exact: true }).fill('not the password');
  await away.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(away.page.locator('.refusal')).toContainText('The name or the password is wrong.');
  await away.page.getByLabel('Password', { exact: true }).fill('a long enough password');
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
  await away.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(away.page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await away.page.goto('/tables');
  await expect(away.page.getByText('You are not at any table.')).toBeVisible();

  // The name is taken from now on, and that is said.
  await away.page.goto('/account');
  await away.page.getByRole('textbox', { name: 'Name' }).fill(name);
  await away.page.getByLabel('Password', { exact: true }).fill('another long password');
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
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  // Its first password is set with the passkey.
  await page.getByText('Set a password').click();
  const set = page.locator('details.proven', { hasText: 'Set a password' });
  await set.getByLabel('New password').fill('a kettle in the rain');
  await set.getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(set.getByText('The password is changed.')).toBeVisible();
  await leave();
});

test('a new password needs the old one, and signs the other devices out, which are listed', async ({ browser }) => {
  const name = fresh('Rin');
  const home = await person(browser, '');
  const signUp = async (page: Page) => {
    await page.goto('/account');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByLabel('Password', { exact: true }).fill('password1');
    await page.getByRole('button', { name: 'New account', exact: true }).click();
    await expect(page.locator('.refusal')).toContainText('would be guessed');
    await page.getByLabel('Password', { exact: true }).fill('a kettle in the rain');
    await page.getByRole('button', { name: 'New account', exact: true }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  };
  await signUp(home.page);
  const away = await person(browser, '');
  await away.page.goto('/account');
  await away.page.getByRole('textbox', { name: 'Name' }).fill(name);
  await away.page.getByLabel('Password', { exact: true }).fill('a kettle in the rain');
  await away.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(away.page.getByRole('heading', { name })).toBeVisible();

  await home.page.reload();
  const listed = home.page.getByRole('region', { name: 'Where you are signed in' });
  await expect(listed.getByRole('listitem')).toHaveCount(2);
  await expect(listed.getByText('(this device)')).toHaveCount(1);
  await expect(listed.getByText('Chrome on Linux').first()).toBeVisible();
  await listed.getByRole('button', { name: 'Sign out there' }).click();
  await expect(listed.getByRole('listitem')).toHaveCount(1);
  await away.page.reload();
  await expect(away.page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();

  await home.page.getByText('Change the password').click();
  const change = home.page.locator('details.proven', { hasText: 'Change the password' });
  await change.getByLabel('New password').fill('an umbrella for two');
  await change.getByLabel('Current password').fill('not this one');
  await change.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(change.locator('.refusal')).toContainText('not the password');
  await change.getByLabel('Current password').fill('a kettle in the rain');
  await change.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(change.getByText('The password is changed.')).toBeVisible();

  // Who runs the house makes a link for who forgot it.
  const said = execFileSync(
    process.execPath,
    ['bin/engawa.js', 'admin', 'reset', name, '--data', 'dist/e2e-data', '--url', BASE],
    { cwd: path.join(import.meta.dirname, '..'), encoding: 'utf8' },
  );
  await away.page.goto(said.split('\n')[0]);
  await away.page.getByLabel('New password').fill('a lantern by the gate');
  await away.page.getByRole('button', { name: 'Set the password' }).click();
  await expect(away.page.getByText('you are signed in')).toBeVisible();
  expect(away.page.url()).not.toContain('token');
  await home.page.reload();
  await expect(home.page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();

  // The end of the account.
  await away.page.goto('/account');
  await away.page.getByText('Delete the account').click();
  const end = away.page.locator('details.proven', { hasText: 'Delete the account' });
  await end.getByLabel('Current password').fill('a lantern by the gate');
  await end.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(away.page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await home.leave();
  await away.leave();
});

for (const [language, words] of [
  ['fr', { change: 'Changer le mot de passe', sessions: 'Où vous êtes connecté', proof: 'Mot de passe actuel' }],
  ['ja', { change: 'パスワードを変更', sessions: 'ログイン中の端末', proof: '現在のパスワード' }],
] as const) {
  test(`what guards an account is said in ${language}`, async ({ browser }) => {
    const { page, leave } = await person(browser, '');
    const made = await page.request.post('/api/accounts', {
      data: { name: fresh('Yuko'), password: 'a kettle in the rain' },
    });
    expect(made.status()).toBe(201);
    await page.goto('/account');
    await page.locator('.language select').selectOption(language);
    await page.getByText(words.change).click();
    await expect(page.getByLabel(words.proof).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: words.sessions })).toBeVisible();
    await page.goto('/reset');
    await expect(page.locator('.refusal')).toBeVisible();
    await leave();
  });
}

test('without a server the account page says so, and tries again', async ({ page }) => {
  await page.route('**/api/account', (route) => route.abort());
  await page.goto('/account');
  await expect(page.locator('.refusal')).toBeVisible();
  await page.unroute('**/api/account');
  await page.locator('.refusal button').click();
  await expect(page.locator('form.form-sheet')).toBeVisible();
});
