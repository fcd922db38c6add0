import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Random, type RecordedChoice } from '@cardwright/engine';
import { loadGame } from '@cardwright/registry';
import { Storage } from '../src/storage/storage.ts';
import { Visitor } from './visitor.ts';

/** A server in a process of its own. */
export async function startServer(folder: string, data: string): Promise<{ process: ChildProcess; base: string }> {
  const program = join(import.meta.dirname, 'killed-server.ts');
  const child = spawn(process.execPath, [program, join(folder, 'page'), data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim()));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { process: child, base: `http://127.0.0.1:${port}` };
}

/** Somebody who plays, and writes down what was accepted of it. */
interface Player {
  visitor: Visitor;
  readonly accepted: RecordedChoice[];
  pending: RecordedChoice | null;
}

const SETUP = {
  game: 'sorcery',
  seats: 2,
  options: { starts: 'p1' },
  time: 'none',
  isPublic: false,
  isRated: false,
  isOpen: false,
  bots: [],
} as const;

export interface Losses {
  readonly kills: number;
  readonly accepted: number;
  readonly lost: readonly string[];
}

/** Plays at several tables, kills the server at these moments (in milliseconds), and says what was accepted and is gone. */
export async function killAndCount(
  folder: string,
  data: string,
  moments: readonly number[],
  random: Random,
): Promise<Losses> {
  mkdirSync(join(folder, 'page'), { recursive: true });
  writeFileSync(join(folder, 'page', 'index.html'), '');
  const { game } = await loadGame('sorcery');
  let server = await startServer(folder, data);
  const tables: { id: string; players: Player[] }[] = [];
  const lost: string[] = [];
  const open = async (): Promise<void> => {
    const players: Player[] = [];
    for (const name of ['Ann', 'Ben'])
      players.push({ visitor: await Visitor.at(server.base, name), accepted: [], pending: null });
    const [ann, ben] = players.map(({ visitor }) => visitor) as [Visitor, Visitor];
    const { id } = (await ann.call('POST', '/api/tables', { ...SETUP, options: { ...SETUP.options } })).body as {
      id: string;
    };
    await ann.enter(id);
    await ben.enter(id);
    ben.say({ type: 'ready', is: true });
    await ann.until(() => ann.room?.members[1]?.isReady === true);
    ann.say({ type: 'start' });
    for (const each of [ann, ben]) await each.until(() => each.view !== undefined);
    tables.push({ id, players });
  };
  for (let i = 0; i < 3; i++) await open();
  for (const [kill, moment] of moments.entries()) {
    const until = performance.now() + moment;
    while (performance.now() < until) {
      for (const { players } of tables) for (const player of players) act(player, game, random);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const gone = new Promise((resolve) => server.process.once('exit', resolve));
    server.process.kill('SIGKILL');
    await gone;
    for (const { players } of tables) for (const { visitor } of players) visitor.drop();
    const storage = await Storage.open(data);
    for (const { id, players } of tables) {
      const kept = await storage.choices(id);
      for (const [place, { accepted }] of players.entries()) {
        const seat = accepted[0]?.seat;
        const own = kept.filter((choice) => choice.seat === seat);
        for (const [i, choice] of accepted.entries())
          if (JSON.stringify(own[i]) !== JSON.stringify(choice))
            lost.push(`kill ${kill}, table ${id}, player ${place}, choice ${i}`);
      }
    }
    await storage.close();
    server = await startServer(folder, data);
    for (const { id, players } of tables) {
      for (const player of players) {
        player.visitor = await player.visitor.moved(server.base);
        player.pending = null;
        await player.visitor.enter(id);
      }
      // It may be that the last one was kept and nobody heard of it any more: what is kept counts.
      const storage2 = await Storage.open(data);
      const kept = await storage2.choices(id);
      await storage2.close();
      for (const { visitor, accepted } of players) {
        await visitor.until(() => visitor.room !== null);
        const seat = visitor.room?.seat ?? -1;
        accepted.splice(0, accepted.length, ...kept.filter((choice) => choice.seat === seat));
      }
    }
  }
  server.process.kill('SIGKILL');
  const accepted = tables.reduce(
    (sum, { players }) => sum + players.reduce((own, each) => own + each.accepted.length, 0),
    0,
  );
  return { kills: moments.length, accepted, lost };
}

/** Answers what is asked; what was answered before is accepted when something else is told. */
function act(player: Player, game: { key(option: never, options: never): string }, random: Random): void {
  const { visitor, pending } = player;
  const { asks } = visitor;
  if (pending !== null && visitor.last > visitor.answered) {
    player.accepted.push(pending);
    player.pending = null;
  }
  if (asks === null || asks.passes !== null || player.pending !== null || visitor.outcome !== null) return;
  const { options } = asks.decision;
  const index = random.below(3) === 0 ? options.length - 1 : random.below(options.length);
  player.pending = { seat: asks.decision.seat, keys: [game.key(options[index] as never, SETUP.options as never)] };
  visitor.choose([index]);
}
