// Whoever follows docs/add-a-game.md to its end has a game that keeps every rule a listed game is held to.
import { writeFileSync } from 'node:fs';
import { whist } from '@cardwright/example-whist';
import { Presenter, plain } from '@cardwright/presenter';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Tree } from './page.ts';

const NEW = ['packages/whist', 'packages/players/src/whist', 'packages/registry/src'];

/** Those that look at every game there is. */
const LOOKING = [
  'packages/registry/test/registry.test.ts',
  'packages/registry/test/chapters.test.ts',
  'packages/registry/test/lessons.test.ts',
  'packages/client/test/hostile-words.test.ts',
  'packages/client/test/staged-table.test.ts',
  'apps/web/test/gallery.test.ts',
  'apps/web/test/lab-figure.test.ts',
  'apps/web/test/lesson-host.test.ts',
  'test/readmes.test.ts',
];

describe('docs/add-a-game.md, followed to its end', () => {
  let tree: Tree;
  const bin = (name: string): string => `node_modules/.bin/${name}`;
  beforeAll(async () => {
    tree = new Tree();
    expect(await tree.follow('add-a-game.md', 'Into the list of games')).toBe('');
    tree.install();
    writeFileSync(tree.at('tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include: NEW }));
  });
  afterAll(() => tree.remove());

  test.concurrent.each([
    ['its types are right', process.execPath, 'node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.new.json'],
    ['lint finds nothing', bin('oxlint'), '--type-aware', '--deny-warnings', ...NEW],
    ['it is formatted', bin('biome'), 'check', '--vcs-enabled=false', ...NEW],
    ['it keeps the import rule', process.execPath, 'scripts/imports.ts', ...NEW],
    ['every test that looks at all games is green', bin('vitest'), 'run', '-t', 'whist', ...LOOKING],
  ])('%s', async (_, command, ...args) => {
    expect(await tree.run(command, ...args)).toBe('');
  });
});

test('what the example says counts players as every table does, and says "you" to whoever reads it', () => {
  const presenter = new Presenter(whist, 'en', undefined, {}, 1);
  const said = (type: string, seat: number): string => {
    const event = { type, seat, card: 49 };
    return plain(presenter.event(event));
  };
  expect([said('card-played', 1), said('card-played', 2)]).toEqual(['You play ♠Q', 'Player 3 plays ♠Q']);
  expect([said('hand-dealt', 1), said('trick-taken', 0)]).toEqual(['You get 13 cards', 'Player 1 takes the trick']);
  expect(presenter.outcome({ label: 'even', scores: [1, 0, 1, 0] })).toBe('Players 1 and 3 win');
});
