import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A way to a server that can be cut and mended. */
export interface Wire {
  readonly url: string;
  cut(): void;
  mend(): void;
}

/** Lays a wire to this address. */
export async function wireTo(url: string): Promise<Wire> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    url: `http://localhost:${(server.address() as { port: number }).port}`,
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend() {
      isCut = false;
    },
  };
}
