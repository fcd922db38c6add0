// Where bots that search think: a worker of its own, so that the table answers at once while they do.
import { Desk, type ToDesk } from '@cardwright/players/remote';
import { loadGame } from '@cardwright/registry';

const scope = globalThis as unknown as {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: ToDesk }) => void) | null;
};
const desk = new Desk(loadGame, (message) => scope.postMessage(message));
scope.onmessage = ({ data }) => void desk.receive(data);
