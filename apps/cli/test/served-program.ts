// `cardwright serve` with a page that needs no building.
import { serve } from '../src/commands/serve.ts';
import type { Given } from '../src/serve-flags.ts';

const [page = '', given = '{}'] = process.argv.slice(2);
await serve(
  JSON.parse(given) as Given,
  { input: process.stdin, output: process.stdout },
  { page: () => Promise.resolve(page) },
);
