import {
  type Decision,
  type Event,
  type Language,
  type Match,
  type Option,
  type Outcome,
  type Seat,
  type Span,
  seenBy,
  type Viewer,
} from '@cardwright/engine';
import { defaultNames, Presenter, plain } from '@cardwright/table';
import type { Production } from '../production.ts';
import type { ChoiceScene, Ending, Frame, LogLine, Prompt, RefusalScene } from '../scene.ts';
import type { Lights } from '../stage.ts';

/** A match to be shown, and who plays it. */
export interface Showing {
  readonly production: Production;
  readonly match: Match;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly string[]; // who sits where, in a word
}

/** What happened, and how many choices had been made by then. */
export interface Told {
  readonly event: Event;
  readonly at: number;
}

/** A sentence with a capital at its beginning. */
const begun = ([first, ...rest]: readonly Span[]): readonly Span[] =>
  first === undefined ? [] : [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];

/** Puts what a viewer may know of a match into scenes and sentences. */
export class Cast {
  readonly #showing: Showing;
  readonly #viewer: Viewer;
  readonly #language: Language;
  readonly #presenter: Presenter;

  constructor(showing: Showing, viewer: Viewer, language: Language) {
    this.#showing = showing;
    this.#viewer = viewer;
    this.#language = language;
    const { production, match, options } = showing;
    const seen = match.view('public');
    const name = (seat: Seat): string => production.stage.name?.(seen, seat, language) ?? defaultNames[language](seat);
    this.#presenter = new Presenter(production.game, language, name, options);
  }

  get presenter(): Presenter {
    return this.#presenter;
  }

  /** The open decision, if it is the viewer's to answer. */
  get #own(): Decision | null {
    const { decision } = this.#showing.match;
    return decision !== null && decision.seat === this.#viewer ? decision : null;
  }

  lights(): Lights {
    return {
      presenter: this.#presenter,
      language: this.#language,
      players: this.#showing.players,
      decision: this.#own,
    };
  }

  frame(): Frame {
    const { production, match } = this.#showing;
    return {
      game: production.game.id,
      viewer: this.#viewer,
      length: match.length,
      status: this.status(),
      scene: production.stage.scene(match.view(this.#viewer), this.lights()),
      prompt: this.#own === null ? null : this.#prompt(this.#own),
      ending: match.outcome === null ? null : this.#ending(match.outcome),
    };
  }

  /** Who must do what. */
  status(): readonly Span[] {
    const { match } = this.#showing;
    if (match.outcome !== null) return [{ text: this.#presenter.outcome(match.outcome) }];
    const waiting = match.decisionFor(this.#viewer);
    return waiting === null ? [] : begun(this.#presenter.decision(waiting, this.#own !== null));
  }

  #prompt(decision: Decision): Prompt {
    const { production, match } = this.#showing;
    const { stage } = production;
    const choices = decision.options.map(
      (option: Option, index): ChoiceScene => ({
        index,
        key: match.keyOf(option),
        label: this.#label(option, decision),
        touches: stage.touches(option, decision),
        does: stage.quiet(option),
      }),
    );
    const refusals = match.refusals().map(
      ({ option, reason }): RefusalScene => ({
        touches: stage.touches(option, decision),
        text: this.#presenter.reason(reason),
      }),
    );
    const { seat, kind, min, max } = decision;
    return { seat, kind, min, max, verb: stage.verb?.(decision, this.#language) ?? null, choices, refusals };
  }

  /** An option as a button says it. */
  #label(option: Option, decision: Decision): readonly Span[] {
    const said = this.#presenter.option(option);
    const verb = this.#showing.production.stage.act?.(option, decision, this.#language);
    if (verb === undefined) return said;
    const [first, ...rest] = said;
    const begun = first === undefined ? [] : [{ ...first, text: first.text.replace(/^A(?= )/, 'a') }];
    return [{ text: `${verb} ` }, ...begun, ...rest];
  }

  #ending(outcome: Outcome): Ending {
    const score = typeof this.#viewer === 'number' ? outcome.scores[this.#viewer] : undefined;
    const isWon = score === undefined || (score > 0 && score < 0.5) || score === 0.5 ? null : score > 0.5;
    return { text: this.#presenter.outcome(outcome), isWon };
  }

  /** The log from line `from` of what was told. */
  lines(told: readonly Told[]): LogLine[] {
    const { stage } = this.#showing.production;
    return told.flatMap(({ event, at }) => {
      if (stage.hides?.(event) === true) return [];
      const seen = seenBy(event, this.#viewer);
      return [{ at, tone: stage.tone(seen), spans: this.#presenter.event(seen) }];
    });
  }

  option(index: number): string {
    const option = this.#showing.match.decision?.options[index];
    return option === undefined ? '' : plain(this.#presenter.option(option));
  }
}
