import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** What a server has used so far. */
export interface Usage {
  readonly cpu: Readonly<Record<'main' | 'tables' | 'storage' | 'others' | 'waited', number>>; // seconds; the others collect what is let go of
  readonly heap: number; // bytes; where that is wanted after everything was let go that is not needed
  readonly rss: number; //  bytes
}

/** Only the time it has used, or what is in its memory too. */
export type Wanted = 'cpu' | 'heap';

const ROOM = '--max-semi-space-size=64'; // MB for what was made lately, as `npm start` gives it: it is looked through less often

/** A server in a process of its own, which says what it uses. */
export class MeasuredServer {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  static async start(program: string, ...args: readonly string[]): Promise<MeasuredServer> {
    const path = join(import.meta.dirname, program);
    const looking = execArgs();
    const child = spawn(process.execPath, ['--expose-gc', ROOM, ...looking, path, ...args], {
      stdio: ['ignore', looking.length > 0 ? process.stderr : 'ignore', 'inherit', 'ipc'], // what `--trace-gc` says is to be read
    });
    const port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message) => resolve((message as { port: number }).port));
      child.once('exit', (status) => reject(new Error(`${program} ended with ${status}`)));
    });
    child.removeAllListeners('exit');
    return new MeasuredServer(child, port);
  }

  usage(wanted: Wanted): Promise<Usage> {
    return new Promise((resolve) => {
      this.#child.once('message', (message) => resolve(message as Usage));
      this.#child.send(wanted);
    });
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    await gone;
  }
}

/** How the server is to be looked into: `--cpu-prof` and the like. */
const execArgs = (): string[] => (process.env['LOAD_NODE_ARGS'] ?? '').split(' ').filter((each) => each !== '');
