import type { Kysely, Selectable, Transaction } from 'kysely';
import { FencedError } from './fenced.ts';
import type { Schema } from './schema.ts';

/** How strong somebody is at a game, as far as is known. */
export interface Rating {
  readonly rating: number;
  readonly doubt: number; // one standard deviation
  readonly games: number;
}

export type Result = Selectable<Schema['result']>;

/** A game that is over. */
export interface GameResult {
  readonly table: string;
  readonly game: string;
  readonly outcome: string;
  readonly ended: number;
  readonly results: readonly Omit<Result, 'gameTable' | 'game' | 'ended' | 'rating' | 'doubt'>[];
  /** Who is rated: how strong they were, how strong they are now. Null: the table was not rated. */
  readonly rated: {
    readonly who: readonly string[];
    readonly start: (who: string) => Rating;
    readonly after: (before: ReadonlyMap<string, Rating>) => ReadonlyMap<string, Rating>;
  } | null;
}

/** A place in a ladder. */
export interface Ranked extends Rating {
  readonly who: string;
  readonly name: string | null; // a person's
}

export const NEW = 20; // games before somebody has a rank among the others

const ratedRow = (game: string, who: string, { rating, doubt, games }: Rating): Schema['rating'] => ({
  game,
  who,
  rating,
  doubt,
  games,
  isNew: games < NEW ? 1 : 0,
});

/** How games ended, and how strong that makes people. */
export class ResultStore {
  readonly #base: Kysely<Schema>;

  constructor(base: Kysely<Schema>) {
    this.#base = base;
  }

  /** Ends a game: phase, results and ratings at once, or nothing. False: it was over already. */
  end(finished: GameResult, fence = 0): Promise<boolean> {
    const { table, game, outcome, ended, results, rated } = finished;
    return this.#base.transaction().execute(async (within) => {
      const { numUpdatedRows } = await within
        .updateTable('gameTable')
        .set({ phase: 'over', outcome, updated: ended })
        .where('id', '=', table)
        .where('phase', '=', 'playing')
        .where('fence', '=', fence)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) {
        const own = within.selectFrom('gameTable').select('id').where('id', '=', table).where('fence', '=', fence);
        if ((await own.executeTakeFirst()) === undefined) throw new FencedError();
        return false;
      }
      await within.deleteFrom('clock').where('gameTable', '=', table).execute();
      const after = rated === null ? new Map<string, Rating>() : await this.#rate(within, game, rated);
      if (results.length === 0) return true;
      await within
        .insertInto('result')
        .values(
          results.map((result) => {
            const { rating = null, doubt = null } = after.get(result.person) ?? {};
            return { ...result, gameTable: table, game, ended, rating, doubt };
          }),
        )
        .execute();
      return true;
    });
  }

  /** Reads and locks everybody's row, always in the same order, so that two games that end at once wait for each other. */
  async #rate(
    within: Transaction<Schema>,
    game: string,
    { who, start, after }: NonNullable<GameResult['rated']>,
  ): Promise<ReadonlyMap<string, Rating>> {
    const before = new Map<string, Rating>();
    for (const each of [...new Set(who)].sort()) {
      const row = await within
        .insertInto('rating')
        .values(ratedRow(game, each, start(each)))
        .onConflict((on) => on.columns(['game', 'who']).doUpdateSet((set) => ({ games: set.ref('rating.games') })))
        .returning(['rating', 'doubt', 'games'])
        .executeTakeFirstOrThrow();
      before.set(each, row);
    }
    const now = after(before);
    for (const [each, rating] of now) {
      const { rating: value, doubt, games, isNew } = ratedRow(game, each, rating);
      await within
        .updateTable('rating')
        .set({ rating: value, doubt, games, isNew })
        .where('game', '=', game)
        .where('who', '=', each)
        .execute();
    }
    return now;
  }

  /** Sets what does not change with games, keeping how many were played. */
  async anchor(game: string, who: string, { rating, doubt }: Omit<Rating, 'games'>): Promise<void> {
    await this.#base
      .insertInto('rating')
      .values({ game, who, rating, doubt, games: 0, isNew: 0 })
      .onConflict((on) => on.columns(['game', 'who']).doUpdateSet({ rating, doubt, isNew: 0 }))
      .execute();
  }

  /** The best, best first. */
  ladder(game: string, most: number): Promise<Ranked[]> {
    return this.#base
      .selectFrom('rating')
      .leftJoin('person', 'person.id', 'rating.who')
      .select(['rating.who', 'rating.rating', 'rating.doubt', 'rating.games', 'person.name'])
      .where('rating.game', '=', game)
      .orderBy('rating.isNew')
      .orderBy('rating.rating', 'desc')
      .orderBy('rating.who')
      .limit(most)
      .execute();
  }

  /** Where somebody stands, from 1; null: nowhere yet. */
  async rankOf(game: string, who: string): Promise<({ readonly rank: number } & Ranked) | null> {
    const own = await this.#base
      .selectFrom('rating')
      .leftJoin('person', 'person.id', 'rating.who')
      .select(['rating.who', 'rating.rating', 'rating.doubt', 'rating.games', 'rating.isNew', 'person.name'])
      .where('rating.game', '=', game)
      .where('rating.who', '=', who)
      .executeTakeFirst();
    if (own === undefined) return null;
    const { isNew, ...row } = own;
    const counted = this.#base
      .selectFrom('rating')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('game', '=', game);
    const peers = counted.where('isNew', '=', isNew);
    // Each of them is a stretch of the index; one question with "or" would look at every row.
    const above = [
      peers.where('rating', '>', row.rating),
      peers.where('rating', '=', row.rating).where('who', '<', who),
      ...(isNew === 0 ? [] : [counted.where('isNew', '=', 0)]),
    ];
    let rank = 1;
    for (const each of above) rank += (await each.executeTakeFirstOrThrow()).count;
    return { ...row, rank };
  }

  /** How many stand in a ladder. */
  async count(game: string): Promise<number> {
    const { count } = await this.#base
      .selectFrom('rating')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('game', '=', game)
      .executeTakeFirstOrThrow();
    return count;
  }

  async ratings(who: string): Promise<(Rating & { readonly game: string })[]> {
    return this.#base
      .selectFrom('rating')
      .select(['game', 'rating', 'doubt', 'games'])
      .where('who', '=', who)
      .orderBy('game')
      .execute();
  }

  /** Somebody's games, the last one first. */
  async results(person: string, most: number): Promise<Result[]> {
    return this.#base
      .selectFrom('result')
      .selectAll()
      .where('person', '=', person)
      .orderBy('ended', 'desc')
      .orderBy('gameTable')
      .limit(most)
      .execute();
  }

  /** How many games somebody played and won, by game and hero. */
  tally(person: string): Promise<{ game: string; hero: string | null; games: number; won: number }[]> {
    return this.#base
      .selectFrom('result')
      .select(({ fn }) => ['game', 'hero', fn.countAll<number>().as('games'), fn.sum<number>('won').as('won')])
      .where('person', '=', person)
      .groupBy(['game', 'hero'])
      .orderBy('game')
      .orderBy('hero')
      .execute();
  }
}
