import { createHash, randomBytes, randomInt } from 'node:crypto';
import { BadInputError } from '@cardwright/engine';
import { cleanName, madeUpName, nameFault, nameKey } from '@cardwright/online';
import type { Person, Storage } from '../storage/storage.ts';

/** A secret that nobody guesses, short enough for an address. */
export const newSecret = (bytes = 16): string => randomBytes(bytes).toString('base64url');

/** What is kept of a secret: whoever reads the storage cannot use it. */
const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The people a server knows, by what their browsers hold. */
export class People {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Whoever holds this secret; null: nobody does. */
  find(secret: string | undefined): Promise<Person | null> {
    return secret === undefined || secret === '' ? Promise.resolve(null) : this.#storage.personOf(digestOf(secret));
  }

  /** Somebody new, with a name made up. */
  async greet(): Promise<{ readonly person: Person; readonly secret: string }> {
    const name = madeUpName((n) => randomInt(n));
    const now = Date.now();
    const person = { id: newSecret(), name, nameKey: nameKey(name), password: null, created: now, seen: now };
    const secret = newSecret(24);
    await this.#storage.addPerson(person, digestOf(secret));
    return { person, secret };
  }

  async rename(person: Person, wanted: string): Promise<Person> {
    const fault = nameFault(wanted);
    if (fault === 'empty') throw new BadInputError('a name has at least one letter');
    if (fault === 'long') throw new BadInputError('a name has at most 24 letters');
    if (fault === 'signs') throw new BadInputError('a name has no signs in it that cannot be seen');
    const name = cleanName(wanted);
    await this.#storage.rename(person.id, name, nameKey(name));
    return { ...person, name, nameKey: nameKey(name) };
  }
}
