export { productionOf } from '../registry.ts';
export type { Guest } from './guest.ts';
export type { CallMessage, HostMessage, News } from './protocol.ts';
export { type Running, SharedTable } from './shared-table.ts';
