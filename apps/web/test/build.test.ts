import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { charactersOf } from '../build/characters.ts';
import { compress } from '../build/compress.ts';
import { filesToKeep, scriptFor } from '../build/service-worker.ts';
import { hashOfSources, isStale, mark } from '../build/stale.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardwright-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string): void => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};

describe('the characters the fonts must have', () => {
  const { latin, chinese, brush, signs, first } = charactersOf(
    [
      "hero('dian-wei', 'Dian Wei', '典韦')",
      "zh: ['决斗', '由目标开始，双方…'], // “ü” ╔",
      "const arrow = '→\\u{2660}';",
    ],
    ['三国杀', '<em>杀</em>'],
  );

  test('the first page has its own few', () => expect(first).toBe('三国杀'));

  test('names are written with the brush, sentences are not', () => expect(brush).toBe('典决斗韦'));
  test('Chinese has its characters and its marks', () => expect(chinese).toBe('“”…典决双始开斗方标由目韦，'));
  test('Latin has all of ASCII and what else is used', () => {
    expect(latin).toContain('~');
    expect(latin).toContain('ü');
  });
  test('signs are apart, frames of the terminal are left out', () => {
    expect(signs).toContain('→');
    expect(latin + chinese + signs).not.toContain('╔');
  });
});

describe('a page is stale', () => {
  const stale = (): boolean => isStale(join(folder, 'dist'), hashOfSources(folder));
  const build = (): void => {
    mkdirSync(join(folder, 'dist'), { recursive: true });
    mark(join(folder, 'dist'), hashOfSources(folder));
  };
  beforeEach(() => write('apps/web/src/main.tsx', '1'));

  test('before it is built', () => expect(stale()).toBe(true));
  test('not after it is built', () => {
    build();
    expect(stale()).toBe(false);
  });
  test.each(['apps/web/src/main.tsx', 'packages/thrones/src/text.ts', 'apps/web/index.html', 'package-lock.json'])(
    'when %s has changed',
    (file) => {
      build();
      write(file, '2');
      expect(stale()).toBe(true);
    },
  );
  test('not when a test has changed', () => {
    build();
    write('apps/web/test/table.test.ts', '2');
    expect(stale()).toBe(false);
  });
});

describe('compressed beforehand', () => {
  const text = 'the table '.repeat(200);

  test('text that gains by it, in two forms that say the same', () => {
    for (const file of ['index.html', 'assets/a-1.js', 'assets/a-1.css']) write(file, text);
    expect(compress(folder)).toBe(6);
    expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a-1.js.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, 'assets/a-1.js.gz'))).toString()).toBe(text);
  });

  test('not a face, which is compressed in itself, nor what is small anyway', () => {
    write('assets/a.woff2', text);
    write('assets/b.js', 'small');
    expect(compress(folder)).toBe(0);
  });
});

describe('the service worker', () => {
  beforeEach(() => {
    for (const file of ['index.html', 'assets/a-1.js', 'icon.svg', '.sources', 'sw.js', 'font-licences.txt'])
      write(file, file);
    for (const file of ['index.html.br', 'assets/a-1.js.gz']) write(file, file);
  });

  test('keeps every file of the page', () => {
    expect(filesToKeep(folder)).toEqual(['assets/a-1.js', 'icon.svg', 'index.html']);
  });

  test('is another one when a file has changed', () => {
    const before = scriptFor(folder);
    expect(scriptFor(folder)).toBe(before);
    write('icon.svg', 'another');
    expect(scriptFor(folder)).not.toBe(before);
  });
});
