import { Desk, type ToDesk } from '@cardwright/players/remote';
import { loadGame } from '@cardwright/registry';
import { Host } from './host.ts';
import type { CallMessage } from './protocol.ts';
import { THINKER } from './think-tank.ts';

const scope = globalThis as unknown as {
  readonly name: string;
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: never }) => void) | null;
};
const send = (message: unknown): void => scope.postMessage(message);

if (scope.name === THINKER) {
  const desk = new Desk(loadGame, send);
  scope.onmessage = ({ data }: { readonly data: ToDesk }) => void desk.receive(data);
} else {
  const host = new Host(send);
  scope.onmessage = ({ data }: { readonly data: CallMessage }) => void host.receive(data);
}
