import { namesIn, type Prompt, Replay, type ReplayFrame, recordedSeats, type SeatScene } from '@cardwright/client';
import type { LtkPortrait } from '@cardwright/client/ltk';
import { dealtOptions, type Language, type MatchRecord, replay } from '@cardwright/engine';
import { Presenter, plain } from '@cardwright/presenter';
import type { GameEntry } from '@cardwright/registry';
import { judgedIn, mattered, meanLoss, type Review, Teller, type WeighedOption } from '@cardwright/review';
import type { ReviewText } from './protocol.ts';

/** The one character somebody is drawn with: of a hero, else the number of the seat. */
function signOf({ seat, portrait }: SeatScene): string {
  const tiles = (portrait as Partial<LtkPortrait> | null)?.tiles ?? [];
  return tiles.find(({ brush }) => brush !== '')?.brush ?? `${seat + 1}`;
}

/** Tells a review in one language: everything that is read of it. */
export function toldReview(entry: GameEntry, record: MatchRecord, review: Review, language: Language): ReviewText {
  const { outcome, ...match } = endOf(entry, record);
  const names = namesIn(entry, match.view, record.seats, recordedSeats(record, entry))[language];
  const presenter = new Presenter(
    entry.game,
    language,
    (seat) => names[seat] as string,
    dealtOptions(entry.game, record),
  );
  const film = new Replay(entry, record);
  const prompts = review.steps.map(({ at }) => film.asked(at, language).prompt);
  const teller = new Teller(presenter, review.seat, labelsIn(review, prompts));
  const stills = review.steps.map(({ at }) => film.still(at, 'all', language));
  const last = film.still(record.choices.length, 'all', language);
  const story = film.story('public', language);
  const turns = story.filter(({ tone }) => tone === 'turn');
  return {
    game: presenter.words.name,
    ending: outcome === null ? null : presenter.outcome(outcome),
    seats: last.frame.scene.seats.map((scene) => ({
      name: scene.name,
      player: scene.player,
      sign: signOf(scene),
      side: review.sides.findIndex(({ seats }) => seats.includes(scene.seat)),
    })),
    sides: review.sides.map((side) => teller.side(side)),
    turns: turns.map(({ at, spans }) => {
      const seat = spans.find(({ ref }) => ref?.kind === 'seat')?.ref?.id;
      return { at, seat: typeof seat === 'number' ? seat : null, text: plain(spans), round: roundOf(stills[at]) };
    }),
    deaths: deathsIn([...stills, last]).map(({ at, seat }) => {
      const lines = story.filter((line) => line.at === at && line.tone === 'turning');
      const line = lines.findLast(({ spans }) => spans[0]?.ref?.kind === 'seat' && spans[0].ref.id === seat);
      return { at, seat, text: line === undefined ? (names[seat] as string) : plain(line.spans) };
    }),
    chosen: prompts.map(
      (prompt, at) => labelOf(prompt, record.choices[at]?.keys ?? []) ?? plain(stills[at]?.chosen ?? []),
    ),
    mattered: mattered(review).map(({ at }) => at),
    verdicts: Object.fromEntries(
      judgedIn(review).map(({ at, verdict }) => [
        at,
        {
          options: [verdict.chosen, ...verdict.others].map((weighed) => teller.option(weighed)),
          mark: verdict.mark === null ? '' : teller.words.marks[verdict.mark],
          weight: teller.weight(verdict),
          reasons: teller.reasons(verdict),
          worlds: teller.words.playouts(verdict.worlds),
        },
      ]),
    ),
    balance: teller.balance(review).map(([what, much]) => ({ what, much })),
    counted: teller.words.mattered(mattered(review).length, judgedIn(review).length),
    loss: teller.words.loss((100 * meanLoss(review)).toFixed(1), judgedIn(review).length),
  };
}

/** What a choice does, as its button said it; of several that were picked nothing is said that way. */
const labelOf = (prompt: Prompt | null, keys: readonly string[]): string | undefined => {
  const choice = keys.length === 1 ? prompt?.choices.find(({ key }) => key === keys[0]) : undefined;
  return choice === undefined ? undefined : plain(choice.label);
};

/** All that was weighed, as the buttons said it. */
function labelsIn({ steps }: Review, prompts: readonly (Prompt | null)[]): Map<WeighedOption, string> {
  const labels = new Map<WeighedOption, string>();
  for (const [at, { verdict }] of steps.entries())
    for (const weighed of verdict === null ? [] : [verdict.chosen, ...verdict.others]) {
      const label = labelOf(prompts[at] ?? null, weighed.keys);
      if (label !== undefined) labels.set(weighed, label);
    }
  return labels;
}

function endOf({ game }: GameEntry, record: MatchRecord) {
  const match = replay(game, record);
  return { view: match.view('public'), outcome: match.outcome };
}

const roundOf = (still: ReplayFrame | undefined): string | null =>
  still?.frame.scene.facts.find(({ id }) => id === 'round')?.value ?? null;

/** Who fell out, and after how many choices. */
const deathsIn = (stills: readonly ReplayFrame[]): { readonly at: number; readonly seat: number }[] =>
  stills.flatMap(({ frame }, at) =>
    frame.scene.seats.flatMap(({ seat, isOut }) =>
      isOut && at > 0 && stills[at - 1]?.frame.scene.seats[seat]?.isOut === false ? [{ at, seat }] : [],
    ),
  );
