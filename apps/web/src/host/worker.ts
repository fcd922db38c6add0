import { Host } from './host.ts';
import type { CallMessage } from './protocol.ts';

const scope = globalThis as unknown as {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: CallMessage }) => void) | null;
};
const host = new Host((message) => scope.postMessage(message));
scope.onmessage = ({ data }) => void host.receive(data);
