export { appFor } from './app.ts';
export { LOG_LEVELS, type LogLevel } from './log.ts';
export type { RetentionPeriods } from './online/housekeeping.ts';
export { coresToUse, type OnlineServeOptions, serveTables, USUAL_RATE } from './online/server.ts';
export { METRICS_FOR, type MetricsFor } from './operator.ts';
export { listen, type RunningServer, type ServeOptions, serveTable, USUAL_PORT } from './serve.ts';
export { type Seating, share } from './shared.ts';
export { backUp } from './storage/backup.ts';
