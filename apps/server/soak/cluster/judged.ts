import { isForced, Match, one } from '@cardwright/engine';
import { loadGame } from '@cardwright/registry';
import { Client } from 'pg';
import { keptRecord } from '../../src/online/stored-record.ts';
import { Storage } from '../../src/storage/storage.ts';
import { faultsOf } from './checker.ts';
import type { Played } from './crew.ts';
import type { StoredChoice, TableHistory } from './history.ts';
import { digestOf } from './person.ts';

interface Row {
  readonly seat: number;
  readonly keys: string;
  readonly fence: string;
  readonly isOwn: number;
}

/** After how many choices each seat saw what, by playing what is kept once more. */
async function sightings(table: string, storage: Storage): Promise<Map<string, number[]>> {
  const stored = await storage.table(table);
  const entry = await loadGame('sorcery');
  const record = stored === null ? null : await keptRecord(stored, entry, storage);
  const seen = new Map<string, number[]>();
  if (record === null) return seen;
  const { seed, seats, options, choices } = record;
  const match = Match.start(entry.game, { seed, seats, options }, { askForced: true, checkpoints: false });
  for (let made = 0; ; ) {
    for (let seat = 0; seat < seats; seat++) {
      const name = `${seat} ${digestOf(match.view(seat))}`;
      seen.set(name, [...(seen.get(name) ?? []), made]);
    }
    if (match.decision === null) return seen;
    const next = choices[made];
    if (isForced(match.decision)) match.choose(one(0));
    else if (next === undefined) return seen;
    else {
      match.chooseKeys(next.keys);
      made++;
    }
  }
}

/** What is wrong with what was played, and how much of it there is. */
export async function judge(
  played: readonly Played[],
  url: string,
): Promise<{ faults: string[]; faulty: object[]; choices: number; acknowledged: number }> {
  const storage = await Storage.open(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  const faults: string[] = [];
  const faulty: object[] = [];
  let choices = 0;
  let acknowledged = 0;
  for (const { table, people } of played) {
    const { rows } = await client.query<Row>(
      'select seat, keys, fence, "isOwn" from choice where "gameTable" = $1 order by at',
      [table],
    );
    const kept = rows.map(
      ({ seat, keys, fence, isOwn }): StoredChoice => ({ seat, keys, fence: Number(fence), isOwn: isOwn === 1 }),
    );
    const seen = await sightings(table, storage);
    const history: TableHistory = {
      id: table,
      kept,
      people: people.flatMap(({ seat, moments }) => (seat === null ? [] : [{ seat, moments }])),
      when: (seat, view) => seen.get(`${seat} ${view}`) ?? [],
    };
    choices += kept.length;
    for (const { moments } of people)
      acknowledged += moments.filter((each) => each.kind === 'chose' && each.fate.kind === 'acknowledged').length;
    const found = faultsOf(history);
    faults.push(...found);
    if (found.length > 0) faulty.push({ ...history, found });
  }
  await client.end();
  await storage.close();
  return { faults, faulty, choices, acknowledged };
}
