import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Pages wait more than they compute: their tests are spread among the others, so that no core is idle meanwhile. */
export class Spread extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files); // long ones first, where it is known how long they take
    const isPage = ({ project }: TestSpecification): boolean => project.name === 'browser';
    const [pages, others] = [sorted.filter(isPage), sorted.filter((file) => !isPage(file))];
    const between = Math.ceil(others.length / Math.max(1, pages.length));
    return [
      ...pages.flatMap((page, i) => [page, ...others.slice(i * between, (i + 1) * between)]),
      ...others.slice(pages.length * between),
    ];
  }
}
