import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { type RunningServer, type ServeOptions, serveTable } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardwright-served-'));
mkdirSync(join(folder, 'assets'));
for (const [file, text] of [
  ['index.html', '<h1>Table</h1>'],
  ['sw.js', '0'],
  ['manifest.webmanifest', '{}'],
  ['.sources', 'secret'],
  ['assets/page-abc.js', '1'],
  ['assets/kai-abc.woff2', 'w'],
] as const)
  writeFileSync(join(folder, file), text);
const PAGE = '<h1>Table</h1>';
writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(PAGE));
writeFileSync(join(folder, 'index.html.gz'), gzipSync(PAGE));
writeFileSync(join(folder, 'assets/page-abc.js.br'), brotliCompressSync('1'));
afterAll(() => rmSync(folder, { recursive: true }));

const open: RunningServer[] = [];
afterEach(async () => {
  for (const served of open.splice(0)) await served.close();
});
const serve = async (serving: Omit<ServeOptions, 'folder'> = {}): Promise<RunningServer> => {
  const served = await serveTable({ folder, port: 0, ...serving });
  open.push(served);
  return served;
};

test.each([
  ['/', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/index.html', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/?dev', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/sw.js', 200, 'application/javascript; charset=utf-8', 'no-cache'],
  ['/manifest.webmanifest', 200, 'application/manifest+json', 'no-cache'],
  ['/assets/page-abc.js', 200, 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/kai-abc.woff2', 200, 'font/woff2', 'public, max-age=31536000, immutable'],
  ['/.sources', 404, 'text/plain; charset=utf-8', null],
  ['/../serve.test.ts', 404, 'text/plain; charset=utf-8', null],
  ['/nothing', 404, 'text/plain; charset=utf-8', null],
])('%s: %i, %s, %s', async (path, status, type, kept) => {
  const { url } = await serve();
  const answer = await fetch(url + path);
  await answer.text();
  const { headers } = answer;
  expect([answer.status, headers.get('content-type'), headers.get('cache-control')]).toEqual([status, type, kept]);
});

describe('compressed beforehand', () => {
  /** What is sent to somebody who takes these encodings: how it is encoded, what it says once decoded, and its tag. */
  const sent = async (path: string, encodings: string, more: Record<string, string> = {}) => {
    const { url } = await serve();
    const answer = await fetch(url + path, { headers: { 'accept-encoding': encodings, ...more } });
    const { headers, status } = answer;
    return { status, headers, encoding: headers.get('content-encoding'), text: await answer.text() };
  };

  test.each([
    ['/', 'gzip, deflate, br, zstd', 'br', PAGE, 'text/html; charset=utf-8'],
    ['/', 'gzip', 'gzip', PAGE, 'text/html; charset=utf-8'],
    ['/', 'identity', null, PAGE, 'text/html; charset=utf-8'],
    ['/', 'br;q=0, gzip', 'gzip', PAGE, 'text/html; charset=utf-8'],
    ['/assets/page-abc.js', 'gzip, br', 'br', '1', 'application/javascript; charset=utf-8'],
    ['/assets/page-abc.js', 'gzip', null, '1', 'application/javascript; charset=utf-8'], // there is none
    ['/sw.js', 'gzip, br', null, '0', 'application/javascript; charset=utf-8'],
  ])('%s for %s: %s', async (path, encodings, encoding, text, type) => {
    const answer = await sent(path, encodings);
    expect([answer.status, answer.encoding, answer.text]).toEqual([200, encoding, text]);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
  });

  test('each form has its own tag, and is not sent again to whoever has it', async () => {
    const { port } = await serve();
    /** As a browser asks again (`fetch` would say that it wants no kept answer). */
    const asked = (encoding: string, tag = ''): Promise<IncomingMessage> =>
      new Promise((resolve) => {
        const headers = { 'accept-encoding': encoding, 'if-none-match': tag };
        get({ port, path: '/', headers }, (answer) => resolve(answer.resume()));
      });
    const tags = await Promise.all(['br', 'gzip', 'identity'].map(async (each) => (await asked(each)).headers.etag));
    expect(new Set(tags).size).toBe(3);
    const again = await asked('br', tags[0]);
    expect([again.statusCode, again.headers.vary]).toEqual([304, 'accept-encoding']);
    expect((await asked('gzip', tags[0])).statusCode).toBe(200);
  });

  test('a hashed name is kept for ever, compressed too', async () => {
    const { headers } = await sent('/assets/page-abc.js', 'br');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});

test.each(['/', '/sw.js', '/assets/page-abc.js', '/.sources', '/nothing', '/%zz', '/assets', '/shared'])(
  '%s: whatever the answer, it runs nothing foreign, is in no frame, and is what it says it is',
  async (path) => {
    const { url } = await serve();
    const { headers } = await fetch(url + path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"])
      expect(policy.split('; ')).toContain(rule);
    expect(policy).not.toContain('unsafe');
  },
);

test('a request that is none is refused with the same', async () => {
  const { port } = await serve();
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
    let text = '';
    socket.setEncoding('utf8').on('data', (data: string) => {
      text += data;
    });
    socket.on('close', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
});

test('says where it is, on this machine only', async () => {
  let told = '';
  const { url, port } = await serve({
    onReady: (served) => {
      told = served.url;
    },
  });
  expect([url, told]).toEqual([`http://localhost:${port}`, `http://localhost:${port}`]);
  await expect(fetch(`http://127.0.0.2:${port}`)).rejects.toThrow('fetch failed');
});

test('refuses a port that is taken, and an address that is not here', async () => {
  const { port } = await serve();
  await expect(serve({ port })).rejects.toThrow(`port ${port} is in use; say --port ${port + 1}`);
  await expect(serve({ host: '203.0.113.7' })).rejects.toThrow(/^203\.0\.113\.7 is no address of this machine; say/);
});
