import { type Kysely, sql } from 'kysely';
import { isPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';

const LOCK = 72_001; // any number that nobody else locks in this database

/** Each step once, in this order; what has been released is never changed. */
const STEPS: readonly ((base: Kysely<Schema>) => Promise<void>)[] = [
  async (base) => {
    await base.schema
      .createTable('person')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('nameKey', 'text', (column) => column.notNull())
      .addColumn('password', 'text')
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('seen', 'bigint', (column) => column.notNull())
      .execute();
    await base.schema.createIndex('person_name').on('person').column('nameKey').execute();
    await base.schema
      .createTable('session')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('person.id'))
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await base.schema
      .createTable('gameTable')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('maker', 'text', (column) => column.notNull())
      .addColumn('setup', 'text', (column) => column.notNull())
      .addColumn('phase', 'text', (column) => column.notNull())
      .addColumn('fair', 'text', (column) => column.notNull())
      .addColumn('rules', 'text')
      .addColumn('content', 'text')
      .addColumn('members', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text')
      .addColumn('next', 'text')
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('updated', 'bigint', (column) => column.notNull())
      .execute();
    await base.schema.createIndex('gameTable_phase').on('gameTable').column('phase').execute();
    await base.schema
      .createTable('choice')
      .addColumn('gameTable', 'text', (column) => column.notNull().references('gameTable.id'))
      .addColumn('at', 'integer', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('keys', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('choice_key', ['gameTable', 'at'])
      .execute();
  },
  async (base) => {
    await base.schema.createIndex('session_person').on('session').column('person').execute();
    await base.schema
      .createIndex('person_kept')
      .on('person')
      .column('nameKey')
      .unique()
      .where(sql.ref('password'), 'is not', null)
      .execute();
    await base.schema.alterTable('gameTable').addColumn('wait', 'bigint').execute();
    await base.schema
      .alterTable('choice')
      .addColumn('isOwn', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await base.schema
      .createTable('clock')
      .addColumn('gameTable', 'text', (column) => column.primaryKey().references('gameTable.id'))
      .addColumn('kept', 'text', (column) => column.notNull())
      .execute();
    await base.schema
      .createTable('rating')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('rating', 'double precision', (column) => column.notNull())
      .addColumn('doubt', 'double precision', (column) => column.notNull())
      .addColumn('games', 'integer', (column) => column.notNull())
      .addColumn('isNew', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('rating_key', ['game', 'who'])
      .execute();
    await base.schema
      .createIndex('rating_rank')
      .on('rating')
      .columns(['game', 'isNew', 'rating desc', 'who'])
      .execute();
    await base.schema
      .createTable('result')
      .addColumn('gameTable', 'text', (column) => column.notNull().references('gameTable.id'))
      .addColumn('person', 'text', (column) => column.notNull().references('person.id'))
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('hero', 'text')
      .addColumn('role', 'text')
      .addColumn('won', 'double precision', (column) => column.notNull())
      .addColumn('isLeft', 'integer', (column) => column.notNull())
      .addColumn('rating', 'double precision')
      .addColumn('doubt', 'double precision')
      .addColumn('ended', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('result_key', ['gameTable', 'person'])
      .execute();
    await base.schema.createIndex('result_person').on('result').columns(['person', 'ended']).execute();
  },
  async (base) => {
    await base.schema.alterTable('gameTable').addColumn('owner', 'text').execute();
    await base.schema
      .alterTable('gameTable')
      .addColumn('fence', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await base.schema
      .alterTable('choice')
      .addColumn('fence', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await base.schema
      .createTable('process')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
  },
  async (base) => {
    // What may be removed one day. That a game was played is kept for ever, and is not in here.
    await sql`create index "gameTable_kept" on "gameTable" (phase, updated) where phase <> 'over' or rules is not null`.execute(
      base,
    );
  },
  async (base) => {
    // Decks and heroes that the options leave to the program are kept with the game, which outlives them.
    await base.schema.alterTable('gameTable').renameColumn('content', 'options').execute();
    await base.schema.alterTable('gameTable').addColumn('content', 'text').execute();
  },
];

/** Brings what is kept up to what this program expects. */
export async function migrate(base: Kysely<Schema>): Promise<void> {
  await base.transaction().execute(async (within) => {
    if (isPostgres(base)) await sql`select pg_advisory_xact_lock(${LOCK})`.execute(within); // several servers may start at once
    await within.schema
      .createTable('version')
      .ifNotExists()
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('applied', 'bigint', (column) => column.notNull())
      .execute();
    const done = await within.selectFrom('version').select('id').execute();
    for (const [place, step] of STEPS.entries()) {
      const id = place + 1;
      if (done.some((each) => each.id === id)) continue;
      await step(within);
      await within.insertInto('version').values({ id, applied: Date.now() }).execute();
    }
  });
}
