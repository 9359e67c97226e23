// Cuts the fonts down to the characters that words and drawings use, into web/theme/fonts (fonts.css and woff2 files). The
// client's builds call buildFonts(); `node scripts/fonts.mjs` does it by hand. What is up to date is not cut again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LONG_VOWELS, withMacrons } from './macrons.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const out = path.join(root, 'web', 'theme', 'fonts');
const packages = path.join(root, 'node_modules', '@fontsource');

const between = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const LATIN = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸ–—‘’“”„…•‹›€−`;
/** Signs that every language uses; the packages keep them with the Japanese characters. */
const SIGNS = '←↑→↓×÷≤≥★☆✓○●◎◇◆□■△▲▽▼※';
/** Where a character of a kana file may lie; rules that come later win. */
const JAPANESE = 'U+3000-9FFF, U+FF00-FFEF';
/** Kanji that stand on boards and titles as ornament, in every language. */
const ORNAMENTS = '面胴足全雷受避日本横濱町邪馬台縁側春夏秋冬海山九州中国近畿四国関東中部東北海道北西南';

const FACES = [
  { name: 'display-600', family: 'Shippori Mincho', weight: 600, file: 'shippori-mincho', signs: SIGNS + ORNAMENTS },
  { name: 'ui-400', family: 'Zen Kaku Gothic New', weight: 400, file: 'zen-kaku-gothic-new', signs: SIGNS },
  { name: 'ui-700', family: 'Zen Kaku Gothic New', weight: 700, file: 'zen-kaku-gothic-new', signs: SIGNS },
];

/** System fonts with the widths of ours, so that nothing moves when ours arrive. */
const FALLBACKS = `
@font-face { font-family: "Shippori Mincho fallback"; src: local("Georgia"), local("DejaVu Serif"); size-adjust: 97%; ascent-override: 92%; descent-override: 26%; }
@font-face { font-family: "Zen Kaku fallback"; src: local("Arial"), local("Liberation Sans"), local("DejaVu Sans"); size-adjust: 99%; ascent-override: 88%; descent-override: 24%; }
`;

/** Every Japanese character in a source file of the kernel, a game or the client. */
function written() {
  const found = new Set();
  for (const room of ['kernel', 'games', 'web']) {
    for (const file of sourcesIn(path.join(root, room))) {
      for (const c of readFileSync(file, 'utf8')) if (isJapanese(c.codePointAt(0))) found.add(c);
    }
  }
  return found;
}

const isJapanese = (code) => (code >= 0x3000 && code <= 0x9fff) || (code >= 0xff00 && code <= 0xffef);

function sourcesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (name === 'node_modules' || name === 'fonts') return [];
    if (statSync(file).isDirectory()) return sourcesIn(file);
    return /\.(tsx?|json|html|css|md)$/.test(name) ? [file] : [];
  });
}

/** `U+30-39,U+41`: neighbours are joined. */
function rangesOf(text) {
  const codes = [...new Set(text)].map((c) => c.codePointAt(0)).sort((a, b) => a - b);
  const runs = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (n) => n.toString(16).toUpperCase();
  return runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(',');
}

export async function buildFonts() {
  const japanese = written();
  const parts = FACES.flatMap((face) => [
    {
      ...face,
      part: 'kana',
      source: 'japanese',
      text: [...japanese]
        .filter((c) => !face.signs.includes(c))
        .sort()
        .join(''),
    },
    { ...face, part: 'signs', source: 'japanese', text: face.signs },
    { ...face, part: 'latin', source: 'latin', text: LATIN + LONG_VOWELS },
  ]);
  const css = FALLBACKS + parts.map(rule).join('');
  const stamp = createHash('sha256')
    .update(css)
    .update(parts.map(({ text }) => text).join())
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .update(readFileSync(new URL('./macrons.mjs', import.meta.url)))
    .digest('hex');
  const stampFile = path.join(out, 'stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;

  const { default: subsetFont } = await import('subset-font');
  mkdirSync(out, { recursive: true });
  for (const { name, part, file: font, source, weight, text } of parts) {
    const whole = path.join(packages, font, 'files', `${font}-${source}-${weight}-normal.woff2`);
    const file = readFileSync(whole);
    const drawn = part === 'latin' ? withMacrons(await subsetFont(file, text, { targetFormat: 'truetype' })) : file;
    const cut = await subsetFont(drawn, text, { targetFormat: 'woff2' });
    writeFileSync(path.join(out, `${name}-${part}.woff2`), cut);
  }
  for (const file of new Set(FACES.map((face) => face.file))) {
    writeFileSync(path.join(out, `${file}.LICENSE.txt`), readFileSync(path.join(packages, file, 'LICENSE')));
  }
  writeFileSync(path.join(out, 'fonts.css'), css);
  writeFileSync(stampFile, stamp);
}

function rule({ name, part, family, weight, text }) {
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; src: url("./${name}-${part}.woff2") format("woff2"); unicode-range: ${part === 'kana' ? JAPANESE : rangesOf(text)}; }\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFonts();
