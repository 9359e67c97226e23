// npm run screenshots: every screen at four sizes and in two themes, from seeded games on the real server, into dist/screenshots with a
// page that shows them together; those that the documents show also into docs/screenshots. With names (yokohama, house, phone,
// sumi) only the screens, sizes and themes that have one of them.
import './node-version.mjs';
import { ensureChromium } from './chromium.mjs';
import { fail, prepare } from './prepare.mjs';
import { Camera, SIZES, THEMES } from './screenshots/camera.mjs';
import { furnish, members } from './screenshots/house.mjs';
import { playMoments } from './screenshots/moments.mjs';
import { screens } from './screenshots/screens.mjs';
import { withServer } from './with-server.mjs';

await prepare();
if (!ensureChromium()) fail('There is no browser to take pictures with.');
const named = process.argv.slice(2);
const wanted = (among) => {
  const asked = named.filter((name) => name in among);
  return Object.keys(among).filter((name) => asked.length === 0 || asked.includes(name));
};
const names = named.filter((name) => !(name in SIZES) && !(name in THEMES));

const moments = await playMoments();
await withServer(async (base) => {
  const camera = await Camera.open(base);
  const things = await furnish(base, camera, moments);
  for (const screen of screens(things)) {
    if (names.length > 0 && !names.some((name) => screen.name === name || screen.of === name)) continue;
    // What takes long to be remembered is made when the first picture needs it.
    if (typeof screen.memory === 'function') screen.memory = await screen.memory();
    for (const theme of wanted(THEMES)) {
      for (const size of wanted(SIZES)) {
        if (screen.sizes?.includes(size) ?? true) await camera.shoot(screen, size, theme);
      }
    }
  }
  await camera.close();
}, members);
