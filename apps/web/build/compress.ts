import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Text, which gets smaller; faces are compressed in themselves. */
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;
const SMALLEST = 1024; // bytes: what fits into one packet gains nothing

const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

/** Puts a brotli and a gzip file beside each file that gains by it, for servers that send those; gives their number. */
export function compress(folder: string): number {
  let made = 0;
  for (const name of globSync('**/*', { cwd: folder }).filter((each) => TEXT.test(each))) {
    const path = join(folder, name);
    if (!statSync(path).isFile() || statSync(path).size < SMALLEST) continue;
    const text = readFileSync(path);
    const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    made += 2;
  }
  return made;
}
