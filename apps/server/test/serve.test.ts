import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type Served, type Serving, serveTable } from '../src/index.ts';

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
afterAll(() => rmSync(folder, { recursive: true }));

const open: Served[] = [];
afterEach(async () => {
  for (const served of open.splice(0)) await served.close();
});
const serve = async (serving: Omit<Serving, 'folder'> = {}): Promise<Served> => {
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
