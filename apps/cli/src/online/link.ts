import { BadInputError } from '@cardwright/engine';

/** Where a table is, and which seat is meant. */
export interface TableLink {
  readonly server: string; //        http://host:port
  readonly table: string;
  readonly secret: string | null; // of a seat that somebody has
}

const NAME = '[\\w-]{1,64}';
const PATH = new RegExp(`^/(?:t|#/at)/(${NAME})(?:/(${NAME}))?/?$`);

/** The address of a server as somebody writes it. */
export function serverFrom(given: string, option: string): string {
  const address = /^https?:\/\//i.test(given) ? given : `http://${given}`;
  try {
    const { origin } = new URL(address);
    if (origin !== 'null' && new URL(address).username === '') return origin;
  } catch {
    // said below
  }
  throw new BadInputError(`${option} is ${JSON.stringify(given)}; it takes an address like http://localhost:3000`);
}

/** Reads a link to a table or to a seat, as pages and `cardwright host` show it. */
export function linkFrom(given: string): TableLink {
  const typed = given.trim();
  const [, table, secret = null] = PATH.exec(typed.replace(/^(?:https?:\/\/)?[^/]*/i, '')) ?? [];
  if (table === undefined)
    throw new BadInputError(
      `${JSON.stringify(given)} is no link to a table; one looks like http://localhost:3000/t/Gx7-2aPq_0Zk`,
    );
  return { server: serverFrom(typed.replace(/\/(?:t|#)\/.*$/, ''), 'the link'), table, secret };
}
