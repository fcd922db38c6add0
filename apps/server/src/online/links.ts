import type { TableSetup } from '@cardwright/online';
import type { FastifyInstance } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import { refuseFor } from './refused.ts';

/** What stands in a link: ids and secrets are made of these. */
const isName = (name: string): boolean => /^[\w-]{1,64}$/.test(name);

/** Short addresses that can be read out, each of which leads into the page; and whether there is a table at one. */
export function serveLinks(app: FastifyInstance, storage: Storage): void {
  const lead = (short: string, place: string): void => {
    app.get<{ Params: { id: string; secret?: string } }>(short, async ({ params }, reply) => {
      const names = [params.id, ...(params.secret === undefined ? [] : [params.secret])];
      return names.every(isName) ? reply.redirect(`/#/${place}/${names.join('/')}`, 302) : reply.callNotFound();
    });
  };
  lead('/t/:id', 'at');
  lead('/t/:id/:secret', 'at'); // a seat, for another device of whoever has it
  lead('/r/:id', 'game');
  app.get<{ Params: { id: string } }>('/api/tables/:id', async ({ params }, reply) => {
    const table = await storage.table(params.id);
    if (table === null) return refuseFor(reply, 404, 'no-table');
    return { id: table.id, game: (JSON.parse(table.setup) as TableSetup).game, phase: table.phase };
  });
}
