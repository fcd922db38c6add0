import type { Advice, TableClient } from '@cardwright/client';
import { BadInputError, type Choice, formatRecord } from '@cardwright/engine';
import type { ConversationContext, Reply } from './conversation.ts';
import type { Terminal } from './line-source.ts';
import { coloursFor, type Paint } from './paint.ts';
import type { Entry } from './registry.ts';
import { resumeCommand, type SaveFile } from './save-file.ts';
import type { TerminalTable } from './terminal-table.ts';
import { WORDS } from './words.ts';

const LINE_WIDTH = 80;
const USUAL_ROWS = 24;

/** The keyboard and the screen at which a table is played: what they show is what the table's client knows. */
export class Keyboard implements ConversationContext {
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

  readonly advise = (about: Choice | null): Promise<Advice | null> => this.table.advise(about);

  get rows(): number {
    const { isTTY, rows = USUAL_ROWS } = this.terminal.output;
    return isTTY === true ? rows : Infinity;
  }

  save(typed: string): Reply {
    const { client, file, table } = this;
    const record = table.host.record();
    if (typed === '-') return { kind: 'show', lines: formatRecord(record).trimEnd().split('\n') };
    try {
      const path = file.save(record, typed === '' ? null : typed);
      const said = WORDS[client.language].saved(path, resumeCommand(path));
      return { kind: 'show', lines: typed !== '' || file.detour === null ? [said] : [file.detour, said] };
    } catch (error) {
      if (error instanceof BadInputError) return { kind: 'problem', problem: error.message };
      throw error;
    }
  }
}
