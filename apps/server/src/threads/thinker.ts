// A thread that thinks for bots.
import { setPriority } from 'node:os';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { Desk, type ToDesk } from '@cardwright/players/remote';
import { loadGame } from '@cardwright/registry';

const LAST = 10; // of 19: whoever plays comes first

// On Linux a thread has a priority of its own; elsewhere this would be the whole server's.
if (process.platform === 'linux') setPriority(LAST);
const port = parentPort as MessagePort;
const desk = new Desk(loadGame, (message) => port.postMessage(message));
port.on('message', (message: ToDesk) => void desk.receive(message));
