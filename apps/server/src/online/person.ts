import { createHash, randomBytes, randomInt } from 'node:crypto';
import { cleanName, LONGEST_NAME, madeUpName, nameFault, nameKey } from '@cardwright/online';
import type { PersonStore } from '../storage/person-store.ts';
import type { Person } from '../storage/storage.ts';
import { isPassword, keptPassword } from './password.ts';
import { RefusedError } from './refused.ts';

/** A secret that nobody guesses, short enough for an address. */
export const newSecret = (bytes = 16): string => randomBytes(bytes).toString('base64url');

/** What is kept of a secret: whoever reads the storage cannot use it. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const AN_HOUR = 3_600_000; // ms
const TRIES = 20;

const taken = (): RefusedError => new RefusedError(409, 'name-taken');

/** Somebody, and what their browser is to hold so that they are recognised. */
export interface RecognisedPerson {
  readonly person: Person;
  readonly secret: string;
}

/** The people a server knows, by what their browsers hold. */
export class People {
  readonly #store: PersonStore;

  constructor(store: PersonStore) {
    this.#store = store;
  }

  /** Whoever holds this secret; null: nobody does. */
  async find(secret: string | undefined): Promise<Person | null> {
    if (secret === undefined || secret === '') return null;
    const person = await this.#store.of(digestOf(secret));
    const now = Date.now();
    if (person !== null && now - person.seen > AN_HOUR) await this.#store.saw(person.id, now);
    return person;
  }

  /** A name that nobody has. */
  async #freeName(): Promise<string> {
    for (let i = 0; i < TRIES; i++) {
      const name = madeUpName((n) => randomInt(n));
      if ((await this.#store.named(nameKey(name))) === null) return name;
    }
    return `Guest ${newSecret(6)}`;
  }

  /** Somebody new, with a name made up. */
  async greet(): Promise<RecognisedPerson> {
    const name = await this.#freeName();
    const now = Date.now();
    const person = { id: newSecret(), name, nameKey: nameKey(name), password: null, created: now, seen: now };
    const secret = newSecret(24);
    await this.#store.add(person, digestOf(secret));
    return { person, secret };
  }

  async rename(person: Person, wanted: string): Promise<Person> {
    const fault = nameFault(wanted);
    if (fault === 'empty') throw new RefusedError(400, 'name-empty');
    if (fault === 'long') throw new RefusedError(400, 'name-long', { most: LONGEST_NAME });
    if (fault === 'signs') throw new RefusedError(400, 'name-signs');
    const name = cleanName(wanted);
    if (!(await this.#store.rename(person.id, name, nameKey(name)))) throw taken();
    return { ...person, name, nameKey: nameKey(name) };
  }

  isNamed(person: Person, name: string): boolean {
    return person.nameKey === nameKey(name);
  }

  /** Whoever goes by this name; null: nobody does. */
  named(name: string): Promise<Person | null> {
    return this.#store.named(nameKey(name));
  }

  /** Keeps somebody's name for them. Guests who go by the same name get another. */
  async keepName(person: Person, password: string): Promise<Person> {
    const kept = await keptPassword(password);
    if (!(await this.#store.keepName(person.id, person.nameKey, kept))) throw taken();
    for (const other of await this.#store.guestsNamed(person.nameKey)) {
      const name = await this.#freeName();
      await this.#store.rename(other, name, nameKey(name));
    }
    return { ...person, password: kept };
  }

  /** Somebody who keeps their name, at another device. Why not is not said: neither names nor passwords are to be guessed. */
  async logIn(name: string, password: string): Promise<RecognisedPerson> {
    const person = await this.#store.named(nameKey(name));
    if (!(await isPassword(person?.password ?? null, password)) || person === null)
      throw new RefusedError(401, 'unknown-login');
    const secret = newSecret(24);
    await this.#store.addSession(digestOf(secret), person.id, Date.now());
    return { person, secret };
  }

  async logOut(secret: string): Promise<void> {
    await this.#store.endSession(digestOf(secret));
  }

  async logOutEverywhere({ id }: Person): Promise<void> {
    await this.#store.endSessions(id);
  }
}
