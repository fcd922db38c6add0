import { genericStage, type Lesson, type Piece, type Stage, type Staged } from '@cardwright/client';
import type { Chapter, Event, Game, GameTypes, Language, Seat } from '@cardwright/engine';
import type { Passing } from '@cardwright/host';
import { type Gauge, plainGauge } from '@cardwright/lab/gauges';
import { type Bot, type Offer, random } from '@cardwright/players';
import { adviserOf } from '@cardwright/review/adviser';
import type { FactsOf } from '@cardwright/review/facts';

/** All that is needed to play a game. From here on nobody knows its types. */
export interface GameEntry extends Offer, Staged {
  readonly bots: readonly Bot[]; // weakest first
  readonly passing: Passing;
  readonly adviser: Bot; //        gives hints
  readonly facts: FactsOf; //      what there is to count on its table, for reasons
  readonly gauge: Gauge; //        what there is to count in its games, for the lab
  readonly beats: (event: Event) => boolean; // what there is to see, told step by step
  readonly chapters: readonly Chapter[]; // of its rules
  readonly rules: Readonly<Record<Language, readonly string[]>>; // in short: the first sentence of each chapter
  readonly gallery: (language: Language) => readonly Piece[]; // its cards and heroes, group by group
  readonly lesson: (() => Promise<Lesson>) | null; // a first game that teaches, loaded when it is wanted
  readonly unset: readonly string[]; // settings that are of no use here, or come from a file
  readonly roles: Roles | null;
  readonly files: readonly GameFile[];
  /** What somebody was in a game, from a view of everything after its end: for tallies. */
  readonly part?: (view: unknown, seat: Seat) => HeroAndRole;
  /** What a bot at a seat believes that nobody told it, as plain data, from what the seat sees and was told: for developers. */
  readonly beliefs?: (view: unknown, seat: Seat, told: readonly Event[]) => unknown;
}

/** What somebody was in a game, by id. */
export interface HeroAndRole {
  readonly hero?: string;
  readonly role?: string;
}

/** Where roles are dealt: how many there are of each, in words; and who got which. */
export interface Roles {
  counted(seats: number, options: Readonly<Record<string, unknown>>, language: Language): readonly RoleCount[];
  dealt(state: unknown): readonly string[];
}

export interface RoleCount {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** What a file says of a table. */
export interface FileSetup {
  readonly options?: Readonly<Record<string, string>>;
  readonly players?: readonly string[]; // by seat, as records name them
  readonly seed?: number;
  readonly count?: number; //              how many things were read
  readonly notes?: readonly string[]; //   what should be known, a line each
}

/** A kind of file that sets a table up. What it says is read by the game's own reader, which refuses what it cannot read, line by line. */
export interface GameFile {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly example: string; // a line or two
  /** Whether a text looks like one. */
  fits(text: string): boolean;
  read(text: string, name: string, options: Readonly<Record<string, unknown>>): FileSetup;
}

/** What a game may bring along; without it there is a plain stage, a random bot and no summary of its rules. */
export interface GameExtras<T extends GameTypes> {
  readonly bots?: readonly Bot<T>[];
  readonly stage?: Stage<T>;
  readonly passing?: Passing<T>;
  readonly facts?: FactsOf<T['view']>;
  readonly rules?: readonly Chapter[];
  readonly gallery?: GameEntry['gallery'];
  readonly lesson?: () => Promise<Lesson<T>>;
  readonly gauge?: Gauge<T>;
  readonly part?: (view: T['view'], seat: Seat) => HeroAndRole;
  readonly beliefs?: (view: T['view'], seat: Seat, told: readonly T['event'][]) => unknown;
  readonly unset?: readonly (keyof T['options'] & string)[];
  readonly roles?: Roles;
  readonly files?: readonly GameFile[];
}

/** What a view of any game says of the turn, if it says anything. */
const turnIn = (view: unknown): string => {
  const { round, turn } = view as { readonly round?: unknown; readonly turn?: unknown };
  return JSON.stringify([round, turn].filter((each) => each !== undefined));
};

/** Enters a game. */
export function enter<T extends GameTypes>(game: Game<T>, belongings: GameExtras<T> = {}): GameEntry {
  const stage: Stage = belongings.stage ?? genericStage;
  const own: readonly Bot[] = belongings.bots ?? [];
  const chapters = belongings.rules ?? [];
  const inShort = (language: Language): string[] => chapters.map(({ text }) => text[language][0] ?? '');
  const bots = own.some(({ id }) => id === random.id) ? own : [random, ...own];
  const facts: FactsOf = belongings.facts ?? (() => []);
  return {
    game,
    stage,
    bots,
    adviser: adviserOf({ game, bots, facts }),
    passing: belongings.passing ?? {
      pass: (option) => stage.least(option) === 'pass',
      turn: turnIn,
      topic: () => null,
    },
    facts,
    gauge: (belongings.gauge as Gauge | undefined) ?? plainGauge,
    beats: (event) => stage.beat?.(event) != null,
    chapters,
    rules: { en: inShort('en'), zh: inShort('zh') },
    gallery: belongings.gallery ?? (() => []),
    lesson: belongings.lesson ?? null,
    ...(belongings.part === undefined ? {} : { part: belongings.part }),
    ...(belongings.beliefs === undefined ? {} : { beliefs: belongings.beliefs }),
    unset: belongings.unset ?? [],
    roles: belongings.roles ?? null,
    files: belongings.files ?? [],
  };
}
