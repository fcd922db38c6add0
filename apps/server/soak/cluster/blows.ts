import type { Random } from '@cardwright/engine';
import type { Blow } from './checker.ts';
import type { Servers } from './servers.ts';

export const KINDS = [
  'kill',
  'pause',
  'cut from PostgreSQL',
  'frozen from PostgreSQL',
  'cut from NATS',
  'frozen from NATS',
  'NATS restart',
  'PostgreSQL restart',
  'end in order',
] as const;
type Kind = (typeof KINDS)[number];

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Does one thing after the other to servers, killing twice as often as anything else, with some rest in between. */
export async function strike(
  servers: Servers,
  random: Random,
  isOver: () => boolean,
  say: (line: string) => void,
): Promise<Blow[]> {
  const blows: Blow[] = [];
  const order: Kind[] = [];
  while (!isOver()) {
    if (order.length === 0) order.push(...KINDS, 'kill');
    const [kind = 'kill'] = order.splice(random.below(order.length), 1);
    const place = random.below(servers.all.length);
    blows.push({ at: performance.now(), kind });
    say(`${kind}${kind.endsWith('restart') ? '' : `: server ${place + 1}`}`);
    await deal(kind, servers, place, 3_500 + random.below(3_000));
    await wait(6_000 + random.below(2_000));
  }
  return blows;
}

async function deal(kind: Kind, servers: Servers, place: number, ms: number): Promise<void> {
  const server = servers.all[place] as Servers['all'][number];
  const link = kind.endsWith('PostgreSQL') ? server.toPostgres : server.toNats;
  switch (kind) {
    case 'kill':
      await server.process.kill();
      await wait(ms);
      return servers.revive(server);
    case 'end in order':
      await server.process.kill('SIGTERM');
      return servers.revive(server);
    case 'pause':
      server.process.pause();
      await wait(ms);
      return server.process.goOn();
    case 'NATS restart':
      return servers.nats.restart();
    case 'PostgreSQL restart':
      return servers.postgres.restart();
    case 'cut from PostgreSQL':
    case 'cut from NATS':
      link.cut();
      await wait(ms);
      return link.heal();
    case 'frozen from PostgreSQL':
    case 'frozen from NATS':
      link.freeze();
      await wait(ms);
      return link.heal();
  }
}
