import type { Generated } from 'kysely';

/** What is kept, table by table. Times are milliseconds since 1970. */
export interface Schema {
  person: {
    id: string;
    name: string;
    nameKey: string; //          unique among those who keep their name
    password: string | null; //  argon2id; null: a guest
    created: number;
    seen: number;
  };
  session: {
    token: string; //            a digest of what the cookie holds
    person: string;
    created: number;
  };
  gameTable: {
    id: string;
    maker: string;
    setup: string; //            JSON
    phase: 'waiting' | 'playing' | 'over';
    fair: string; //             JSON: how its seed comes about
    rules: string | null;
    options: string | null; //   JSON: the options the game was dealt with, complete
    content: string | null; //   JSON: the decks and heroes that these leave to the program; null: none
    members: string; //          JSON: who has a seat, by person, with the secret of the seat
    outcome: string | null; //   JSON
    next: string | null;
    wait: number | null; //      ms after which it begins by itself; null: its maker begins it
    created: number;
    updated: number;
    owner: string | null; //     the server process that has it; null: none had it yet
    fence: number; //            counts its owners: what an earlier one still writes is refused
  };
  process: {
    id: string;
    until: number; //            by the clock of the database: others may take its tables then
  };
  choice: {
    gameTable: string;
    at: number;
    seat: number;
    keys: string;
    isOwn: number; //            1: the seat's person made it, 0: a bot did
    fence: number; //            the number of the owner that wrote it
  };
  clock: {
    gameTable: string;
    kept: string; //             JSON: what is left of everybody's time
  };
  rating: {
    game: string;
    who: string; //              a person's id, or bot: and the bot's
    rating: number;
    doubt: number; //            one standard deviation
    games: number;
    isNew: number; //            1: too few games for a rank among the others
  };
  result: {
    gameTable: string;
    person: string;
    game: string;
    seat: number;
    hero: string | null;
    role: string | null;
    won: number; //              the share of the win, 0 to 1
    isLeft: number; //           1: a bot finished it for them
    rating: number | null; //    afterwards; null: the table was not rated
    doubt: number | null;
    ended: number;
  };
  version: { id: Generated<number>; applied: number };
}
