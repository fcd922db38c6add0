import { BadInputError, type Language } from '@cardwright/engine';
import { ONLINE_WORDS } from './words.ts';

/** Where a table is, and which seat is meant. */
export interface TableLink {
  readonly server: string; //        http://host:port
  readonly table: string;
  readonly secret: string | null; // of a seat that somebody has
}

const NAME = '[\\w-]{1,64}';
const PATH = new RegExp(`^/(?:t|#/at)/(${NAME})(?:/(${NAME}))?/?$`);

/** The address of a server as somebody writes it. */
export function serverFrom(given: string, option: string, language: Language): string {
  const address = /^https?:\/\//i.test(given) ? given : `http://${given}`;
  try {
    const { origin } = new URL(address);
    if (origin !== 'null' && new URL(address).username === '') return origin;
  } catch {
    // said below
  }
  throw new BadInputError(ONLINE_WORDS[language].noAddress(option, given));
}

/** Reads a link to a table or to a seat, as pages and `cardwright host` show it. */
export function linkFrom(given: string, language: Language): TableLink {
  const { noLink, theLink } = ONLINE_WORDS[language];
  const typed = given.trim();
  const [, table, secret = null] = PATH.exec(typed.replace(/^(?:https?:\/\/)?[^/]*/i, '')) ?? [];
  if (table === undefined) throw new BadInputError(noLink(given));
  return { server: serverFrom(typed.replace(/\/(?:t|#)\/.*$/, ''), theLink, language), table, secret };
}
