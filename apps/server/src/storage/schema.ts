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
    seed: number | null;
    rules: string | null;
    content: string | null; //   JSON: the options the game was dealt with, complete
    members: string; //          JSON: who has a seat, by person, with the secret of the seat
    outcome: string | null; //   JSON
    next: string | null;
    created: number;
    updated: number;
  };
  choice: {
    gameTable: string;
    at: number;
    seat: number;
    keys: string;
  };
  version: { id: Generated<number>; applied: number };
}
