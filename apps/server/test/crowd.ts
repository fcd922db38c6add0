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

/** How many milliseconds something takes at its best. */
export async function best(act: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 30; i++) {
    const start = performance.now();
    await act();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
