import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.ts';

export type Person = Selectable<Schema['person']>;

/** Whether this is what a database says of something that must be there once and is there already. */
const isTaken = (error: unknown): boolean => {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return code === '23505' || errcode === 2067;
};

/** The people a server knows, and what their browsers show to be recognised. */
export class PersonStore {
  readonly #base: Kysely<Schema>;

  constructor(base: Kysely<Schema>) {
    this.#base = base;
  }

  async add(person: Person, token: string): Promise<void> {
    await this.#base.transaction().execute(async (within) => {
      await within.insertInto('person').values(person).execute();
      await within.insertInto('session').values({ token, person: person.id, created: person.created }).execute();
    });
  }

  async of(token: string): Promise<Person | null> {
    const found = await this.#base
      .selectFrom('session')
      .innerJoin('person', 'person.id', 'session.person')
      .selectAll('person')
      .where('session.token', '=', token)
      .executeTakeFirst();
    return found ?? null;
  }

  async byIds(ids: readonly string[]): Promise<Person[]> {
    if (ids.length === 0) return [];
    return this.#base.selectFrom('person').selectAll().where('id', 'in', ids).execute();
  }

  /** Whoever goes by this name: who keeps it; else, of those who only have it now, who was here last. */
  async named(nameKey: string): Promise<Person | null> {
    const found = await this.#base
      .selectFrom('person')
      .selectAll()
      .where('nameKey', '=', nameKey)
      .orderBy((column) => column.case().when('password', 'is', null).then(1).else(0).end())
      .orderBy('seen', 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return found ?? null;
  }

  /** The ids of those who go by this name and do not keep it. */
  async guestsNamed(nameKey: string): Promise<string[]> {
    const rows = await this.#base
      .selectFrom('person')
      .select('id')
      .where('nameKey', '=', nameKey)
      .where('password', 'is', null)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Gives somebody another name. False: somebody else keeps it. */
  rename(id: string, name: string, nameKey: string): Promise<boolean> {
    return this.#unlessKept(id, nameKey, { name, nameKey });
  }

  /** Keeps somebody's name for them. False: somebody else does already. */
  keepName(id: string, nameKey: string, password: string): Promise<boolean> {
    return this.#unlessKept(id, nameKey, { password });
  }

  /** Changes somebody, unless another one keeps this name; two at the same moment cannot both have it. */
  async #unlessKept(id: string, nameKey: string, change: Partial<Person>): Promise<boolean> {
    try {
      const { numUpdatedRows } = await this.#base
        .updateTable('person')
        .set(change)
        .where('id', '=', id)
        .where((is) =>
          is.not(
            is.exists(
              is
                .selectFrom('person as other')
                .select('other.id')
                .where('other.nameKey', '=', nameKey)
                .where('other.password', 'is not', null)
                .where('other.id', '!=', id),
            ),
          ),
        )
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }

  async saw(id: string, seen: number): Promise<void> {
    await this.#base.updateTable('person').set({ seen }).where('id', '=', id).execute();
  }

  async addSession(token: string, person: string, created: number): Promise<void> {
    await this.#base.insertInto('session').values({ token, person, created }).execute();
  }

  async endSession(token: string): Promise<void> {
    await this.#base.deleteFrom('session').where('token', '=', token).execute();
  }

  async endSessions(person: string): Promise<void> {
    await this.#base.deleteFrom('session').where('person', '=', person).execute();
  }
}
