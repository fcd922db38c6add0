// `cardwright serve` with a page that needs no building.
import { serve } from '../src/commands/serve.ts';
import type { FlagValues } from '../src/serve-flags.ts';

const [page = '', given = '{}'] = process.argv.slice(2);
await serve(
  JSON.parse(given) as FlagValues,
  { input: process.stdin, output: process.stdout },
  { page: () => Promise.resolve(page) },
);
