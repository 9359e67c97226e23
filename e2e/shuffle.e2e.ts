import { expect, type Page, test } from '@playwright/test';
import { BASE } from './address.ts';
import { Client, openWaiting } from './client.ts';
import { begin, decide, openTable, type Person, person, sitDown, takeKey } from './people.ts';
import { finalScore, startGame, wear } from './table.ts';

/** Everybody's part of the shuffle, from the waiting room to the page that checks a finished game. */

interface Evidence {
  readonly commitment: string;
  readonly secret: string;
  readonly seats: readonly { readonly seat: number; readonly commitment: string; readonly part: string }[];
}

interface Told {
  readonly seed: string;
  readonly moves: readonly string[];
  readonly hashes: readonly string[];
  readonly fairness: { readonly attempts: readonly Evidence[] };
}

const idOf = (link: string): string => link.split('/').at(-1)!;

const ownPart = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const notes = localStorage.getItem(`engawa.fair.${location.pathname.split('/')[2]}`);
    return (JSON.parse(notes ?? '') as { attempts: { part: string }[] }).attempts[0].part;
  });

async function resign({ page }: Person, link: string): Promise<void> {
  const key = await page.evaluate(
    (id) => (JSON.parse(localStorage.getItem('engawa.seats') ?? '{}') as Record<string, { key: string }>)[id].key,
    idOf(link),
  );
  const client = await Client.enter(idOf(link), key);
  await client.ask({ do: 'resign', seq: client.push!.seq, action: crypto.randomUUID() });
  client.close();
}

/** Two people sit down, begin, and play a little; then one of them gives up. */
async function shortGame(aki: Person, bo: Person): Promise<string> {
  const link = await openTable(aki.page);
  await sitDown(bo.page, link, 'Bo');
  await begin(aki.page);
  await expect(bo.page.locator('.table-screen')).toBeVisible();
  for (let n = 0; n < 16; n++) if (!(await decide(aki.page))) await decide(bo.page);
  await resign(bo, link);
  await expect(finalScore(aki.page)).toBeVisible();
  return link;
}

test('two people add their parts without doing anything, and the finished game checks out @smoke', async ({
  browser,
}) => {
  const [aki, bo] = [await person(browser, 'Aki'), await person(browser, '')];
  const link = await openTable(aki.page);
  await sitDown(bo.page, link, 'Bo');
  await expect(aki.page.locator('.waiting-seats')).toContainText(/Aki.*✓ in the shuffle.*Bo.*✓ in the shuffle/s);
  await expect(bo.page.locator('.own-part')).toContainText('You don’t have to do anything.');
  const part = await ownPart(bo.page);
  // The number itself is for whoever asks how it works.
  const digits = bo.page.locator('.own-part .fair-codes').getByText(part.slice(0, 4));
  await expect(digits).toBeHidden();
  await bo.page.locator('.own-part summary').click();
  await expect(digits).toBeVisible();
  // Another window and a reload have the same part.
  const second = await bo.page.context().newPage();
  await second.goto(link);
  await expect(second.locator('.own-part .fair-state')).toContainText('✓ your number is in it');
  expect(await ownPart(second)).toBe(part);
  await second.close();
  await begin(aki.page);
  await expect(bo.page.locator('.table-screen')).toBeVisible();
  for (let n = 0; n < 8; n++) if (!(await decide(aki.page))) await decide(bo.page);
  await resign(bo, link);
  await finalScore(aki.page).getByRole('link', { name: 'Check the shuffle' }).click();
  await expect(aki.page.locator('.verdict')).toContainText('Everything fits.');
  const steps = aki.page.locator('.check-steps');
  await expect(steps).toContainText('The server’s seal is the one this browser saw when you came to the table.');
  await expect(steps).toContainText('Aki’s number is the one this browser drew.');
  await expect(aki.page.getByText('the numbers of Aki and Bo settled the shuffle together')).toBeVisible();
  for (const { wrong, leave } of [aki, bo]) {
    expect(wrong).toEqual([]);
    await leave();
  }
});

test('whoever was away when the list was closed reveals at the first visit; until then the others see who is awaited', async ({
  browser,
}) => {
  const [aki, bo] = [await person(browser, 'Aki'), await person(browser, '')];
  const link = await openTable(aki.page);
  await sitDown(bo.page, link, 'Bo');
  await expect(bo.page.locator('.own-part .fair-state')).toContainText('✓ your number is in it');
  await bo.page.goto('about:blank');
  await aki.page.getByRole('button', { name: 'Start the game' }).click();
  await expect(aki.page.locator('.beginning')).toContainText('Waiting for Bo.');
  await expect(aki.page.getByRole('button', { name: 'Go on without Bo' })).toBeDisabled();
  await expect(aki.page.locator('.own-part .fair-state')).toContainText('your number is in it, and opened');
  await bo.page.goto(link);
  for (const { page } of [aki, bo]) await expect(page.locator('.table-screen')).toBeVisible();
  await aki.leave();
  await bo.leave();
});

test('a rated game begins when everybody has said so', async ({ browser }) => {
  const clock = { kind: 'live', bank: 1200, increment: 20, cap: 1800 };
  const { table, host } = await openWaiting({ seats: 2, name: 'Aki', rated: true, clock });
  const [aki, bo] = [await person(browser, 'Aki'), await person(browser, '')];
  await takeKey(aki.page, table, host);
  await sitDown(bo.page, `${BASE}/t/${table}`, 'Bo');
  await aki.page.goto(`/t/${table}`);
  await expect(aki.page.locator('.start')).toContainText('waits until Bo is ready');
  await expect(aki.page.getByRole('button', { name: 'Start the game' })).toBeDisabled();
  await bo.page.getByRole('button', { name: 'I am ready' }).click();
  await expect(aki.page.locator('.waiting-seats')).toContainText('✓ ready');
  await begin(aki.page);
  await expect(bo.page.locator('.table-screen')).toBeVisible();
  await aki.leave();
  await bo.leave();
});

test('a record that was tampered with is named by its first wrong part', async ({ browser }) => {
  const [aki, bo] = [await person(browser, 'Aki'), await person(browser, '')];
  const link = await shortGame(aki, bo);
  const record = (await (await fetch(`${BASE}/api/tables/${idOf(link)}/record`)).json()) as Told;
  const [attempt] = record.fairness.attempts;
  expect(record.moves.length).toBeGreaterThan(4);
  const zero = '0'.repeat(64);
  const withAttempt = (change: Partial<Evidence>) => ({
    ...record,
    fairness: { ...record.fairness, attempts: [{ ...attempt, ...change }] },
  });
  const [first, second] = attempt.seats;
  const at = <T>(list: readonly T[], n: number, other: T) => list.map((item, i) => (i === n ? other : item));
  const { page } = await person(browser, 'Eve');
  const check = async (given: object, sentence: string) => {
    await page.goto('/check');
    const buffer = Buffer.from(JSON.stringify(given));
    await page
      .getByLabel('Choose a record file')
      .setInputFiles({ name: 'r.json', mimeType: 'application/json', buffer });
    await expect(page.locator('.verdict')).toContainText(sentence);
  };
  const wrong = (thing: string) => `The first thing that does not fit: ${thing}.`;
  await check(record, 'Everything fits.');
  await check(withAttempt({ secret: zero }), wrong('the server’s number'));
  await check(withAttempt({ commitment: zero }), wrong('the server’s seal'));
  await check(withAttempt({ seats: [first, { ...second, part: zero }] }), wrong('Bo’s number'));
  await check(withAttempt({ seats: [first, { ...second, commitment: zero }] }), wrong('the seal of Bo’s number'));
  await check({ ...record, hashes: at(record.hashes, 2, record.hashes[1]) }, wrong('move 3'));
  await check({ ...record, moves: at(record.moves, 3, '0 nothing like this') }, wrong('move 4'));
  await check({ ...record, seed: zero }, wrong('the seed'));
  // A promise that somebody noted is compared as well.
  await check(record, 'Everything fits.');
  await page.getByLabel('The server’s seal as it was noted').fill(zero);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.locator('.verdict')).toContainText('the server’s seal, which was another one before the game');
  for (const { leave } of [aki, bo]) await leave();
});

test('a browser that is shown another promise than before keeps its part closed, and says so', async ({ browser }) => {
  const [aki, bo] = [await person(browser, 'Aki'), await person(browser, '')];
  const link = await openTable(aki.page);
  let promise: string | undefined;
  await bo.page.routeWebSocket('**/live', (route) => {
    const server = route.connectToServer();
    server.onMessage((text) =>
      route.send(promise ? String(text).replaceAll(promise, 'f'.repeat(64)) : (text as string)),
    );
  });
  await sitDown(bo.page, link, 'Bo');
  await expect(bo.page.locator('.own-part .fair-state')).toContainText('✓ your number is in it');
  const { summary } = (await (await fetch(`${BASE}/api/tables/${idOf(link)}`)).json()) as {
    summary: { commitment: string };
  };
  promise = summary.commitment;
  await aki.page.getByRole('button', { name: 'Start the game' }).click();
  const alarm = bo.page.locator('.fair-alarm');
  await expect(alarm).toContainText('another seal than the one this browser noted');
  await expect(alarm).toContainText('Your number stays closed.');
  await bo.page.waitForTimeout(3000);
  await expect(aki.page.locator('.beginning')).toContainText('Waiting for Bo.');
  await expect(bo.page.locator('.table-screen')).toHaveCount(0);
  await aki.leave();
  await bo.leave();
});

test('a browser in whose seat the server shows another code than it sent keeps its part closed, and says so', async ({
  browser,
}) => {
  const [aki, bo] = [await person(browser, 'Aki'), await person(browser, '')];
  const link = await openTable(aki.page);
  // The server takes Bo's code, and shows everybody one of its own.
  let sent = '';
  const lie = (text: string) => (sent ? text.replaceAll(sent, 'e'.repeat(64)) : text);
  await bo.page.routeWebSocket('**/live', (route) => {
    const server = route.connectToServer();
    server.onMessage((text) => route.send(lie(String(text))));
  });
  await bo.page.route('**/commit', async (route) => {
    sent = (route.request().postDataJSON() as { commitment: string }).commitment;
    const response = await route.fetch();
    await route.fulfill({ response, body: lie(await response.text()) });
  });
  await sitDown(bo.page, link, 'Bo');
  await expect(bo.page.locator('.own-part')).toContainText('Another device has added a number for your seat.');
  await aki.page.getByRole('button', { name: 'Start the game' }).click();
  const alarm = bo.page.locator('.fair-alarm');
  await expect(alarm).toContainText('a seal that this browser did not send');
  await expect(alarm).toContainText('Your number stays closed.');
  await expect(aki.page.locator('.beginning')).toContainText('Waiting for Bo.');
  await aki.leave();
  await bo.leave();
});

test('a record with a beginning that was made up afterwards, or without its evidence, does not fit what the browser noted', async ({
  browser,
}) => {
  const [aki, bo] = [await person(browser, 'Aki'), await person(browser, '')];
  const link = await shortGame(aki, bo);
  const { page } = aki;
  let forge: (record: Told) => object = (record) => record;
  await page.route('**/record', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: forge((await response.json()) as Told) });
  });
  const verdict = page.locator('.verdict');
  await page.goto(`${link}/check`);
  await expect(verdict).toContainText('Everything fits.');
  await expect(page.locator('.check-steps')).toContainText('The first position is the one this browser was shown.');
  await expect(page.locator('.check-steps')).toContainText('The last position is the one this browser was shown.');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download what this browser noted' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`notes-${idOf(link)}.json`);
  const [whole] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  expect(whole.suggestedFilename()).toBe(`record-${idOf(link)}.json`);
  forge = ({ fairness, ...record }) => {
    const [one] = fairness.attempts;
    const failed = { ...one, seats: [one.seats[0], { ...one.seats[1], part: null }], without: [1] };
    return { ...record, fairness: { ...fairness, attempts: [failed, { ...one, seats: [one.seats[0]] }] } };
  };
  await page.goto(`${link}/check`);
  const begun = 'This browser saw the game begin with this start; the record was played with a later one.';
  await expect(page.locator('.check-steps li.is-wrong').filter({ hasText: begun })).toBeVisible();
  await expect(verdict).toContainText('This game is not what it says.');
  forge = ({ fairness: _, ...record }) => record;
  await page.goto(`${link}/check`);
  await expect(verdict).toContainText('seals and numbers, which are missing or of another table');
  for (const { leave } of [aki, bo]) await leave();
});

test('a game of this browser checks out as what it is, and a record of the older kind is said to be weaker', async ({
  page,
}) => {
  await wear(page);
  await startGame(page, 'machi', { seats: 2 });
  const [kept, id] = await page.evaluate(() => {
    const here = location.pathname.split('/')[2];
    return [localStorage.getItem(`engawa.game.${here}`) ?? '', here];
  });
  await page.goto(`/here/${id}/check`);
  await expect(page.locator('.verdict')).toContainText('Everything fits.');
  await expect(page.getByText('nobody else can vouch for the choice')).toBeVisible();
  const { record } = JSON.parse(kept) as { record: { seed: string } };
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(record.seed)));
  await page.goto('/check');
  await page
    .getByRole('textbox', { name: 'paste' })
    .fill(JSON.stringify({ ...record, commitment: Buffer.from(bytes).toString('hex') }));
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.locator('.verdict')).toContainText('Everything fits.');
  await expect(page.getByText('This is the older kind of shuffle, and weaker')).toBeVisible();
  await page.goto('/check');
  await page.getByRole('textbox', { name: 'paste' }).fill('{}');
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.locator('.refusal')).toContainText('That is not the record of a game.');
});
