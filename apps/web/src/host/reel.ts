import {
  type Language,
  Match,
  type MatchRecord,
  type Option,
  replay,
  type Span,
  type Viewer,
} from '@cardwright/engine';
import { HUMAN } from '@cardwright/session';
import type { Production } from '../production.ts';
import type { LogLine, Ref, Sheet } from '../scene.ts';
import { Cast } from './cast.ts';
import type { Reel, Still } from './protocol.ts';
import { storyOf } from './story.ts';
import { HOST_WORDS } from './words.ts';

const EVERY = 25; // moves between two places from which others are reached

/** A record to be looked at, any move of it, through any eyes. */
export class ReelTable {
  readonly #production: Production;
  readonly #record: MatchRecord;
  readonly #stops: readonly Match[]; // the match every so many moves; never played on, only forked
  readonly #end: Match;
  #last: { at: number; readonly match: Match };
  #viewer: Viewer = 'public'; //        through whose eyes it was looked at last

  constructor(production: Production, record: MatchRecord) {
    this.#production = production;
    this.#record = record;
    // Says what is wrong with the record, if anything is. What has only one answer is asked in a game that is not over,
    // so that it is shown no further than it came.
    this.#end = replay(production.game, record, { askForced: record.outcome === null, checkpoints: false });
    const stops: Match[] = [];
    const match = Match.start(production.game, record);
    for (const [at, { keys }] of record.choices.entries()) {
      if (at % EVERY === 0) stops.push(match.fork());
      match.chooseKeys(keys);
    }
    this.#stops = stops;
    this.#last = { at: record.choices.length, match: this.#end };
  }

  get reel(): Reel {
    const { game, seed, seats, players, choices, outcome } = this.#record;
    const people = players.flatMap((player, seat) => (player === HUMAN ? [seat] : []));
    return {
      game,
      seed,
      seats,
      players,
      length: choices.length,
      ending: outcome,
      own: people.length === 1 ? (people[0] as number) : null, // several saw more together than any of them
    };
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

  #cast(match: Match, viewer: Viewer, language: Language): Cast {
    const words = HOST_WORDS[language];
    const players = this.#record.players.map((player) => (player === HUMAN ? words.person : words.bot(player)));
    const { options } = this.#record;
    return new Cast({ production: this.#production, match, options, players }, viewer, language);
  }

  /** A viewer there is; a seat that is not at this table sees what everybody sees. */
  #eyes(viewer: Viewer): Viewer {
    return typeof viewer === 'number' && viewer >= this.#record.seats ? 'public' : viewer;
  }

  still(at: number, viewer: Viewer, language: Language): Still {
    const place = Math.max(0, Math.min(this.#record.choices.length, at));
    const match = this.#matchAt(place);
    this.#viewer = this.#eyes(viewer);
    const cast = this.#cast(match, this.#viewer, language);
    return { frame: { ...cast.frame(), prompt: null }, chosen: this.#chosen(place, match, cast) };
  }

  /** What is chosen next, for whoever may know: who chooses it, and who sees everything. */
  #chosen(at: number, match: Match, cast: Cast): readonly Span[] | null {
    const next = this.#record.choices[at];
    if (next === undefined || match.decision === null) return null;
    if (this.#viewer !== 'all' && this.#viewer !== next.seat) return null;
    const byKey = new Map(match.decision.options.map((option) => [match.keyOf(option), option]));
    const between = { text: cast.lights().language === 'zh' ? '、' : ', ' };
    return next.keys.flatMap((key, i) => {
      const said = cast.presenter.option(byKey.get(key) as Option);
      return i === 0 ? said : [between, ...said];
    });
  }

  story(viewer: Viewer, language: Language): LogLine[] {
    return storyOf(this.#production, this.#record, this.#eyes(viewer), language);
  }

  sheet(ref: Ref, language: Language): Sheet | null {
    const { match } = this.#last;
    return this.#production.stage.sheet(
      ref,
      match.view(this.#viewer),
      this.#cast(match, this.#viewer, language).lights(),
    );
  }
}
