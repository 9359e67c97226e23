/** SHA-256 (FIPS 180-4), synchronous and without dependencies: seeds become keys, records become digests, promises are checked. */
const FRACTIONS = (() => {
  const k = new Int32Array(64);
  let n = 0;
  for (let candidate = 2; n < 64; candidate++) {
    let prime = true;
    for (let d = 2; d * d <= candidate; d++) if (candidate % d === 0) prime = false;
    if (prime) k[n++] = (Math.cbrt(candidate) % 1) * 2 ** 32;
  }
  return k;
})();

const INITIAL = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

const rotate = (x: number, n: number) => (x >>> n) | (x << (32 - n));

/** A text as UTF-8; half a surrogate pair as U+FFFD. */
export function utf8(text: string): Uint8Array {
  // A unit of a text takes three bytes at most.
  const bytes = new Uint8Array(text.length * 3);
  let n = 0;
  for (let i = 0; i < text.length; i++) {
    let c = text.charCodeAt(i);
    if (c < 0x80) {
      bytes[n++] = c;
      continue;
    }
    if (c >= 0xd800 && c <= 0xdfff) {
      const pair = text.codePointAt(i)!;
      c = pair > 0xffff ? pair : 0xfffd;
      if (pair > 0xffff) i++;
    }
    if (c < 0x800) bytes[n++] = 0xc0 | (c >> 6);
    else if (c < 0x10000) {
      bytes[n++] = 0xe0 | (c >> 12);
      bytes[n++] = 0x80 | ((c >> 6) & 63);
    } else {
      bytes[n++] = 0xf0 | (c >> 18);
      bytes[n++] = 0x80 | ((c >> 12) & 63);
      bytes[n++] = 0x80 | ((c >> 6) & 63);
    }
    bytes[n++] = 0x80 | (c & 63);
  }
  return bytes.subarray(0, n);
}

/** The digest of a text as eight 32-bit words. */
export const sha256Words = (text: string): Uint32Array => digest(utf8(text));

/** The digest of bytes as 32 bytes. */
export const sha256Bytes = (bytes: ArrayLike<number>): number[] =>
  Array.from(digest(Uint8Array.from(bytes))).flatMap((word) => [
    word >>> 24,
    (word >>> 16) & 255,
    (word >>> 8) & 255,
    word & 255,
  ]);

function digest(message: Uint8Array): Uint32Array {
  // A one, zeros, and the length in bits fill the last block.
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const end = new DataView(bytes.buffer);
  end.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  end.setUint32(bytes.length - 4, message.length * 8);

  const hash = Int32Array.from(INITIAL);
  const w = new Int32Array(64);
  for (let at = 0; at < bytes.length; at += 64) {
    for (let i = 0; i < 16; i++) {
      const p = at + i * 4;
      w[i] = (bytes[p] << 24) | (bytes[p + 1] << 16) | (bytes[p + 2] << 8) | bytes[p + 3];
    }
    for (let i = 16; i < 64; i++) {
      const s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ (w[i - 15] >>> 3);
      const s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ (w[i - 2] >>> 10);
      w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
    }
    // By index: taking an array apart would ask an iterator in every block.
    let a = hash[0];
    let b = hash[1];
    let c = hash[2];
    let d = hash[3];
    let e = hash[4];
    let f = hash[5];
    let g = hash[6];
    let h = hash[7];
    for (let i = 0; i < 64; i++) {
      const t1 = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + FRACTIONS[i] + w[i]) | 0;
      const t2 = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    hash[0] += a;
    hash[1] += b;
    hash[2] += c;
    hash[3] += d;
    hash[4] += e;
    hash[5] += f;
    hash[6] += g;
    hash[7] += h;
  }
  return new Uint32Array(hash.buffer);
}

/** The digest of a text as 64 hexadecimal digits. */
export function sha256(text: string): string {
  return Array.from(sha256Words(text), (word) => word.toString(16).padStart(8, '0')).join('');
}
