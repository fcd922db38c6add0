import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { serve } from '../src/commands/serve.ts';
import type { FlagValues } from '../src/serve-flags.ts';
import { folder } from './command-line.ts';

/** Serves a small page, has it looked at, and ends. */
async function serving(given: FlagValues, look: (url: string) => Promise<void> = async () => {}): Promise<string> {
  const page = folder();
  writeFileSync(join(page, 'index.html'), '<h1>Table</h1>');
  const output = new PassThrough({ encoding: 'utf8' });
  let text = '';
  output.on('data', (written: string) => {
    text += written;
  });
  const untilStopped = () => look(/http:\S+/.exec(text)?.[0] ?? 'nowhere');
  await serve(
    { data: join(page, 'tables.sqlite'), ...given },
    { input: new PassThrough(), output },
    { page: () => Promise.resolve(page), untilStopped, env: {}, addresses: () => ['192.0.2.7', '198.51.100.9'] },
  );
  return text;
}

test('serves the page, says where, and how to play in the terminal', async () => {
  const said = await serving({ port: '0' }, async (url) => {
    expect(await (await fetch(url)).text()).toBe('<h1>Table</h1>');
  });
  expect(said).toMatch(
    /^The table is at http:\/\/localhost:\d+ \(Ctrl-C ends it\)\.\nWhat is played here is kept in .*tables\.sqlite\.\nIn the terminal: npx cardwright play thrones\n$/,
  );
});

test('is gone when it has ended', async () => {
  let address = '';
  await serving({ port: '0' }, (url) => {
    address = url;
    return Promise.resolve();
  });
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

test('a port that is taken is refused in one line', async () => {
  await serving({ port: '0' }, async (url) => {
    const { port } = new URL(url);
    await expect(serving({ port })).rejects.toThrow(`port ${port} is in use; say --port ${Number(port) + 1}`);
  });
});

test('--lan lets the same network in, and says where in words and as a QR code', async () => {
  let port = '';
  const said = await serving({ port: '0', lan: true }, async (url) => {
    ({ port } = new URL(url));
    expect((await fetch(`http://127.0.0.2:${port}`)).status).toBe(200); // not only this machine's usual address
  });
  const lines = said.split('\n');
  expect(lines[1]).toBe(`For others in the same network: http://192.0.2.7:${port} or http://198.51.100.9:${port}`);
  const code = lines.filter((line) => /^[█▀▄ ]{20,}$/.test(line));
  expect(readCode(code)).toBe(`http://192.0.2.7:${port}`);
});

/** Reads a drawn QR code as a camera would, eight dots a module. */
function readCode(lines: readonly string[]): string {
  const rows = lines.flatMap((line) => [
    [...line].map((cell) => cell === '█' || cell === '▀'),
    [...line].map((cell) => cell === '█' || cell === '▄'),
  ]);
  const [width, height] = [(rows[0]?.length ?? 0) * 8, rows.length * 8];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (rows[y >> 3]?.[x >> 3] !== true) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return decodeQR({ width, height, data });
}

test('in Chinese', async () => {
  const said = await serving({ port: '0', lang: 'zh' });
  expect(said).toMatch(/^牌桌在 http:\/\/localhost:\d+（按 Ctrl-C 结束）。\n对局保存在 .*tables\.sqlite。\n/);
});
