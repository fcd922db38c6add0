import type { TablePolicy } from '@cardwright/host';
import type { FastifyInstance } from 'fastify';
import { appFor } from '../app.ts';
import { listen, type Served, type Serving } from '../serve.ts';
import { Storage } from '../storage/storage.ts';
import { anchorBots } from './ladder.ts';
import { serveLinks } from './links.ts';
import { People } from './person.ts';
import { serveOnline } from './routes.ts';
import { Tables } from './tables.ts';

export interface OnlineServing extends Serving {
  readonly data: string; // where everything is kept: a file, or postgres://…
  readonly policy?: Partial<TablePolicy>;
  readonly secret?: () => string; // of each deal; absent: one nobody can foresee
}

/** A server at which people play together. */
export async function serveTables({ folder, data, policy = {}, secret, ...where }: OnlineServing): Promise<Served> {
  const storage = await Storage.open(data);
  const app: FastifyInstance = appFor(folder);
  const tables = new Tables(storage, {
    policy,
    ...(secret === undefined ? {} : { secret }),
    onFault: (table, error) => app.log.error({ table, error }),
  });
  await tables.resume();
  await anchorBots(storage.results);
  serveOnline(app, { tables, people: new People(storage.people), results: storage.results });
  serveLinks(app, tables);
  app.addHook('onClose', async () => {
    await tables.close();
    await storage.close();
  });
  return listen(app, where);
}
