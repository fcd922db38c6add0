import { type Kysely, sql } from 'kysely';
import { NOW } from './leases.ts';
import { isPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';

const AT_ONCE = 200; // tables: nobody waits long for what is being removed

/** Removes what was kept long enough, some of it at a time. */
export class Retention {
  readonly #base: Kysely<Schema>;

  constructor(base: Kysely<Schema>) {
    this.#base = base;
  }

  /**
   * Forgets how games went that ended before then: their cards, choices and who sat where. That they were played, who won and what that
   * did to ratings stays.
   */
  forgetGames(before: number): Promise<number> {
    return this.#again(async (within) => {
      const old = await within
        .selectFrom('gameTable')
        .select('id')
        .where('phase', '=', 'over')
        .where('rules', 'is not', null) // else it is forgotten already
        .where('updated', '<', before)
        .limit(AT_ONCE)
        .execute();
      const ids = old.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await within.deleteFrom('choice').where('gameTable', 'in', ids).execute();
      await within
        .updateTable('gameTable')
        .set({ rules: null, options: null, content: null, fair: '{}', members: '[]' })
        .where('id', 'in', ids)
        .execute();
      return ids.length;
    });
  }

  /**
   * Removes tables whose game is not over and that nobody has come to since then. One that some process has is somebody's: any that gives
   * signs of life, or where there is only one, that one (`only`).
   */
  removeDeserted(before: number, only: readonly string[] | null): Promise<number> {
    const isHeld =
      only === null
        ? sql<boolean>`exists (select 1 from process p where p.id = "gameTable".owner and p.until > ${NOW})`
        : sql<boolean>`coalesce(owner, '') in (${sql.join(only)})`;
    return this.#again(async (within) => {
      const deserted = within
        .selectFrom('gameTable')
        .select('id')
        .where('phase', '!=', 'over')
        .where('updated', '<', before)
        .where(({ not }) => not(isHeld))
        .limit(AT_ONCE);
      // Whoever takes one of them just now has it.
      const rows = await (isPostgres(this.#base) ? deserted.forUpdate().skipLocked() : deserted).execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await within.deleteFrom('choice').where('gameTable', 'in', ids).execute();
      await within.deleteFrom('clock').where('gameTable', 'in', ids).execute();
      await within.deleteFrom('gameTable').where('id', 'in', ids).execute();
      return ids.length;
    });
  }

  /** Some and some more, until none are left. */
  async #again(some: (within: Kysely<Schema>) => Promise<number>): Promise<number> {
    let all = 0;
    for (;;) {
      const count = await this.#base.transaction().execute(some);
      all += count;
      if (count < AT_ONCE) return all;
    }
  }
}
