import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this a packed file is hardly smaller. */
const LEAST = 600;

/** Packs every built file once, so that the server never packs one while somebody waits. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'engawa-compress',
    apply: 'build',
    configResolved({ build }) {
      folder = build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = path.join(folder, name);
        if (!PACKED.test(name) || statSync(file).size < LEAST) continue;
        const content = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
      }
    },
  };
}
