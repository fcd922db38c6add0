import {
  type Event,
  type Language,
  Match,
  type MatchRecord,
  type Option,
  replay,
  type Seed,
  type Span,
  seenBy,
  type Viewer,
} from '@cardwright/engine';
import { HUMAN } from '@cardwright/players';
import { cueOf, joined, type SceneStep } from './cues.ts';
import { begun, contextFor, type FrameContext, frameOf, presenterFor } from './frame.ts';
import { type LegacyLog, legacyLogOf } from './legacy-log.ts';
import { frameContextOf, momentOf } from './match-moment.ts';
import { namesIn, playerAt, recordedSeats } from './names.ts';
import type { Frame, LogLine, Ref, Sheet } from './scene.ts';
import type { Staged } from './stage.ts';
import { storyOf } from './story.ts';
import { CLIENT_WORDS } from './words.ts';

const EVERY = 25; // moves between two places from which others are reached

/** A replay before any move of it is shown. */
export interface ReplaySummary {
  readonly game: string;
  readonly seed: Seed;
  readonly seats: number;
  readonly players: readonly string[];
  readonly length: number;
  readonly ending: string | null;
  readonly people: number; //     how many of the players were people
  readonly own: number | null; // the person's seat
  readonly legacy: LegacyLog | null; // of a game played by other rules: all that can be shown of it
}

export function summaryOf(staged: Staged, record: MatchRecord): ReplaySummary {
  const { game, seed, seats, players, choices, outcome } = record;
  const people = players.flatMap((player, seat) => (player === HUMAN ? [seat] : []));
  return {
    game,
    seed,
    seats,
    players,
    length: choices.length,
    ending: outcome,
    people: people.length,
    own: people.length === 1 ? (people[0] as number) : null, // several saw more together than any of them
    legacy: legacyLogOf(staged, record),
  };
}

/** A replay at one move, for one viewer. */
export interface ReplayFrame {
  readonly frame: Frame;
  readonly chosen: readonly Span[] | null; // what is chosen next
}

/** A record to be looked at, any move of it, through any eyes. */
export class Replay {
  readonly #staged: Staged;
  readonly #record: MatchRecord;
  readonly #stops: readonly Match[]; // the match every so many moves; never played on, only forked
  readonly #end: Match;
  #last: { at: number; readonly match: Match };
  #viewer: Viewer = 'public'; //        through whose eyes it was looked at last

  constructor(staged: Staged, record: MatchRecord) {
    this.#staged = staged;
    this.#record = record;
    // Says what is wrong with the record, if anything is. What has only one answer is asked in a game that is not over,
    // so that it is shown no further than it came.
    this.#end = replay(staged.game, record, { askForced: record.outcome === null, checkpoints: false });
    const stops: Match[] = [];
    const match = Match.start(staged.game, record);
    for (const [at, { keys }] of record.choices.entries()) {
      if (at % EVERY === 0) stops.push(match.fork());
      match.chooseKeys(keys);
    }
    this.#stops = stops;
    this.#last = { at: record.choices.length, match: this.#end };
  }

  get summary(): ReplaySummary {
    return summaryOf(this.#staged, this.#record);
  }

  #matchAt(at: number): Match {
    if (at === this.#record.choices.length) {
      this.#last = { at, match: this.#end };
      return this.#end;
    }
    const stop = Math.floor(at / EVERY);
    const isAhead = this.#last.at <= at && this.#last.at >= stop * EVERY;
    if (!isAhead) this.#last = { at: stop * EVERY, match: (this.#stops[stop] as Match).fork() };
    const last = this.#last;
    for (const { keys } of this.#record.choices.slice(last.at, at)) last.match.chooseKeys(keys);
    last.at = at;
    return last.match;
  }

  #frameContext(match: Match, language: Language): FrameContext {
    const { options } = this.#record;
    const infos = recordedSeats(this.#record, this.#staged);
    const called = namesIn(this.#staged, match.view('public'), match.seats, infos)[language];
    const seated = infos.map((info, seat) => playerAt(this.#staged, info, false, language, called[seat]));
    return frameContextOf(this.#staged, match, language, seated, options, infos);
  }

  /** A viewer there is; a seat that is not at this table sees what everybody sees. */
  #eyes(viewer: Viewer): Viewer {
    return typeof viewer === 'number' && viewer >= this.#record.seats ? 'public' : viewer;
  }

  /** What whoever decides at this move sees, with the question and its answers. */
  asked(at: number, language: Language): Frame {
    const match = this.#matchAt(at);
    return frameOf(momentOf(match, match.decision?.seat ?? 'public', at), this.#frameContext(match, language));
  }

  still(at: number, viewer: Viewer, language: Language): ReplayFrame {
    const place = Math.max(0, Math.min(this.#record.choices.length, at));
    const match = this.#matchAt(place);
    this.#viewer = this.#eyes(viewer);
    const frameContext = this.#frameContext(match, language);
    const frame = frameOf(momentOf(match, this.#viewer, place), frameContext);
    return { frame: { ...frame, prompt: null }, chosen: this.#chosen(place, match, frameContext) };
  }

  /** The question a record stops at, as whoever is asked has it before him: for puzzles. */
  posed(viewer: Viewer, language: Language): Frame {
    const match = replay(this.#staged.game, this.#record, { checkpoints: false }); // here what has only one answer is nobody's question
    const place = this.#record.choices.length;
    this.#viewer = this.#eyes(viewer);
    this.#last = { at: place, match };
    return frameOf(momentOf(match, this.#viewer, place), this.#frameContext(match, language));
  }

  /** How it came to a move from the one before it, step by step. */
  steps(at: number, viewer: Viewer, language: Language): Frame[] {
    const move = this.#record.choices[at - 1];
    const isLast = at === this.#record.choices.length && this.#record.outcome === null; // it stands still somewhere after it
    if (move === undefined || isLast) return [];
    const eyes = this.#eyes(viewer);
    const { stage } = this.#staged;
    const scenes: SceneStep[] = [];
    let events: Event[] = [];
    const match: Match = this.#matchAt(at - 1).fork({
      listen: (event) => {
        events.push(seenBy(event, eyes));
        if (stage.beat?.(seenBy(event, 'public')) == null) return;
        scenes.push({ events, view: match.view(eyes) });
        events = [];
      },
    });
    match.chooseKeys(move.keys);
    const frameContext = this.#frameContext(match, language);
    return joined(stage, scenes).map((scene) => {
      const { view } = scene;
      const moment = { at, viewer: eyes, view, decision: null, refusals: [], awaits: [], outcome: null };
      const cue = cueOf(stage, scene, contextFor(frameContext, null, eyes));
      return { ...frameOf(moment, frameContext), status: begun(cue?.text ?? []), cue };
    });
  }

  /** What is chosen next, for whoever may know: who chooses it, and who sees everything. */
  #chosen(at: number, match: Match, frameContext: FrameContext): readonly Span[] | null {
    const next = this.#record.choices[at];
    if (next === undefined || match.decision === null) return null;
    if (this.#viewer !== 'all' && this.#viewer !== next.seat) return null;
    const byKey = new Map(match.decision.options.map((option) => [match.keyOf(option), option]));
    const presenter = presenterFor(frameContext);
    return next.keys.flatMap((key, i) => {
      const said = presenter.option(byKey.get(key) as Option);
      return i === 0 ? said : [{ text: CLIENT_WORDS[frameContext.language].between }, ...said];
    });
  }

  story(viewer: Viewer, language: Language): LogLine[] {
    return storyOf(this.#staged, this.#record, this.#eyes(viewer), language);
  }

  sheet(ref: Ref, language: Language): Sheet | null {
    const { match } = this.#last;
    return this.#staged.stage.sheet(
      ref,
      match.view(this.#viewer),
      contextFor(this.#frameContext(match, language), null),
    );
  }
}
