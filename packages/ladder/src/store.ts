import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestText, formatDigest } from '@cardwright/engine';
import { addTimes, noTimes, type Times } from '@cardwright/lab';
import { botsOf, isDear, type Result, styleOf } from './measure.ts';
import type { Row } from './rows.ts';

/** The first line of a file: whose deals these are, and how long the bot in question took, by bucket. */
interface Head {
  readonly style: string;
  readonly times: Readonly<Record<number, number>>;
}

/** A deal, as a file has it. */
type Line = readonly [n: number, result: Result];

/** The deals of a row that were played by bots that play as they do now. */
export class RowResults {
  readonly row: Row;
  readonly #file: string;
  readonly #style: string;
  readonly #results = new Map<number, Result>();
  #times: Times = noTimes();

  constructor(row: Row, folder: string, style: string) {
    this.row = row;
    this.#file = join(folder, `${row.id}.jsonl`);
    this.#style = style;
    if (!existsSync(this.#file)) return;
    const [head = '', ...lines] = readFileSync(this.#file, 'utf8').trimEnd().split('\n');
    const { style: theirs, times } = JSON.parse(head) as Head;
    if (theirs !== style) return; // they played otherwise
    for (const [bucket, count] of Object.entries(times)) this.#times[Number(bucket)] = count;
    for (const line of lines) {
      const [n, result] = JSON.parse(line) as Line;
      if (n < row.deals) this.#results.set(n, result);
    }
  }

  /** In order, as far as there is no gap: a run that is stopped early measures the same deals as any other. */
  get results(): Result[] {
    const found: Result[] = [];
    for (let n = 0; this.#results.has(n); n++) found.push(this.#results.get(n) as Result);
    return found;
  }

  get share(): number {
    return this.#results.size / this.row.deals;
  }

  /** How long the bot in question took. */
  get times(): Times {
    return this.#times;
  }

  has(n: number): boolean {
    return this.#results.has(n);
  }

  /** Numbers of deals that are still to be played, the first of them. */
  missing(count: number): number[] {
    const found: number[] = [];
    for (let n = 0; n < this.row.deals && found.length < count; n++) if (!this.#results.has(n)) found.push(n);
    return found;
  }

  keep(n: number, played: Result): void {
    const { times, ...result } = { times: noTimes(), ...played };
    this.#times = addTimes(this.#times, times);
    this.#results.set(n, result);
    this.#write();
  }

  /** All of it anew, beside the file and then in its place: whenever a run is stopped, the file is whole. */
  #write(): void {
    const taken = Object.fromEntries(this.#times.flatMap((count, bucket) => (count === 0 ? [] : [[bucket, count]])));
    const head: Head = { style: this.#style, times: taken };
    const deals = [...this.#results].sort(([a], [b]) => a - b);
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.part`, `${[head, ...deals].map((line) => JSON.stringify(line)).join('\n')}\n`);
    renameSync(`${this.#file}.part`, this.#file);
  }
}

/** Where deals are kept: those of searchers beside the program, so that anybody can go on; the others, which take minutes, in the cache. */
export interface Folders {
  readonly dear: string;
  readonly quick: string;
}

/** How each bot plays, once that was looked at. */
const styles = new Map<string, string>();

/** Opens what was kept of each row. */
export async function openRows(rows: readonly Row[], { dear, quick }: Folders): Promise<RowResults[]> {
  const kept: RowResults[] = [];
  for (const row of rows) {
    const own: string[] = [];
    for (const bot of botsOf(row)) {
      const key = [row.game, row.seats, bot, ...Object.values(row.options ?? {})].join(' ');
      if (!styles.has(key)) styles.set(key, await styleOf(row, bot));
      own.push(styles.get(key) as string);
    }
    const budget = 'budget' in row ? row.budget : undefined;
    const style = formatDigest(digestText(JSON.stringify([own, budget ?? null])));
    kept.push(new RowResults(row, (await isDear(row)) ? dear : quick, style));
  }
  return kept;
}
