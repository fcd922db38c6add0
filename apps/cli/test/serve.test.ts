import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { type ServeOptions, serve } from '../src/commands/serve.ts';
import { folder, run } from './command-line.ts';

/** Serves a small page, has it looked at, and ends. */
async function serving(given: ServeOptions, look: (url: string) => Promise<void> = async () => {}): Promise<string> {
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
    { page: () => Promise.resolve(page), untilStopped },
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

test.each(['-1', '65536', 'http', '3000.5', ''])('--port %j is refused', async (port) => {
  const { status, stdout, stderr } = await run(['serve', `--port=${port}`]);
  expect([status, stdout, stderr]).toEqual([
    2,
    '',
    `--port is ${JSON.stringify(port)}; it takes a whole number from 0 to 65535\n`,
  ]);
});
