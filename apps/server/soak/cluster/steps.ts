import type { Blow } from './checker.ts';
import type { Crew } from './crew.ts';
import type { Taken } from './servers.ts';

/** What went on at a crew's table after a death, step by step: that is where time may have been lost. */
export function stepsAfter({ at }: Blow, { played }: Crew, taken: readonly Taken[]): string {
  const people = played.flatMap((each) => each.people);
  const came = people.flatMap(({ arrivals }) => arrivals).filter((each) => each > at);
  const isTheirs = ({ table }: Taken): boolean => played.some((each) => each.table.startsWith(table));
  const moved = taken.filter((each) => each.at > at && isTheirs(each));
  const told = people.flatMap(({ moments }) =>
    moments.filter((each) => each.kind === 'told' && each.at > (moved[0]?.at ?? at)),
  );
  const chose = people.flatMap(({ moments }) => moments.filter((each) => each.kind === 'chose' && each.at > at));
  const first = (times: readonly number[]): string =>
    times.length === 0 ? 'never' : `${((Math.min(...times) - at) / 1000).toFixed(1)} s`;
  return (
    `: a line was back after ${first(came)}, another process had the table after ${first(moved.map((each) => each.at))}, ` +
    `something was told after ${first(told.map((each) => each.at))}, somebody chose after ${first(chose.map((each) => each.at))}`
  );
}
