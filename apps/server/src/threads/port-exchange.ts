import type { MessagePort } from 'node:worker_threads';
import type { Exchange } from '../cluster/exchange.ts';

/** The way from a thread to the main one, through which all others are reached: nothing is lost on it. */
export const portExchange = (port: MessagePort): Exchange => ({
  down: 0,
  publish: (_address, text) => port.postMessage(text),
  listen: (_address, hear) => void port.on('message', hear),
  onBack: () => undefined,
  close: () => Promise.resolve(port.close()),
});
