import { BadInputError } from '@cardwright/engine';
import { type Denied, readLine, type TableRefusal, type ToTable } from '@cardwright/online';
import { NotKeptError } from '../storage/not-kept.ts';
import type { OnlineTable } from './online-table.ts';
import { RefusedError } from './refused.ts';
import type { Visitor } from './visitor.ts';

/** Takes what somebody at a table says: for its game, or for the table itself. */
export function hear(message: unknown, visitor: Visitor, table: OnlineTable, onFault: (error: unknown) => void): void {
  const read = readLine(message);
  if (read === null) return visitor.send({ type: 'refused', code: 'malformed' });
  if ('game' in read) {
    if (visitor.screen === null) return visitor.send({ type: 'refused', code: 'not-asked' });
    return visitor.screen.receive(read.game);
  }
  visitor.screen?.wake();
  obey(read.table, visitor, table).then(
    (code) => code !== undefined && visitor.send({ type: 'denied', code }),
    (error: unknown) => {
      if (error instanceof BadInputError) visitor.send(deniedBy(error));
      else onFault(error);
    },
  );
}

/** What is said of a table that cannot be set up so. */
const deniedBy = (error: BadInputError): Denied => ({
  type: 'denied',
  code: 'bad-setup',
  detail: error.message,
  ...(error instanceof RefusedError || error instanceof NotKeptError ? { why: error.why } : {}),
});

/** Does what somebody wants of a table, or says why not. */
async function obey(message: ToTable, { person }: Visitor, table: OnlineTable): Promise<TableRefusal | undefined> {
  const member = table.memberOf(person);
  switch (message.type) {
    case 'setup':
      if (!table.isMaker(person)) return 'not-maker';
      if (!table.isWaiting) return 'not-now';
      await table.change(message.setup);
      return undefined;
    case 'sit':
      return (await table.seat(person)) ? undefined : 'no-seat';
    case 'stand':
      if (member === undefined) return 'no-seat';
      await table.stand(member);
      return undefined;
    case 'ready':
      if (!table.isWaiting || member === undefined) return 'not-now';
      table.setReady(member, message.is);
      return undefined;
    case 'number':
      if (!table.isWaiting || member === undefined) return 'not-now';
      await table.add(member, message.number);
      return undefined;
    case 'start':
      if (!table.isMaker(person)) return 'not-maker';
      if (!table.isWaiting) return 'not-now';
      if (!table.isReady) return 'not-ready';
      await table.start();
      return undefined;
    case 'again':
      if (table.phase !== 'over' || member === undefined) return 'not-now';
      await table.playAgain(person);
      return undefined;
    case 'phrase':
      table.say({ type: 'said', by: person.name, phrase: message.phrase });
      return undefined;
    case 'say':
      if (table.setup.isPublic) return 'no-words';
      table.say({ type: 'said', by: person.name, text: message.text });
      return undefined;
  }
}
