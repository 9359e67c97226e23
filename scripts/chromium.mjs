// The browser of the browser tests: Debian's package, installed when it is missing and we may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const findChromium = () => places.find((file) => existsSync(file));

/** True when there is a browser to test with. */
export function ensureChromium() {
  if (findChromium()) return true;
  const say = (text) => process.stderr.write(`${text}\n`);
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) {
    say('The browser tests need Chromium, and there is no apt-get here to install it with.');
    return false;
  }
  say('Installing Chromium for the browser tests (apt-get; only when it is missing) ...');
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...root, 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(command, rest, { stdio: ['ignore', 2, 2], env }).status === 0;
  };
  if (!apt('update', '-qq') || !apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk')) {
    say('Chromium could not be installed: run "apt-get install chromium" as root, then the tests again.');
  }
  return findChromium() !== undefined;
}
