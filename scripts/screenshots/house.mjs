// What is in the house when its pictures are taken: members with games behind them, tables that wait and one that is played.
import { pathToFileURL } from 'node:url';
import { bundlePast, pastBundle } from '../bundle.mjs';

const MEMBERS = ['Aki', 'Hana', 'Kenji', 'Mio', 'Ren', 'Sora', 'Yuki'];
/** Figures are shown from two hundred games on. */
const GAMES = 240;
export const STORIED = 'yamatai';

const cookies = {};

const post = async (base, at, body, cookie) => {
  const answer = await fetch(base + at, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${at}: ${await answer.text()}`);
  return answer;
};

/** Before the house is open for pictures: its members register, then their past is written. */
export const members = {
  async enter(base) {
    for (const name of MEMBERS) {
      const made = await post(base, '/api/accounts', { name, password: `${name} on the veranda` });
      cookies[name] = made.headers.getSetCookie()[0].split(';')[0];
    }
  },
  async remember(data) {
    if (!(await bundlePast())) throw new Error('The past of the house could not be built: see the errors above.');
    const { writePast } = await import(pathToFileURL(pastBundle).href);
    await writePast({ ENGAWA_DATA: data }, STORIED, GAMES);
  },
};

/** What the screens show: tables of the house, memories of browsers. */
export async function furnish(base, camera, moments) {
  const open = async (name, table) => (await post(base, '/api/tables', { name, ...table }, cookies[name])).json();
  await open('Hana', { game: 'machi', seats: 5, clock: { kind: 'live', bank: 600, increment: 10, cap: 900 } });
  await open('Kenji', {
    game: 'nippon',
    seats: 4,
    rated: true,
    clock: { kind: 'live', bank: 900, increment: 20, cap: 900 },
  });
  await open('Ren', { game: 'yokohama', seats: 3 });
  const waiting = await open('Aki', { game: 'yamatai', seats: 4, bots: ['greedy'] });
  const running = await open('Aki', { game: 'machi', seats: 3, bots: ['greedy', 'greedy'], start: true });
  const member = {
    cookie: cookies.Aki,
    memory: {
      'engawa.signed-in': '1',
      'engawa.seats': JSON.stringify(
        Object.fromEntries(
          [waiting, running].map(({ table, seat = 0, key, phrase = '' }) => [table, { seat, key, phrase }]),
        ),
      ),
    },
  };
  const kept = Object.fromEntries(
    moments.map(({ game, middle, end }) => [
      game,
      { middle: { 'engawa.game.picture': middle }, end: { 'engawa.game.picture': end } },
    ]),
  );
  /** An analysis takes its time: it is made when the first picture asks for it, and remembered. */
  let studied;
  const study = async () => {
    if (studied) return studied;
    const page = await camera.page({ memory: kept[STORIED].end });
    await page.goto(`${base}/here/picture/analysis`);
    await page.locator('[data-analysed]').waitFor({ timeout: 300_000 });
    const memory = await page.evaluate(() => ({ ...localStorage }));
    await page.context().close();
    delete memory['engawa.settings'];
    studied = memory;
    return memory;
  };
  return { kept, member, waiting, running, study };
}
