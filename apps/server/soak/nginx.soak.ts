import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveTables } from '../src/index.ts';
import type { RunningServer } from '../src/serve.ts';
import { folderWithPage } from '../test/folders.ts';
import { play, two } from '../test/two.ts';

// docs/run-a-server.md as it is written: its nginx text, with another port, another name and a certificate of our own.

const { folder, page } = folderWithPage();
const DOCUMENT = join(import.meta.dirname, '..', '..', '..', 'docs', 'run-a-server.md');

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

let served: RunningServer;
let base = '';
let stop = (): unknown => undefined;

beforeAll(async () => {
  if (!existsSync('/usr/sbin/nginx'))
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], { stdio: 'ignore' });
  served = await serveTables({
    folder: page,
    data: join(folder, 'data.sqlite'),
    port: 0,
    proxies: ['loopback'],
    policy: { pause: { min: 1, max: 5 } },
  });
  const port = await freePort();
  const key = join(folder, 'privkey.pem');
  const certificate = join(folder, 'fullchain.pem');
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject],
    {
      stdio: 'ignore',
    },
  );
  const [, text = ''] = /```nginx\n([\s\S]*?)```/.exec(readFileSync(DOCUMENT, 'utf8')) ?? [];
  const own = text
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace('cards.example.org', 'localhost')
    .replace('/etc/ssl/cards/fullchain.pem', certificate)
    .replace('/etc/ssl/cards/privkey.pem', key)
    .replace('http://127.0.0.1:3000', `http://127.0.0.1:${served.port}`);
  mkdirSync(join(folder, 'nginx'));
  const config = join(folder, 'nginx.conf');
  const around = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}`;
  writeFileSync(config, `${around}\nhttp { access_log off; client_body_temp_path ${folder}/nginx;\n${own}\n}\n`);
  const nginx = spawn('/usr/sbin/nginx', ['-c', config, '-p', folder], { stdio: 'inherit' });
  stop = () => nginx.kill('SIGTERM');
  base = `https://localhost:${port}`;
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'; // it is our own
  for (;;) {
    try {
      await fetch(base);
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
});
afterAll(async () => {
  stop();
  await served.close();
});

test('the page comes through, and a cookie for TLS only', async () => {
  expect(await (await fetch(base)).text()).toBe('<h1>Table</h1>');
  const greeted = await fetch(`${base}/api/me`, { headers: { origin: base } });
  expect(greeted.status).toBe(200);
  expect(greeted.headers.get('set-cookie')).toContain('Secure');
});

test('two play through it', async () => {
  const { ann, ben } = await two(base);
  await play([ann, ben], 20);
  expect([ann.isOpen, ben.isOpen]).toEqual([true, true]);
});

test('pages of other sites are refused, and the figures are nobody’s', async () => {
  expect((await fetch(`${base}/api/me`, { headers: { origin: 'https://elsewhere.example' } })).status).toBe(403);
  expect((await fetch(`${base}/metrics`)).status).toBe(404);
});

test('a page is told to come back when the server goes', async () => {
  const { ann } = await two(base);
  expect(ann.isOpen).toBe(true);
  await served.close();
  await ann.until(() => !ann.isOpen);
  expect(ann.closed).toBe(1012);
});
