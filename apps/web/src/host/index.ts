export type { HostMessage, News } from './protocol.ts';
export { type Running, SharedTable } from './shared-table.ts';
