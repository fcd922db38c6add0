import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest begins first, whatever its size: else the last of it keeps one core busy and the other waiting. */
const LONG = [
  'browser/axe.test',
  'browser/games.test',
  'browser/online.test',
  'browser/online-pages.test',
  'browser/replay.test',
  'ltk/test/kingdoms/generic.test',
  'ltk/test/generic.test',
  'ltk/test/kingdoms/knowledge.test',
  'sorcery/test/generic.test',
  'web/test/host.test',
  'server/test/cluster.test',
  'cli/test/queue.test',
  'test/imports.test',
];

/** Pages wait more than they compute: their tests are spread among the others, so that no core is idle meanwhile. */
export class Spread extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number => {
      const rank = LONG.findIndex((name) => moduleId.includes(name));
      return rank < 0 ? LONG.length : rank;
    };
    const sorted = (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b));
    const isPage = ({ project }: TestSpecification): boolean => project.name === 'browser';
    const [pages, others] = [sorted.filter(isPage), sorted.filter((file) => !isPage(file))];
    const between = Math.ceil(others.length / Math.max(1, pages.length));
    return [
      ...pages.flatMap((page, i) => [page, ...others.slice(i * between, (i + 1) * between)]),
      ...others.slice(pages.length * between),
    ];
  }
}
