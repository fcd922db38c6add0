import type { TableSetup } from '@cardwright/online';
import { listingOf } from '@cardwright/registry/list';
import { go } from '../route.ts';
import { askServer } from './server.ts';

const USUAL_SEATS: Readonly<Record<string, number>> = { 'ltk-identity': 5, 'ltk-kingdoms': 6 };

/** A table for friends as it is usual: every seat is open, nobody is hurried, whoever has the link may come. */
const usualSetup = (game: string): TableSetup => ({
  game,
  seats: USUAL_SEATS[game] ?? listingOf(game)?.players[0] ?? 2,
  options: {},
  time: 'none',
  isPublic: false,
  isRated: false,
  isOpen: false,
  bots: [],
});

const goTo = (id: string): void => go({ page: 'at', id, secret: null, isText: false });

/** Lays a table for friends and goes there. */
export async function createOnlineTable(game: string): Promise<void> {
  goTo((await askServer<{ id: string }>('/api/tables', usualSetup(game))).id);
}

/** Goes to a table where others wait, or lays one that begins by itself. */
export async function quickMatch(game: string): Promise<void> {
  goTo((await askServer<{ id: string }>('/api/quick', { game })).id);
}
