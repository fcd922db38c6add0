import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { breaches } from '../scripts/import-rule.ts';

const root = join(import.meta.dirname, '..');
const planted: string[] = [];

afterEach(() => {
  for (const folder of planted.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A small tree of its own. */
function plant(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  planted.push(folder);
  for (const top of ['packages', 'apps', 'examples']) mkdirSync(join(folder, top));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Runs the check on such a tree, as a program. */
function check(files: Readonly<Record<string, string>>): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/imports.ts')], {
    cwd: plant(files),
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

const GAME = {
  'packages/thrones/src/index.ts': "export const game = 'thrones';\n",
  'packages/thrones/src/public.ts': 'export const cards = 48;\n',
};

test('a tree that keeps the rule passes', () => {
  const { status, said } = check({
    'packages/engine/src/index.ts': 'export const kernel = 1;\n',
    ...GAME,
    'packages/players/src/bot.ts': "import { cards } from '../../thrones/src/public.ts';\nexport const bot = cards;\n",
    'packages/registry/src/list.ts': 'export const GAMES = [];\n',
    'packages/registry/src/load.ts':
      "import { game } from '../../thrones/src/index.ts';\nexport const games = [game];\n",
    'packages/client/src/games/thrones/stage.ts':
      "import { game } from '../../../../thrones/src/index.ts';\nexport const stage = game;\n",
    'apps/web/src/pages/home.tsx':
      "import { GAMES } from '../../../../packages/registry/src/list.ts';\nexport const Home = () => GAMES;\n",
  });
  expect([status, said]).toEqual([0, expect.stringContaining('0 violations')]);
});

test.each([
  [
    'engine-imports-nothing',
    { 'packages/engine/src/match.ts': "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n" },
  ],
  [
    'engine-imports-nothing',
    {
      ...GAME,
      'packages/engine/src/match.ts': "import { game } from '../../thrones/src/index.ts';\nexport const read = game;\n",
    },
  ],
  [
    'games-import-the-engine',
    {
      'packages/thrones/src/rules.ts': "import { bot } from '../../players/src/bot.ts';\nexport const best = bot;\n",
      'packages/players/src/bot.ts': 'export const bot = 1;\n',
    },
  ],
  [
    'games-import-the-engine', // though nobody has listed it
    {
      'packages/bridge/src/rules.ts': "import { bot } from '../../players/src/bot.ts';\nexport const best = bot;\n",
      'packages/players/src/bot.ts': 'export const bot = 1;\n',
    },
  ],
  [
    'games-import-the-engine',
    { 'packages/bridge/src/rules.ts': "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n" },
  ],
  [
    'games-import-the-engine',
    {
      ...GAME,
      'packages/bridge/src/rules.ts': "import { game } from '../../thrones/src/index.ts';\nexport const read = game;\n",
    },
  ],
  [
    'players-imports-engine-and-public',
    {
      ...GAME,
      'packages/players/src/peek.ts': "import { game } from '../../thrones/src/index.ts';\nexport const peek = game;\n",
    },
  ],
  [
    'one-registry-per-app',
    {
      ...GAME,
      'apps/cli/src/screen.ts':
        "import { game } from '../../../packages/thrones/src/index.ts';\nexport const shown = game;\n",
    },
  ],
  [
    'one-registry-per-app',
    {
      ...GAME,
      'apps/web/src/table/card.tsx':
        "import { game } from '../../../../packages/thrones/src/index.ts';\nexport const Card = () => game;\n",
    },
  ],
  [
    'host-imports-engine-and-players-and-zod',
    {
      ...GAME,
      'packages/host/src/seat.ts': "import { game } from '../../thrones/src/index.ts';\nexport const seat = game;\n",
    },
  ],
  [
    'client-imports-engine-and-host-and-players-and-presenter',
    {
      ...GAME,
      'packages/client/src/frame.ts':
        "import { game } from '../../thrones/src/index.ts';\nexport const frame = game;\n",
    },
  ],
  [
    'stages-import-their-games',
    {
      ...GAME,
      'packages/client/src/games/thrones/stage.ts':
        "import { deal } from '../../../../thrones/src/deal.ts';\nexport const stage = deal;\n",
      'packages/thrones/src/deal.ts': 'export const deal = 1;\n',
    },
  ],
  [
    'the-page-holds-no-rules',
    {
      'packages/registry/src/load.ts': 'export const loadGame = 1;\n',
      'apps/web/src/pages/home.tsx':
        "import { loadGame } from '../../../../packages/registry/src/load.ts';\nexport const Home = () => loadGame;\n",
    },
  ],
  [
    'the-page-needs-no-machine',
    { 'apps/web/src/archive.ts': "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n" },
  ],
  [
    'the-page-needs-no-machine',
    {
      'apps/server/src/index.ts': 'export const serve = 1;\n',
      'apps/web/src/link.ts': "import { serve } from '../../server/src/index.ts';\nexport const link = serve;\n",
    },
  ],
  [
    'no-cycles',
    {
      'packages/lab/src/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'packages/lab/src/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
    },
  ],
])('%s is caught', async (rule, files) => {
  const found = await breaches(plant(files), ['packages', 'apps', 'examples']);
  expect(found.breaches.join('\n')).toContain(`${rule}: `);
});

test('what is caught is said, and the check fails', () => {
  const { status, said } = check({
    'packages/engine/src/match.ts': "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n",
  });
  expect([status, said]).toEqual([
    1,
    expect.stringContaining('engine-imports-nothing: packages/engine/src/match.ts imports fs'),
  ]);
});

test('looking at nothing is a failure, not a success', () => {
  expect(check({}).status).toBe(1);
});
