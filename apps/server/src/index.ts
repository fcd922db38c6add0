export { appFor } from './app.ts';
export { type OnlineServing, serveTables } from './online/server.ts';
export { listen, type Served, type Serving, serveTable, USUAL_PORT } from './serve.ts';
export { type Seating, share } from './shared.ts';
