import { DatabaseSync } from 'node:sqlite';
import { Storage } from '../src/storage/storage.ts';

/** A data file with so many people, each of whom has played some rated games. */
export async function crowded(path: string, people: number, games: number): Promise<Storage> {
  await (await Storage.open(path)).close();
  const base = new DatabaseSync(path);
  base.exec('pragma foreign_keys = off; begin');
  const person = base.prepare('insert into person values (?, ?, ?, null, 1, ?)');
  const rating = base.prepare('insert into rating values (?, ?, ?, 60, ?, ?)');
  const table = base.prepare(
    `insert into "gameTable" (id, maker, setup, phase, fair, members, created, updated) values (?, 'p0', '{}', 'over', '{}', '[]', 1, 1)`,
  );
  const result = base.prepare('insert into result values (?, ?, ?, 0, ?, null, ?, 0, ?, 60, ?)');
  for (let i = 0; i < people; i++) {
    person.run(`p${i}`, `Name ${i}`, `name${i}`, i);
    for (const game of ['sorcery', 'thrones'])
      rating.run(game, `p${i}`, 1000 + ((i * 7919) % 1000) + i / people, i % 60, i % 60 < 20 ? 1 : 0);
    for (let j = 0; j < games; j++) {
      table.run(`t${i}.${j}`);
      result.run(`t${i}.${j}`, `p${i}`, 'sorcery', `hero${j % 9}`, j % 2, 1500 + j, j);
    }
  }
  base.exec('commit; analyze');
  base.close();
  return Storage.open(path);
}

const ROUNDS = 30;

/** How many milliseconds each of these takes at its best. They take turns: whatever else a machine does meanwhile, it does to all of them. */
export async function bestOf<Name extends string>(
  acts: Readonly<Record<Name, () => Promise<unknown>>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(acts) as Name[];
  const least = Object.fromEntries(names.map((name) => [name, Number.POSITIVE_INFINITY])) as Record<Name, number>;
  for (let round = 0; round < ROUNDS; round++)
    for (const name of names) {
      const start = performance.now();
      await acts[name]();
      least[name] = Math.min(least[name], performance.now() - start);
    }
  return least;
}
