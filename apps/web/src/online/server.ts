import { readRefusal, refusalText } from '@cardwright/online/refusal';
import { useSettings } from '../settings.ts';

/** The server refused; the message says why in a line. */
export class ServerError extends Error {
  override name = 'ServerError';
  readonly status: number; // 0: it could not be reached

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

async function read(answer: Response): Promise<unknown> {
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  const body: unknown = isJson ? JSON.parse(text) : text;
  if (answer.ok) return body;
  const { problem, why } = (isJson ? body : {}) as { problem?: string; why?: unknown };
  const refusal = readRefusal(why);
  const said = refusal === null ? problem : refusalText(refusal, useSettings.getState().language);
  throw new ServerError(said ?? `the server answered ${answer.status}`, answer.status);
}

/** Asks the server this page came from; with a body, tells it something. */
export async function askServer<R>(path: string, body?: object): Promise<R> {
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
  } catch (error) {
    throw new ServerError(error instanceof Error ? error.message : String(error), 0);
  }
  return (await read(answer)) as R;
}

/** Where the page is told about a table; with a seat's secret, as whoever has that seat. */
export const socketOf = (id: string, secret: string | null): string =>
  `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(id)}/socket${secret === null ? '' : `?seat=${encodeURIComponent(secret)}`}`;

/** What is sent to friends. */
export const linkOf = (id: string, secret: string | null = null): string =>
  `${location.origin}/t/${id}${secret === null ? '' : `/${secret}`}`;
