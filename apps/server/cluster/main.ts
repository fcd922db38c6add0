// `npm run cluster`: PostgreSQL, NATS, several servers and a balancer on this machine, until Ctrl-C.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../test/debian.ts';
import { startNats } from '../test/nats.ts';
import { startPostgres } from '../test/postgres.ts';
import { startBalancer } from './balancer.ts';

const USAGE = 'npm run cluster -- [--port 3000] [--servers 3]';
const CLI = join(import.meta.dirname, '..', '..', 'cli', 'src', 'main.ts');

function refuse(line: string): never {
  console.error(`${line}; ${USAGE}`);
  process.exit(2);
}

function wholeNumber(name: string, given: string, most: number): number {
  const number = Number(given);
  if (Number.isSafeInteger(number) && number > 0 && number <= most) return number;
  return refuse(`--${name} is ${JSON.stringify(given)}; it takes a whole number from 1 to ${most}`);
}

function settings(): { port: number; servers: number } {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string', default: '3000' }, servers: { type: 'string', default: '3' } },
    });
    return { port: wholeNumber('port', values.port, 65_535), servers: wholeNumber('servers', values.servers, 20) };
  } catch (error) {
    return refuse((error as Error).message);
  }
}

/** A server as `cardwright serve` is one. */
function startServer(port: number, db: string, nats: string): Promise<ChildProcess> {
  const said = ['serve', '--port', String(port), '--db', db, '--nats', nats, '--behind-proxy'];
  const child = spawn(process.execPath, [CLI, ...said], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', () => resolve(child));
    child.once('exit', (status) => reject(new Error(`a server ended with ${status}`)));
  });
}

const { port, servers: count } = settings();
const ending: (() => unknown)[] = [];
let isEnding = false;

/** Ends everything, the last first. */
async function end(status: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  for (const act of ending.reverse()) await act();
  process.exitCode = status;
}

let isStopped = false; // Ctrl-C reaches everything that was started here as well
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      isStopped = true;
      resolve();
    });
});

try {
  const postgres = await startPostgres();
  ending.push(() => postgres.stop());
  const nats = await startNats();
  ending.push(() => nats.stop());
  const ports: number[] = [];
  for (let i = 0; i < count; i++) {
    const own = await freePort();
    const child = await startServer(own, postgres.url, nats.url);
    ports.push(own);
    ending.push(async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    });
    child.once(
      'exit',
      (status, signal) => isStopped || isEnding || console.log(`Server ${i + 1} is gone (${signal ?? status}).`),
    );
    console.log(`Server ${i + 1} of ${count}: http://127.0.0.1:${own}, process ${child.pid}`);
  }
  const balancer = await startBalancer(
    port,
    ports.map((each) => `127.0.0.1:${each}`),
  );
  ending.push(() => balancer.stop());
  balancer.process.once('exit', () => void (isStopped || end(1))); // without it nobody comes in
  console.log(`PostgreSQL: ${postgres.url}; NATS: ${nats.url}. What is played here is gone when it ends.`);
  console.log(`The tables are at http://localhost:${port} (Ctrl-C ends everything).`);
  await stopped;
  await end(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  await end(1);
}
