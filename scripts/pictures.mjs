// What the server's pictures of boards are made of, into dist/pictures: the theme and the fonts.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFonts } from './fonts.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const out = path.join(root, 'dist', 'pictures');
const theme = path.join(root, 'web', 'theme');

/** The theme's own order, without fonts, which are laid beside it, and without what marks choices: a picture has none. */
const SHEETS = ['tokens', 'base', 'pieces', 'boards/frame'];

/** People are called what they like: their names need more letters than our own words, which the client's fonts are cut to. */
const NAMES = 'zen-kaku-gothic-new';
const MORE_LETTERS = ['latin-ext', 'cyrillic', 'japanese'];

export async function layPictures() {
  await buildFonts();
  rmSync(out, { recursive: true, force: true });
  const fonts = path.join(out, 'fonts');
  mkdirSync(fonts, { recursive: true });
  for (const name of readdirSync(path.join(theme, 'fonts'))) {
    if (name.endsWith('.woff2') || name.endsWith('.txt'))
      cpSync(path.join(theme, 'fonts', name), path.join(fonts, name));
  }
  for (const part of MORE_LETTERS) {
    const whole = path.join(root, 'node_modules', '@fontsource', NAMES, 'files', `${NAMES}-${part}-700-normal.woff2`);
    cpSync(whole, path.join(fonts, `names-700-${part}.woff2`));
  }
  const sheets = [
    ...SHEETS.map((name) => path.join(theme, `${name}.css`)),
    path.join(root, 'server', 'pictures', 'card.css'),
  ];
  writeFileSync(path.join(out, 'theme.css'), sheets.map((file) => readFileSync(file, 'utf8')).join('\n'));
}
