// The long vowels of romanised Japanese (Ōgi, Jirō). Our fonts draw the vowels and the macron, but no letter with both: this adds
// such letters to a TrueType font as composite glyphs.
const VOWELS = { Ā: 'A', ā: 'a', Ē: 'E', ē: 'e', Ō: 'O', ō: 'o', Ū: 'U', ū: 'u' };
export const LONG_VOWELS = Object.keys(VOWELS).join('');
const MACRON = '¯';

/** Air between letter and macron, in parts of the em, and how much of the letter's width the macron covers. */
const AIR = 0.07;
const COVER = 0.78;

/** Kept as they are; vertical metrics are left out, and what depends on the number of glyphs is written anew. */
const KEPT = ['BASE', 'GDEF', 'GPOS', 'GSUB', 'OS/2', 'gasp', 'name', 'post'];

/** A font with the long vowels, from one that has the vowels and the macron. */
export function withMacrons(font) {
  const tables = tablesOf(font);
  const glyphs = characterMap(tables.cmap);
  const outlines = outlinesOf(tables);
  const metrics = metricsOf(tables, outlines.length);
  const em = tables.head.readUInt16BE(18);
  for (const [letter, vowel] of Object.entries(VOWELS)) {
    const base = glyphs.get(vowel.codePointAt(0));
    const macron = glyphs.get(MACRON.codePointAt(0));
    glyphs.set(letter.codePointAt(0), outlines.length);
    metrics.push(metrics[base]);
    outlines.push(composite(outlines, base, macron, em));
  }
  return written({
    ...Object.fromEntries(KEPT.filter((name) => tables[name]).map((name) => [name, tables[name]])),
    cmap: writtenMap(glyphs),
    ...writtenOutlines(outlines),
    hmtx: writtenMetrics(metrics),
    head: changed(tables.head, (head) => {
      head.writeUInt32BE(0, 8);
      head.writeInt16BE(1, 50);
    }),
    hhea: changed(tables.hhea, (hhea) => hhea.writeUInt16BE(metrics.length, 34)),
    maxp: changed(tables.maxp, (maxp) => {
      maxp.writeUInt16BE(outlines.length, 4);
      maxp.writeUInt16BE(1000, 10);
      maxp.writeUInt16BE(100, 12);
      maxp.writeUInt16BE(2, 28);
      maxp.writeUInt16BE(1, 30);
    }),
  });
}

const changed = (table, change) => {
  const copy = Buffer.from(table);
  change(copy);
  return copy;
};

function tablesOf(font) {
  return Object.fromEntries(
    Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
      const at = 12 + 16 * i;
      const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
      return [font.toString('latin1', at, at + 4), font.subarray(offset, offset + length)];
    }),
  );
}

/** Character to glyph, from the subtables of format 4 (pairs of segments) and 12 (groups). */
function characterMap(cmap) {
  const glyphs = new Map();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + 8 * i + 4));
    if (table.readUInt16BE(0) === 12) readGroups(table, glyphs);
    if (table.readUInt16BE(0) === 4) readSegments(table, glyphs);
  }
  return glyphs;
}

function readGroups(table, glyphs) {
  for (let group = 0; group < table.readUInt32BE(12); group++) {
    const at = 16 + 12 * group;
    const [first, last, glyph] = [0, 4, 8].map((o) => table.readUInt32BE(at + o));
    for (let code = first; code <= last; code++) glyphs.set(code, glyph + code - first);
  }
}

function readSegments(table, glyphs) {
  const twice = table.readUInt16BE(6);
  for (let s = 0; s < twice; s += 2) {
    const [last, first] = [table.readUInt16BE(14 + s), table.readUInt16BE(16 + twice + s)];
    const delta = table.readUInt16BE(16 + 2 * twice + s);
    const rangeAt = 16 + 3 * twice + s;
    const range = table.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const raw = range === 0 ? code : table.readUInt16BE(rangeAt + range + 2 * (code - first));
      if (raw !== 0) glyphs.set(code, (raw + delta) & 0xffff);
    }
  }
}

function outlinesOf({ head, loca, glyf, maxp }) {
  const short = head.readInt16BE(50) === 0;
  const place = (i) => (short ? 2 * loca.readUInt16BE(2 * i) : loca.readUInt32BE(4 * i));
  return Array.from({ length: maxp.readUInt16BE(4) }, (_, i) => glyf.subarray(place(i), place(i + 1)));
}

/** Advance and left bearing of every glyph; the last advance holds for those that follow. */
function metricsOf({ hhea, hmtx }, glyphs) {
  const long = hhea.readUInt16BE(34);
  return Array.from({ length: glyphs }, (_, i) => [
    hmtx.readUInt16BE(4 * Math.min(i, long - 1)),
    i < long ? hmtx.readInt16BE(4 * i + 2) : hmtx.readInt16BE(4 * long + 2 * (i - long)),
  ]);
}

const boxOf = (outline) => [2, 4, 6, 8].map((o) => outline.readInt16BE(o));

/** Two components: the vowel where it is, and the macron, as wide as fits, in the middle above it. */
function composite(outlines, base, macron, em) {
  const [left, bottom, right, top] = boxOf(outlines[base]);
  const [mLeft, mBottom, mRight, mTop] = boxOf(outlines[macron]);
  const scale = Math.min(1, (COVER * (right - left)) / (mRight - mLeft));
  const dx = Math.round((left + right) / 2 - (scale * (mLeft + mRight)) / 2);
  const dy = Math.round(top + AIR * em - mBottom);
  const glyph = Buffer.alloc(10 + 8 + 12);
  glyph.writeInt16BE(-1, 0);
  for (const [i, n] of [left, bottom, right, Math.max(top, mTop + dy)].entries()) glyph.writeInt16BE(n, 2 + 2 * i);
  // Words, offsets, more to come, this one's metrics; then words, offsets, a scale for each direction.
  for (const [i, n] of [0x0001 | 0x0002 | 0x0020 | 0x0200, base, 0, 0].entries()) glyph.writeUInt16BE(n, 10 + 2 * i);
  glyph.writeUInt16BE(0x0001 | 0x0002 | 0x0040, 18);
  glyph.writeUInt16BE(macron, 20);
  glyph.writeInt16BE(dx, 22);
  glyph.writeInt16BE(dy, 24);
  glyph.writeInt16BE(Math.round(scale * 0x4000), 26);
  glyph.writeInt16BE(0x4000, 28);
  return glyph;
}

/** One group for each character; whoever cuts the font next makes it smaller. */
function writtenMap(glyphs) {
  const codes = [...glyphs.keys()].sort((a, b) => a - b);
  const map = Buffer.alloc(12 + 16 + 12 * codes.length);
  map.writeUInt16BE(1, 2);
  map.writeUInt16BE(3, 4);
  map.writeUInt16BE(10, 6);
  map.writeUInt32BE(12, 8);
  map.writeUInt16BE(12, 12);
  map.writeUInt32BE(16 + 12 * codes.length, 16);
  map.writeUInt32BE(codes.length, 24);
  for (const [i, code] of codes.entries()) {
    map.writeUInt32BE(code, 28 + 12 * i);
    map.writeUInt32BE(code, 32 + 12 * i);
    map.writeUInt32BE(glyphs.get(code), 36 + 12 * i);
  }
  return map;
}

function writtenOutlines(outlines) {
  const loca = Buffer.alloc(4 * (outlines.length + 1));
  const parts = [];
  let end = 0;
  for (const [i, outline] of outlines.entries()) {
    const padded = Buffer.concat([outline, Buffer.alloc(-outline.length & 3)]);
    parts.push(padded);
    end += padded.length;
    loca.writeUInt32BE(end, 4 * (i + 1));
  }
  return { loca, glyf: Buffer.concat(parts) };
}

function writtenMetrics(metrics) {
  const hmtx = Buffer.alloc(4 * metrics.length);
  for (const [i, [advance, bearing]] of metrics.entries()) {
    hmtx.writeUInt16BE(advance, 4 * i);
    hmtx.writeInt16BE(bearing, 4 * i + 2);
  }
  return hmtx;
}

/** The tables as a file, with their sums. */
function written(tables) {
  const names = Object.keys(tables).sort();
  const header = Buffer.alloc(12 + 16 * names.length);
  const power = 2 ** Math.floor(Math.log2(names.length));
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(names.length, 4);
  header.writeUInt16BE(16 * power, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE(16 * (names.length - power), 10);
  const parts = [];
  let offset = header.length;
  for (const [i, name] of names.entries()) {
    const table = tables[name];
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    header.write(name, 12 + 16 * i, 'latin1');
    for (const [k, n] of [sumOf(padded), offset, table.length].entries()) header.writeUInt32BE(n, 16 + 16 * i + 4 * k);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([header, ...parts]);
}

function sumOf(padded) {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
