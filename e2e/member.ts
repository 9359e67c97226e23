import type { Page } from '@playwright/test';
import { BASE } from './address.ts';
import { wear } from './table.ts';

const PASSWORD = 'correct horse battery';

/** Names are taken for good: each run has its own. */
export const fresh = (name: string): string => `${name} ${Date.now().toString(36)}`;

/** Makes an account; gives its cookie. */
export async function register(name: string): Promise<string> {
  const made = await fetch(`${BASE}/api/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: PASSWORD }),
  });
  return made.headers.getSetCookie()[0].split(';')[0];
}

/** A request of a member without a browser. */
export async function call<T>(method: string, at: string, cookie: string, body?: object): Promise<T> {
  const answer = await fetch(BASE + at, {
    method,
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body && JSON.stringify(body),
  });
  return (await answer.json()) as T;
}

/** The page belongs to a member from now on. */
export async function as(page: Page, cookie: string, settings: Record<string, unknown> = {}): Promise<void> {
  const [name, value] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: BASE }]);
  await wear(page, settings);
  await page.addInitScript(() => localStorage.setItem('engawa.signed-in', '1'));
}
