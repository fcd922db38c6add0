import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']; // the first needs least
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where Chromium is: the variable CHROMIUM says, or the path is searched. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  const told = env['CHROMIUM'];
  if (told !== undefined && told !== '') {
    if (existsSync(told)) return told;
    throw new Error(`CHROMIUM is ${told}, and there is no such file; name the program, or leave it out`);
  }
  const folders = ['/usr/bin', ...(env['PATH'] ?? '').split(delimiter)];
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path)) ?? null;
}

/** Finds Chromium, or installs it where that is allowed. */
export function theChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    console.error('The browser tests need Chromium: installing it with apt-get (once) …');
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update', '-q');
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (findChromium() === null) apt('install', '-y', '-q', '--no-install-recommends', name);
  }
  const installed = findChromium();
  if (installed !== null) return installed;
  throw new Error(
    `the browser tests need Chromium${mayInstall ? ', and apt-get could not install it' : ''}; install it (Debian, Ubuntu: sudo apt-get install chromium) or name one with CHROMIUM=/path/to/chromium`,
  );
}

export const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: ARGUMENTS, headless: true });
