import type { TableSetup } from '@cardwright/online';
import { Visitor } from './visitor.ts';

/** A table of two at Sorcery, unless something else is said. */
export const setup = (more: Partial<TableSetup> = {}): TableSetup => ({
  game: 'sorcery',
  seats: 2,
  options: { starts: 'p1' },
  time: 'none',
  isPublic: false,
  isRated: false,
  isOpen: false,
  bots: [],
  ...more,
});

export const idOf = ({ body }: { body: unknown }): string => (body as { id: string }).id;

/** Two people at a table that has begun. */
export async function two(
  base: string,
  more: Partial<TableSetup> = {},
): Promise<{ ann: Visitor; ben: Visitor; id: string }> {
  const ann = await Visitor.at(base, 'Ann');
  const ben = await Visitor.at(base, 'Ben');
  const id = idOf(await ann.call('POST', '/api/tables', setup(more)));
  await ann.enter(id);
  await ann.until(() => ann.room !== null); // or Ben may be seated first
  await ben.enter(id);
  await ann.until(() => ann.room?.members.length === 2);
  ben.say({ type: 'ready', is: true });
  await ann.until(() => ann.room?.members[1]?.isReady === true);
  ann.say({ type: 'start' });
  for (const each of [ann, ben]) await each.until(() => each.view !== undefined);
  return { ann, ben, id };
}

/** Everybody answers what they are asked, until it is over or so many answers were given. */
export async function play(people: readonly Visitor[], answers = 2000): Promise<void> {
  for (let i = 0; i < answers && people.every(({ outcome }) => outcome === null); i++) {
    const asked = people.find(({ asks }) => asks !== null && asks.passes === null);
    if (asked === undefined) {
      await Promise.race(people.map((each) => each.until(() => each.asks?.passes === null || each.outcome !== null)));
      continue;
    }
    const { options, default: usual } = (asked.asks as NonNullable<Visitor['asks']>).decision;
    await new Promise((resolve) => setTimeout(resolve, 20)); // nobody is faster
    asked.choose(i % 7 === 6 || options.length === 1 ? usual : [i % options.length]);
  }
}
