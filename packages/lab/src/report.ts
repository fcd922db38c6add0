import type { Language } from '@cardwright/engine';
import type { Row } from './figures.ts';

export type { Row };

/** The figures of many games, and the command that makes them again. */
export interface LabReport {
  readonly game: string;
  readonly rules: string;
  readonly command: string;
  readonly seats: number;
  readonly level: string;
  readonly seed: number;
  readonly games: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly digest: string;
  readonly names: Readonly<Record<Language, Readonly<Record<string, string>>>>; // of rows and columns, by id
  readonly columns: readonly string[]; // in their order, as far as they have one
  readonly kinds: Readonly<Record<string, string>>; // the kingdoms of heroes
  readonly rows: readonly Row[];
}

const HEAD = ['figure', 'row', 'column', 'n', 'value', 'low', 'high', 'shrunk', 'before', 'after'] as const;

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** One figure a line. */
export const csvOf = ({ rows }: Pick<LabReport, 'rows'>): string =>
  [HEAD.join(','), ...rows.map((row) => HEAD.map((name) => quoted(String(row[name] ?? ''))).join(','))]
    .map((line) => `${line}\n`)
    .join('');
