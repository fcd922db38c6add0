import type { TablePolicy } from '@cardwright/host';
import type { FastifyInstance } from 'fastify';
import { appFor } from '../app.ts';
import { listen, type Served, type Serving } from '../serve.ts';
import { Storage } from '../storage/storage.ts';
import { serveLinks } from './links.ts';
import { People } from './person.ts';
import { serveOnline } from './routes.ts';
import { Tables } from './tables.ts';

export interface OnlineServing extends Serving {
  readonly data: string; // where everything is kept: a file, or postgres://…
  readonly policy?: Partial<TablePolicy>;
  readonly chance?: (n: number) => number; // absent: luck nobody can foresee
}

/** A server at which people play together. */
export async function serveTables({ folder, data, policy = {}, chance, ...where }: OnlineServing): Promise<Served> {
  const storage = await Storage.open(data);
  const app: FastifyInstance = appFor(folder);
  const tables = new Tables(storage, {
    policy,
    ...(chance === undefined ? {} : { chance }),
    onFault: (table, error) => app.log.error({ table, error }),
  });
  await tables.resume();
  serveOnline(app, { tables, people: new People(storage) });
  serveLinks(app, tables);
  app.addHook('onClose', async () => {
    tables.close();
    await storage.close();
  });
  return listen(app, where);
}
