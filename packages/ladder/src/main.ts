// npm run ladder: plays what is still missing of the measurements, and writes docs/strength.md and its plots.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BadInputError } from '@cardwright/engine';
import { checked } from './check.ts';
import { plotsOf } from './plots.ts';
import { playedIn, reportOf } from './report.ts';
import { baseIdOf, ROWS } from './rows.ts';
import { run } from './run.ts';
import { openRows } from './store.ts';
import { dealsTold, written } from './written.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDERS = { dear: join(ROOT, 'packages/ladder/played'), quick: join(ROOT, '.cache/ladder') };
const PAGE = join(ROOT, 'docs/strength.md');
const PLOTS = join(ROOT, 'docs/plots');

function numberFrom(name: string, text: string, least: number, what = name): number {
  const number = Number(text);
  if (Number.isFinite(number) && number >= least) return number;
  throw new BadInputError(`--${name} ${text} is no number of ${what}; it is a number from ${least} on`);
}

/** What begins with a minus and a digit belongs to the option before it. */
function withValues(args: readonly string[]): string[] {
  const words: string[] = [];
  for (const arg of args) words.push(/^-\d/.test(arg) && words.length > 0 ? `${words.pop()}=${arg}` : arg);
  return words;
}

try {
  const { values } = parseArgs({
    args: withValues(process.argv.slice(2)),
    options: {
      minutes: { type: 'string', default: '100000' },
      threads: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
      check: { type: 'string' },
    },
  });
  const end = performance.now() + 60_000 * numberFrom('minutes', values.minutes, 0);
  const threads = Math.floor(numberFrom('threads', values.threads, 1));
  const names = values.only.split(',');
  const chosen = ROWS.filter(({ id }) => names.some((name) => id.startsWith(name)));
  if (chosen.length === 0) throw new BadInputError(`no row of the ladder begins with "${values.only}"`);
  if (values.check !== undefined) {
    const deals = Math.floor(numberFrom('check', values.check, 1, 'deals'));
    for (const kept of await openRows(chosen, FOLDERS)) {
      const { looked, otherwise } = await checked(kept, deals);
      if (looked === 0) continue;
      console.log(
        `${kept.row.id}: ${otherwise.length} of ${looked} come out otherwise${otherwise.map((n) => ` ${n}`).join()}`,
      );
      if (otherwise.length > 0) process.exitCode = 1;
    }
    process.exit();
  }
  const needed = new Set(chosen.flatMap((row) => (row.kind === 'lift' ? [row.id, baseIdOf(row)] : [row.id])));
  console.error('ladder: looking at how the bots play now');
  const played = await openRows(
    ROWS.filter(({ id }) => needed.has(id)),
    FOLDERS,
  );
  const total = played.reduce((sum, { row }) => sum + row.deals, 0);
  let said = 0;
  await run(
    played,
    threads,
    () => performance.now() > end,
    ({ row }) => {
      const now = performance.now();
      if (now - said < 10_000) return;
      said = now;
      const done = played.reduce((sum, each) => sum + each.share * each.row.deals, 0);
      console.error(`ladder: ${Math.round(done)} of ${total} deals, now ${row.id}`);
    },
  );
  const kept = await openRows(ROWS, FOLDERS);
  const page = readFileSync(PAGE, 'utf8');
  const [before, now] = [dealsTold(page), playedIn(kept)];
  if (now < before && !values.write)
    console.log(
      `docs/strength.md tells of ${before} deals and is left as it is: here are ${now}. Run on, or say --write`,
    );
  else {
    mkdirSync(PLOTS, { recursive: true });
    for (const [name, svg] of plotsOf(kept)) writeFileSync(join(PLOTS, name), svg);
    writeFileSync(PAGE, written(page, reportOf(kept)));
    console.log('docs/strength.md and docs/plots are written');
  }
} catch (error) {
  const isTyping =
    error instanceof BadInputError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
  if (!isTyping) throw error;
  console.error((error as Error).message);
  process.exitCode = 2;
}
