import type { TableClient } from '@cardwright/client';
import type { Terminal } from './line-source.ts';
import { coloursFor, type Paint } from './paint.ts';
import type { Entry } from './registry.ts';
import type { SaveFile } from './save-file.ts';
import type { TerminalTable } from './terminal-table.ts';

const LINE_WIDTH = 80;

/** The keyboard and the screen at which a table is played: what they show is what the table's client knows. */
export class Keyboard {
  readonly table: TerminalTable;
  readonly file: SaveFile;
  readonly terminal: Terminal;
  readonly #ascii: boolean;

  constructor(table: TerminalTable, file: SaveFile, terminal: Terminal, ascii: boolean) {
    this.table = table;
    this.file = file;
    this.terminal = terminal;
    this.#ascii = ascii;
  }

  get client(): TableClient {
    return this.table.client;
  }

  get entry(): Entry {
    return this.table.entry;
  }

  /** What lines are drawn with, now. */
  get paint(): Paint {
    const { client } = this.table;
    const { presenter } = client;
    return {
      presenter,
      players: client.players,
      colours: coloursFor(this.terminal.output, process.env),
      ascii: this.#ascii,
      labels: client.labels,
      width: Math.max(20, this.terminal.output.columns || LINE_WIDTH),
    };
  }
}
