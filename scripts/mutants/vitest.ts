// Stands in for vitest where faults are tried: it only collects the tests, so that each can be run again and again in one process.
import { format } from 'node:util';

export { expect } from 'vitest';

type Step = (context: object) => unknown;

interface Suite {
  readonly name: string;
  readonly before: Step[];
  readonly after: Step[];
}

export interface Collected {
  readonly name: string;
  run(): Promise<unknown>; // what went wrong; undefined: nothing
}

export const collected: Collected[] = [];
const afterAny: Step[] = []; // said outside every suite: a table's own checks, for whoever sets one
let suites: Suite[] = [];

/** From here on tests are of this file. */
export function beginFile(name: string): void {
  suites = [{ name, before: [], after: [] }];
}

async function failure(steps: readonly Step[], context: object): Promise<unknown> {
  for (const step of steps)
    try {
      await step(context);
    } catch (error) {
      return error;
    }
  return undefined;
}

function collect(name: string, body: Step): void {
  const around = suites.slice();
  const run = async (): Promise<unknown> => {
    const failed = await failure([...around.flatMap(({ before }) => before), body], {});
    const context = { task: { result: { state: failed === undefined ? 'pass' : 'fail' } } };
    const left = await failure([...around.flatMap(({ after }) => after), ...afterAny], context); // they tidy up, too
    return failed ?? left;
  };
  collected.push({ name: [...around.map((suite) => suite.name), name].join(' > '), run });
}

type Body = (...row: never[]) => unknown;
type Naming = (name: string, first: Body | object, second?: Body | number) => void;

/** The body may come before or after options. */
const bodyOf = (first: Body | object, second?: Body | number): Body =>
  (typeof first === 'function' ? first : second) as Body;

function naming(make: (name: string, body: Body) => void): Naming & { each(rows: readonly unknown[]): Naming } {
  const each =
    (rows: readonly unknown[]): Naming =>
    (name, first, second) =>
      rows.forEach((row, i) => {
        const given = (Array.isArray(row) ? row : [row]) as never[];
        make(`${format(name, ...given)} (${i + 1})`, () => bodyOf(first, second)(...given));
      });
  return Object.assign<Naming, { each: typeof each }>((name, first, second) => make(name, bodyOf(first, second)), {
    each,
  });
}

export const test = naming((name, body) => collect(name, body as Step));

export const describe = naming((name, body) => {
  suites.push({ name, before: [], after: [] });
  body();
  suites.pop();
});

export const beforeEach = (step: Step): void => void suites.at(-1)?.before.push(step);
export const afterEach = (step: Step): void => void (suites.length > 1 ? suites.at(-1)?.after : afterAny)?.push(step);
export const beforeAll = (step: Step): void => {
  let done: unknown;
  beforeEach((context) => (done ??= step(context) ?? true));
};
export const afterAll = (): void => {};
export const onTestFailed = (): void => {};
