import { expect, type Page, test } from '@playwright/test';
import { type IdentityProvider, openIdentityProvider } from '../server/tests/identity-provider.ts';
import { PORT } from './address.ts';
import { measure } from './measure.ts';
import { person } from './people.ts';
import { OwnServer } from './server.ts';

/** UX-67: sign-in through an identity provider of the house's own, by clicks, at a real provider on this machine. */

const NUMBER = 9;
const HOUSE = `http://127.0.0.1:${PORT + NUMBER}`;
let provider: IdentityProvider;
let server: OwnServer;

test.beforeAll(async () => {
  provider = await openIdentityProvider(() => HOUSE);
  server = new OwnServer(NUMBER, [], {
    ENGAWA_URL: HOUSE,
    ENGAWA_OIDC_ISSUER: provider.issuer,
    ENGAWA_OIDC_SECRET: 'between us',
    ENGAWA_OIDC_NAME: 'Our club',
  });
  await server.start();
});
test.afterAll(async () => {
  await server.close();
  provider.close();
});

/** At the provider: who one is, and that one agrees. */
async function saysWho(page: Page, who: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}`));
  await page.locator('input[name=login]').fill(who);
  await page.locator('input[name=password]').fill('x');
  await page.locator('button[type=submit]').click();
  // It asks the first time alone.
  const agree = page.locator('form:has(input[name=prompt][value=consent]) button[type=submit]');
  await expect(agree.or(page.getByRole('heading', { name: who })).first()).toBeVisible({ timeout: 20_000 });
  if (await agree.isVisible()) await agree.click();
}

test('one signs in through the provider, comes back the next time, and proves by it', async ({ browser }) => {
  const aki = await person(browser, '');
  await aki.page.goto(`${HOUSE}/account`);
  await aki.page.getByRole('button', { name: 'Sign in through Our club' }).click();
  await saysWho(aki.page, 'aki');
  await expect(aki.page).toHaveURL(`${HOUSE}/account`);
  await expect(aki.page.getByRole('heading', { name: 'aki' })).toBeVisible();
  await aki.page.reload();
  await expect(aki.page.getByRole('heading', { name: 'aki' })).toBeVisible();
  await aki.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  // The provider still knows who sits there.
  await aki.page.getByRole('button', { name: 'Sign in through Our club' }).click();
  await expect(aki.page.getByRole('heading', { name: 'aki' })).toBeVisible();
  // The end of the account needs a proof, given there and now.
  const end = aki.page.locator('details.proven', { hasText: 'Delete the account' });
  await end.locator('summary').click();
  await end.getByRole('button', { name: 'Confirm where you sign in' }).click();
  await saysWho(aki.page, 'aki');
  await expect(aki.page).toHaveURL(`${HOUSE}/account`);
  await end.locator('summary').click();
  await end.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(aki.page.getByRole('button', { name: 'Sign in through Our club' })).toBeVisible();
  // Pages of the provider, and questions of who is not signed in, are refused things; nothing else goes wrong.
  expect(aki.wrong.filter((one) => !one.startsWith('Failed to load resource'))).toEqual([]);
  await aki.leave();
  measure('UX-67', 'signed in through a provider by clicks, came back, proved by it that the account may end', true);
});

test('what another browser began opens nothing here, and says so', async ({ browser }) => {
  const begun = await fetch(`${HOUSE}/api/identity/begin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ for: 'login' }),
  });
  const { to } = (await begun.json()) as { to: string };
  const back = await provider.visit(to, 'thief');
  // Somebody is led to the thief's way back, to play on under the thief's name.
  const victim = await person(browser, '');
  await victim.page.goto(back);
  await expect(victim.page.getByText('This browser did not ask for that.')).toBeVisible();
  await expect(victim.page).toHaveURL(`${HOUSE}/identity`);
  await victim.page.goto(`${HOUSE}/account`);
  await expect(victim.page.getByRole('button', { name: 'Sign in through Our club' })).toBeVisible();
  await victim.leave();
});
