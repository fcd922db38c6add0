import { openSync, writeSync } from 'node:fs';
import { cleanText } from '@cardwright/presenter';
import { cannotWrite } from '../../files.ts';

/** A file that takes down what everybody may know of a match, a line for each event. It is added to, never replaced. */
export class EventLog {
  readonly #path: string;
  readonly #file: number;
  #isBroken = false;

  constructor(path: string) {
    this.#path = path;
    try {
      this.#file = openSync(path, 'a');
    } catch (error) {
      throw cannotWrite(path, error);
    }
  }

  write(line: string): void {
    if (this.#isBroken) return;
    try {
      writeSync(this.#file, `${cleanText(line)}\n`);
    } catch (error) {
      this.#isBroken = true;
      process.stderr.write(`${cleanText(cannotWrite(this.#path, error).message)}; the game goes on\n`);
    }
  }
}
