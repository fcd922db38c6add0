import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cannotWrite, makeFolder } from '../files.ts';

type Cookies = Readonly<Record<string, string>>;

/** Who this terminal is at the servers it has been to: what a browser keeps as a cookie. */
export class GuestFile {
  readonly #path: string;

  constructor(folder: string) {
    this.#path = join(folder, 'guests.json');
  }

  #read(): Cookies {
    try {
      const kept: unknown = JSON.parse(readFileSync(this.#path, 'utf8'));
      return typeof kept === 'object' && kept !== null ? (kept as Cookies) : {};
    } catch {
      return {}; // nobody yet, or nothing that can be read: then somebody new
    }
  }

  /** The cookie of whoever goes by this name there; null: nobody yet. */
  cookieOf(server: string, name: string): string | null {
    const found: unknown = this.#read()[`${server} ${name}`];
    return typeof found === 'string' ? found : null;
  }

  keep(server: string, name: string, cookie: string): void {
    try {
      makeFolder(dirname(this.#path));
      const text = `${JSON.stringify({ ...this.#read(), [`${server} ${name}`]: cookie }, null, 2)}\n`;
      const beside = `${this.#path}.${process.pid}`;
      writeFileSync(beside, text, { mode: 0o600 });
      renameSync(beside, this.#path);
    } catch (error) {
      throw cannotWrite(this.#path, error);
    }
  }
}
