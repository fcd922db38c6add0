import type { AddressInfo } from 'node:net';
import { BadInputError } from '@cardwright/engine';
import type { FastifyInstance } from 'fastify';
import { appFor } from './app.ts';

export const USUAL_PORT = 3000;
const USUAL_HOST = '127.0.0.1'; // nobody else is let in unless told to

/** Where a server listens. */
export interface ListenOptions {
  readonly port?: number; // 0: any that is free
  readonly host?: string;
  readonly onReady?: (served: RunningServer) => void;
}

export interface ServeOptions extends ListenOptions {
  readonly folder: string; // the built page
}

/** A page that is being served. */
export interface RunningServer {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

export const serveTable = ({ folder, ...where }: ServeOptions): Promise<RunningServer> => listen(appFor(folder), where);

/** Lets an app answer, or says in one line why it cannot. */
export async function listen(app: FastifyInstance, where: ListenOptions = {}): Promise<RunningServer> {
  const { port = USUAL_PORT, host = USUAL_HOST, onReady } = where;
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw refusalOf(error, port, host);
  }
  const { port: taken } = app.server.address() as AddressInfo;
  const served = { url: `http://${nameOf(host)}:${taken}`, port: taken, close: () => app.close() };
  onReady?.(served);
  return served;
}

const nameOf = (host: string): string => {
  if (host === USUAL_HOST) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

function refusalOf(error: unknown, port: number, host: string): unknown {
  const other = port < 65_535 ? port + 1 : USUAL_PORT;
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new BadInputError(`port ${port} is in use; say --port ${other}`);
    case 'EACCES':
      return new BadInputError(`port ${port} is not open to you; say --port ${USUAL_PORT}`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new BadInputError(`${host} is no address of this machine; say --host 127.0.0.1, or 0.0.0.0 for all`);
    default:
      return error;
  }
}
