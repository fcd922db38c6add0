import { ltkKingdoms } from '../../src/index.ts';
import { type Seated, type Setting, type Table, type TableOptions, table } from '../table.ts';

/** A table of kingdom war. Whoever a test says nothing of leads two heroes of Qun without skills, both revealed. */
export const war = <N extends string>(
  players: Readonly<Record<N, Setting>>,
  options: TableOptions = {},
): Record<N, Seated> & { readonly table: Table } => table(players, { game: ltkKingdoms, ...options });

export const WEI = ['wei-a', 'wei-b'];
export const SHU = ['shu-a', 'shu-b'];
export const WU = ['wu-a', 'wu-b'];
export const QUN = ['qun-a', 'qun-b'];

export const OFFICIAL = { options: { rules: 'official' } };
