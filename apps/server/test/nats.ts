import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { freePort, programOf } from './debian.ts';

export interface Nats {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  stop(): void;
  /** Ends it at once, and starts it again. */
  restart(): Promise<void>;
}

/** Waits until somebody listens there. */
export async function isListening(port: number): Promise<void> {
  for (let i = 0; ; i++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    if (i > 300) throw new Error(`nobody listens at port ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A NATS server of this test's own. */
export async function startNats(): Promise<Nats> {
  const program = programOf('nats-server');
  const port = await freePort();
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    await isListening(port);
    return child;
  };
  let server = await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    port,
    get pid() {
      return server.pid ?? 0;
    },
    stop: () => void server.kill('SIGKILL'),
    async restart() {
      const gone = new Promise((resolve) => server.once('close', resolve));
      server.kill('SIGKILL');
      await gone;
      server = await start();
    },
  };
}
