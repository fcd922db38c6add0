import { HUMAN } from '@cardwright/players';
import { entryOf } from '../../src/registry.ts';
import { TerminalTable } from '../../src/terminal-table.ts';

/** A table of Sorcery with two people at one keyboard, without the program around it. */
export function twoPeople(seed: number, options: Readonly<Record<string, unknown>>): TerminalTable {
  const wanted = { origin: { seed, options }, forced: { people: true, bots: true } };
  const table = new TerminalTable(entryOf('sorcery'), [HUMAN, HUMAN], 'en', wanted);
  const { client } = table;
  table.hear = () => {
    if (client.curtain !== null) client.lift(client.curtain); // as in the program, there is none between the two
  };
  return table;
}
