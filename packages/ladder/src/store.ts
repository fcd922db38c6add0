import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestText, formatDigest } from '@cardwright/engine';
import { botsOf, type Result, styleOf } from './measure.ts';
import type { Row } from './rows.ts';

/** The deals of a row that were played by bots that play as they do now. A line of its file is a deal. */
export class Kept {
  readonly row: Row;
  readonly #file: string;
  readonly #results = new Map<number, Result>();

  constructor(row: Row, folder: string, style: string) {
    this.row = row;
    this.#file = join(folder, `${row.id}-${style}.jsonl`);
    if (!existsSync(this.#file)) return;
    for (const line of readFileSync(this.#file, 'utf8').split('\n')) {
      const deal = parsed(line);
      if (deal !== null && deal.n < row.deals) this.#results.set(deal.n, deal.result);
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

  /** Numbers of deals that are still to be played, the first of them. */
  missing(count: number): number[] {
    const found: number[] = [];
    for (let n = 0; n < this.row.deals && found.length < count; n++) if (!this.#results.has(n)) found.push(n);
    return found;
  }

  keep(n: number, result: Result): void {
    this.#results.set(n, result);
    mkdirSync(dirname(this.#file), { recursive: true });
    appendFileSync(this.#file, `${JSON.stringify({ n, result })}\n`);
  }
}

/** A line of a file; null for one that was cut off when a run was stopped. */
function parsed(line: string): { n: number; result: Result } | null {
  try {
    return line === '' ? null : (JSON.parse(line) as { n: number; result: Result });
  } catch {
    return null;
  }
}

/** How each bot plays, once that was looked at. */
const styles = new Map<string, string>();

/** Opens what was kept of each row. */
export async function openRows(rows: readonly Row[], folder: string): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const row of rows) {
    const own: string[] = [];
    for (const bot of botsOf(row)) {
      const key = [row.game, row.seats, bot, ...Object.values(row.options ?? {})].join(' ');
      if (!styles.has(key)) styles.set(key, await styleOf(row, bot));
      own.push(styles.get(key) as string);
    }
    const budget = 'budget' in row ? row.budget : undefined;
    kept.push(new Kept(row, folder, formatDigest(digestText(JSON.stringify([own, budget ?? null])))));
  }
  return kept;
}
