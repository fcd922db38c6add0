import { BadInputError } from '@cardwright/engine';
import type { Production } from './production.ts';

/** Every game there is, loaded when it is wanted. */
const productions: Readonly<Record<string, () => Promise<Production>>> = {
  'ltk-identity': async () => (await import('./games/ltk/index.ts')).identity,
  'ltk-kingdoms': async () => (await import('./games/ltk/index.ts')).kingdoms,
  sorcery: async () => (await import('./games/sorcery/index.ts')).production,
  thrones: async () => (await import('./games/thrones/index.ts')).production,
};

export const GAME_IDS: readonly string[] = Object.keys(productions);

export function productionOf(id: string): Promise<Production> {
  const load = Object.hasOwn(productions, id) ? productions[id] : undefined;
  if (load === undefined)
    throw new BadInputError(`there is no game ${JSON.stringify(id)}; the games are ${GAME_IDS.join(', ')}`);
  return load();
}
