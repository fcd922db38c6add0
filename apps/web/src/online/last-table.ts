/** The game on the server that this browser plays: so that the first page can lead back to it. */
export interface LastTable {
  readonly id: string;
  readonly game: string;
}

const KEY = 'cardwright.last-table';

export function lastTable(): LastTable | null {
  try {
    const { id, game } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<LastTable>;
    return typeof id === 'string' && typeof game === 'string' ? { id, game } : null;
  } catch {
    return null; // another program wrote it, or nothing may be kept here
  }
}

/** Keeps it while it is played, and forgets it when it is over. */
export function keepTable(table: LastTable, isPlaying: boolean): void {
  try {
    if (isPlaying) localStorage.setItem(KEY, JSON.stringify(table));
    else if (lastTable()?.id === table.id) localStorage.removeItem(KEY);
  } catch {
    return; // nothing may be kept here
  }
}
