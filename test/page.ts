// A page of docs/, followed by somebody who takes it at its word, in a tree of its own.
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const COPIED = [
  'apps',
  'bench',
  'docs',
  'examples',
  'packages',
  'scripts',
  'test',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'oxlint.config.ts',
  'biome.json',
];
const PLAIN = { ...process.env, NO_COLOR: '1' };
const NEEDLESS = /\/(node_modules|dist|coverage|pictures)$|\.(png|woff2?)$/;

/** A block of code on a page: its language, the file it names after it, and what it says. */
interface Block {
  readonly language: string;
  readonly file: string;
  readonly code: string;
}

const blocksOf = (page: string): Block[] =>
  [...page.matchAll(/^```(\w*) ?(\S*)\n([\s\S]*?)^```$/gm)].map(([, language = '', file = '', code = '']) => ({
    language,
    file,
    code,
  }));

interface Manifest {
  [field: string]: string | Record<string, string>;
}

const manifestOf = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

/** A copy of the tree, to be changed. */
export class Tree {
  readonly root = mkdtempSync(join(tmpdir(), 'cardwright-page-'));

  constructor() {
    for (const name of COPIED)
      cpSync(join(root, name), join(this.root, name), { recursive: true, filter: (path) => !NEEDLESS.test(path) });
  }

  at(...path: string[]): string {
    return join(this.root, ...path);
  }

  /** What `npm install` does where nothing has to be fetched: the packages of the tree are linked, the rest is there. */
  install(): void {
    const there = join(root, 'node_modules');
    const own = new Map(
      ['apps', 'bench', 'examples', 'packages'].flatMap((top) =>
        ['', ...readdirSync(this.at(top))].flatMap((name) => {
          const folder = this.at(top, name);
          const path = join(folder, 'package.json');
          return existsSync(path) ? [[manifestOf(path)['name'] as string, folder] as const] : [];
        }),
      ),
    );
    mkdirSync(this.at('node_modules/@cardwright'), { recursive: true });
    for (const name of readdirSync(there))
      if (name !== '@cardwright' && !own.has(name)) symlinkSync(join(there, name), this.at('node_modules', name));
    for (const [name, folder] of own) symlinkSync(folder, this.at('node_modules', name));
  }

  /**
   * Does what a page says under a heading, block by block; what went wrong, if anything did. What names no file is for reading, unless
   * it is for a shell.
   */
  async follow(page: string, heading: string): Promise<string> {
    const text = readFileSync(this.at('docs', page), 'utf8');
    const [, section = ''] = text.split(`\n## ${heading}\n`);
    let said = '';
    for (const block of blocksOf(section.split('\n## ')[0] as string)) {
      if (block.language === 'sh') said += await this.run('sh', '-ec', block.code);
      else if (block.file !== '') this.#write(block);
    }
    return said;
  }

  /** A new file is written; fields go into a manifest, a line or an entry to the end of the list a file has. */
  #write({ language, file, code }: Block): void {
    const path = this.at(file);
    if (language === 'json') {
      const manifest = manifestOf(path);
      const fields = JSON.parse(`{${code.trimEnd().replace(/,$/, '')}}`) as Manifest;
      for (const [field, value] of Object.entries(fields)) {
        const old = manifest[field];
        manifest[field] = typeof value === 'object' && typeof old === 'object' ? { ...old, ...value } : value;
      }
      writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
    } else if (language === 'ts' && existsSync(path)) {
      const lines = readFileSync(path, 'utf8').split('\n');
      const end = lines.findIndex((line) => /^[\]}]/.test(line) && line !== '}');
      writeFileSync(path, lines.toSpliced(end, 0, code.trimEnd()).join('\n'));
    } else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, code);
    }
  }

  /** Runs a program in the tree; what it says if it fails, and nothing if it does not. */
  run(command: string, ...args: string[]): Promise<string> {
    return new Promise((resolve) => {
      execFile(command, args, { cwd: this.root, env: PLAIN, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
        resolve(error === null ? '' : `${[command, ...args].join(' ')}\n${stdout}${stderr}`),
      );
    });
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
