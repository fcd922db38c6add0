import type { StoredTable } from '../src/storage/storage.ts';

/** A table that waits for people, as storage keeps it, unless something else is said. */
export const storedTable = (id: string, more: Partial<StoredTable> = {}): StoredTable => ({
  id,
  maker: 'ann',
  setup: '{}',
  phase: 'waiting',
  fair: '{}',
  rules: null,
  options: null,
  content: null,
  members: '[]',
  outcome: null,
  next: null,
  wait: null,
  created: 1,
  updated: 2,
  owner: null,
  fence: 0,
  ...more,
});
