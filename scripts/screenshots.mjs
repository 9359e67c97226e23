// npm run screenshots: the pictures of docs/screenshots, from seeded games on the real server. With names (yokohama, shell)
// only those.
import './node-version.mjs';
import { ensureChromium } from './chromium.mjs';
import { fail, prepare } from './prepare.mjs';
import { Camera, DESK, PHONE } from './screenshots/camera.mjs';
import { playMoments } from './screenshots/moments.mjs';
import { withServer } from './with-server.mjs';

await prepare();
if (!ensureChromium()) fail('There is no browser to take pictures with.');
const names = process.argv.slice(2);
const wanted = (name) => names.length === 0 || names.includes(name);

/** Every game is seen on a desk by day and by night, and on a phone. */
const LOOKS = [
  ['', { size: DESK, theme: 'washi' }],
  ['-dark', { size: DESK, theme: 'sumi' }],
  ['-phone', { size: PHONE, theme: 'washi' }],
];
const TABLE = '/here/picture';
const asked = (page) => page.waitForSelector('.prompt.is-mine', { timeout: 60_000 });
const scored = (page) => page.waitForSelector('dialog[open] .breakdown', { timeout: 60_000 });

await withServer(async (base) => {
  const camera = await Camera.open(base);
  const moments = await playMoments((game) => wanted(game) || (wanted('shell') && game === 'nippon'));
  for (const { game, middle, end } of moments.filter(({ game }) => wanted(game))) {
    for (const [look, how] of LOOKS) {
      await camera.shoot(`${game}${look}`, { ...how, kept: middle }, TABLE, asked);
      await camera.shoot(`${game}-final${look}`, { ...how, kept: end }, TABLE, scored);
    }
  }
  if (wanted('shell')) await shell(camera, moments.find(({ game }) => game === 'nippon').end);
  await camera.close();
});

/** The pages around the games. */
async function shell(camera, played) {
  const shown = (selector) => (page) => page.locator(selector).first().waitFor();
  await camera.shoot('home', {}, '/', shown('main'));
  await camera.shoot('home-phone', { size: PHONE, theme: 'sumi' }, '/', shown('main'));
  await camera.shoot('replay', { kept: played }, `${TABLE}/replay?m=240`, shown('.replay-bar'));
  await camera.shoot(
    'text-mode',
    { kept: played, settings: { textMode: true } },
    `${TABLE}/replay?m=240`,
    shown('.replay-bar'),
  );

  const host = await camera.page({}, '/tables?open');
  await host.locator('form.form-sheet input[type=checkbox]').first().check();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.locator('.invite').waitFor();
  await camera.take(host, 'waiting-room');
  await host.goto(`${camera.base}/tables`);
  await host.locator('.shelf li').first().waitFor();
  await camera.take(host, 'lobby');
  await host.evaluate(() => localStorage.setItem('engawa.lesson.yokohama', '8'));
  await host.goto(`${camera.base}/learn/yokohama`);
  await host.locator('.lesson-bubble .choice').first().waitFor();
  await camera.take(host, 'lesson');
  await host.context().close();
}
