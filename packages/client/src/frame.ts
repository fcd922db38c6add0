import type { Decision, Language, Option, Outcome, Refusal, Seat, Span, Viewer } from '@cardwright/engine';
import type { Awaited } from '@cardwright/host';
import { defaultNames, Presenter, plain } from '@cardwright/presenter';
import { impossibleIn } from './impossible.ts';
import type { Names } from './names.ts';
import type { ChoiceScene, Ending, Frame, Prompt, RefusalScene, Scene, ThingId } from './scene.ts';
import type { StageContext, Staged } from './stage.ts';
import { CLIENT_WORDS } from './words.ts';

/** A table at one moment, as far as one viewer knows it. */
export interface Moment {
  readonly at: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly decision: Decision | null; //      the open one, if it is the viewer's to answer
  readonly refusals: readonly Refusal[];
  readonly awaits: readonly Awaited[];
  readonly outcome: Outcome | null;
}

/** What a table is shown with besides the moment: its game, how it was set up, who sits where. */
export interface FrameContext {
  readonly staged: Staged;
  readonly options: Readonly<Record<string, unknown>>;
  readonly names: Names;
  readonly players: readonly string[]; // who sits where, in a word
  readonly language: Language;
  readonly you?: Seat | null; //         who is "you", if one alone looks
}

export const presenterFor = ({
  staged,
  language,
  names,
  options,
  you = null,
}: Omit<FrameContext, 'players'>): Presenter =>
  new Presenter(staged.game, language, (seat) => names[language][seat] ?? String(seat), options, you);

export const contextFor = (
  frameContext: FrameContext,
  decision: Decision | null,
  viewer: Viewer = 'public',
): StageContext => ({
  viewer,
  presenter: presenterFor(frameContext),
  language: frameContext.language,
  players: frameContext.players,
  decision,
});

/** Everything that is shown of a moment. */
export function frameOf(moment: Moment, frameContext: FrameContext): Frame {
  const { staged } = frameContext;
  const context = contextFor(frameContext, moment.decision, moment.viewer);
  const scene = withYou(namedOnce(staged.stage.scene(moment.view, context)), frameContext);
  return {
    game: staged.game.id,
    viewer: moment.viewer,
    at: moment.at,
    status: statusOf(moment, staged, context),
    awaited: awaitedIn(moment),
    scene,
    prompt: moment.decision === null ? null : promptOf(moment, moment.decision, scene, frameContext, context),
    ending: moment.outcome === null ? null : endingOf(moment.outcome, moment.viewer, staged, context),
    cue: null,
  };
}

/** A player who goes by their own name is not named twice. */
const namedOnce = (scene: Scene): Scene => ({
  ...scene,
  seats: scene.seats.map((seat) => (seat.player === seat.name ? { ...seat, player: '' } : seat)),
});

/** Whoever looks and has no name is "You" at the table, too. */
function withYou(scene: Scene, { you = null, language }: FrameContext): Scene {
  const own = you === null ? undefined : scene.seats[you];
  if (own === undefined || own.name !== defaultNames[language](own.seat)) return scene;
  const name = plain(begun([{ text: CLIENT_WORDS[language].you }]));
  const named = { ...own, name, player: own.player === CLIENT_WORDS[language].you ? '' : own.player };
  return { ...scene, seats: scene.seats.with(own.seat, named) };
}

const awaitedIn = ({ decision, awaits, outcome }: Moment): readonly Seat[] => {
  if (outcome !== null) return [];
  if (decision !== null) return [decision.seat];
  return awaits.flatMap(({ seat }) => (seat === null ? [] : [seat]));
};

/** A sentence with a capital at its beginning. */
export const begun = ([first, ...rest]: readonly Span[]): readonly Span[] =>
  first === undefined ? [] : [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];

/** Who must do what. */
function statusOf({ decision, view, awaits, outcome }: Moment, staged: Staged, context: StageContext): readonly Span[] {
  const { presenter } = context;
  if (outcome !== null) return [{ text: endingText(outcome, staged, context) }];
  if (decision !== null)
    return begun(staged.stage.asks?.(decision, view, context) ?? presenter.decision(decision, true));
  const [first] = awaits;
  return first === undefined ? [] : begun(presenter.decision(first));
}

function promptOf(
  { view, refusals }: Moment,
  decision: Decision,
  scene: Scene,
  { staged, options, language }: FrameContext,
  context: StageContext,
): Prompt {
  const { game, stage } = staged;
  const { presenter } = context;
  const { seat, kind, min, max } = decision;
  const label = (option: Option): readonly Span[] =>
    stage.does?.(option, decision, view, context) ??
    withVerb(stage.act?.(option, decision, language), presenter.option(option));
  const choices = decision.options.map(
    (option, index): ChoiceScene => ({
      index,
      key: game.key(option, options),
      label: begun(label(option)),
      touches: stage.touches(option, decision, scene),
      does: stage.least(option),
    }),
  );
  const refused = refusals.map(
    (refusal): RefusalScene => ({
      touches: stage.touches(refusal.option, decision, scene),
      text: stage.refuses?.(refusal, view, context) ?? presenter.reason(refusal.reason),
    }),
  );
  const all = [
    ...refused,
    ...spared(ownThings(scene), choices, refused, (thing) => stage.spares?.(thing, decision, view, context)),
  ];
  const firsts = [...new Set(choices.flatMap(({ touches }) => (touches.length > 1 ? touches.slice(0, 1) : [])))];
  const next = firsts.flatMap((thing) => {
    const said = stage.next?.(thing, decision, view, context);
    return said === undefined ? [] : [[thing, said] as const];
  });
  return {
    seat,
    kind,
    min,
    max,
    verb: stage.verb?.(decision, language) ?? null,
    note: stage.note?.(decision, view, context) ?? '',
    choices,
    next: Object.fromEntries(next),
    refusals: all,
    impossible: impossibleIn(all, scene),
    otherwise:
      stage.spares?.(null, decision, view, context) ??
      CLIENT_WORDS[language].otherwise(plain(presenter.decision(decision, true))),
  };
}

/** What lies before the viewer, and everybody at the table: what somebody might try to touch. */
const ownThings = ({ seats, hand, near }: Scene): ThingId[] => [
  ...(hand?.cards ?? []).map(({ id }) => id),
  ...seats.flatMap(({ seat, zones, badges }) =>
    seat === near ? [...badges.map(({ id }) => id), ...zones.flatMap(({ cards }) => cards.map(({ id }) => id))] : [],
  ),
  ...seats.map(({ id }) => id),
];

/** Of things that no answer needs, and of which the rules say nothing: why not. */
function spared(
  things: readonly ThingId[],
  choices: readonly ChoiceScene[],
  refused: readonly RefusalScene[],
  why: (thing: ThingId) => string | undefined,
): RefusalScene[] {
  const isSaid = new Set([
    ...choices.flatMap(({ touches }) => touches),
    ...refused.flatMap(({ touches }) => touches.slice(0, 1)),
  ]);
  return things.flatMap((thing) => {
    const text = isSaid.has(thing) ? undefined : why(thing);
    return text === undefined ? [] : [{ touches: [thing], text }];
  });
}

/** An option as a button says it. */
function withVerb(verb: string | undefined, said: readonly Span[]): readonly Span[] {
  if (verb === undefined) return said;
  const [first, ...rest] = said;
  const lowered = first === undefined ? [] : [{ ...first, text: first.text.replace(/^A(?= )/, 'a') }];
  return [{ text: `${verb} ` }, ...lowered, ...rest];
}

/** How it ended, as a sentence. */
export const endingText = (outcome: Outcome, { stage }: Staged, context: StageContext): string =>
  stage.ending?.(outcome, context) ?? context.presenter.outcome(outcome);

/** Whether whoever looks has won; null: nobody here plays, or half of it. */
export function isWonBy(viewer: Viewer, { scores }: Outcome): boolean | null {
  const score = typeof viewer === 'number' ? scores[viewer] : undefined;
  return score === undefined || (score > 0 && score <= 0.5) ? null : score > 0.5;
}

function endingOf(outcome: Outcome, viewer: Viewer, staged: Staged, context: StageContext): Ending {
  return { text: endingText(outcome, staged, context), isWon: isWonBy(viewer, outcome) };
}
