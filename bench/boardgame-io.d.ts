// What this bench uses of boardgame.io 0.50. Its own types need a bundler's module resolution; in Node its documented
// entries `boardgame.io/client` and `boardgame.io/core` are these two files.

declare module 'boardgame.io/dist/cjs/client.js' {
  interface Context<G> {
    readonly G: G;
    readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  }

  export interface Game<G> {
    setup(): G;
    moves: Readonly<Record<string, (context: Context<G>, card: number) => unknown>>;
    turn: {
      minMoves: number;
      maxMoves: number;
      order: { first(context: Context<G>): number; next(context: Context<G>): number };
    };
    endIf(context: Context<G>): unknown;
    disableUndo: boolean;
  }

  export interface GameClient<G> {
    readonly moves: Readonly<Record<string, (card: number) => void>>;
    start(): void;
    stop(): void;
    getState(): Context<G> | null;
  }

  export function Client<G>(options: { game: Game<G>; numPlayers: number; debug: false }): GameClient<G>;
}

declare module 'boardgame.io/dist/cjs/core.js' {
  export const INVALID_MOVE: 'INVALID_MOVE';
}

declare module 'boardgame.io/dist/cjs/server.js' {
  import type { Server as HttpServer } from 'node:http';

  interface Nine {
    cells: string[];
  }

  export function Server(options: {
    games: readonly {
      name: string;
      setup(): Nine;
      moves: Readonly<Record<string, (context: { G: Nine; playerID: string }, cell: number) => void>>;
      turn: { minMoves: number; maxMoves: number };
    }[];
    origins: readonly string[];
  }): { run(port: number): Promise<{ appServer: HttpServer }> };
}
