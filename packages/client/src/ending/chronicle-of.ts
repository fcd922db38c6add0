import { dealtOptions, type Language, type MatchRecord, type Outcome, type Seat } from '@cardwright/engine';
import type { SeatInfo } from '@cardwright/host';
import { plain } from '@cardwright/presenter';
import { begun, contextFor, isWonBy, presenterFor } from '../frame.ts';
import { namesIn, playerAt, recordedSeats } from '../names.ts';
import type { StageContext, Staged } from '../stage.ts';
import type { Annals, Episode, FinishedGame, RowSummary, SideSummary } from './annals.ts';
import type { Chronicle, ChronicleSide, ChronicleTurn, Row } from './chronicle.ts';
import { played, roundsIn, stepsOf, turnsIn } from './episodes.ts';
import { plainAnnals } from './plain-annals.ts';
import { shortly } from './short.ts';

/** For whom a game is looked back at, and who sat where if the record does not say it. */
export interface LookingBack {
  readonly own: Seat | null;
  readonly language: Language;
  readonly people?: readonly SeatInfo[];
}

/** What became of everybody in a game that is over; null: it is not. */
export async function chronicleOf(
  staged: Staged,
  record: MatchRecord,
  { own, language, people = recordedSeats(record, staged) }: LookingBack,
): Promise<Chronicle | null> {
  const annals = (await staged.stage.annals?.()) ?? plainAnnals;
  const { episodes, view, outcome } = played(staged, record, annals);
  if (outcome === null) return null;
  const context = contextAt(staged, record, view, own, language, people);
  const words = annals.words[language];
  const turns = turnsIn(episodes);
  const rounds = roundsIn(episodes, words.round);
  const { headline, why, columns, sides: told } = annals.tell({ episodes, view, outcome, own, context });
  const length = turns.length;
  const drawing = { episodes, own, length, annals, language };
  const sides = sorted(told, outcome, own).map((side) => drawn(side, outcome, drawing));
  const most = Math.max(1, ...episodes.flatMap(({ count }) => (count.turn === null ? [] : count.stands)));
  return {
    game: record.game,
    title: staged.game.text[language].name,
    facts: words.facts(record.seats, rounds.length, length),
    isWon: own === null ? null : isWonBy(own, outcome),
    headline,
    why,
    own,
    ownSide: told.find(({ seats }) => own !== null && seats.includes(own))?.name ?? '',
    measure: words.measure,
    most,
    rounds,
    turns: turns.map((told) => turnOf(told, annals, context)),
    columns,
    sides,
    short: shortly(sides),
  };
}

function contextAt(
  staged: Staged,
  record: MatchRecord,
  view: unknown,
  own: Seat | null,
  language: Language,
  people: readonly SeatInfo[],
): StageContext {
  const names = namesIn(staged, view, record.seats, people);
  const options = { ...dealtOptions(staged.game, record) };
  const frameContext = { staged, options, names, language, you: own, players: [] };
  const players = people.map((info, seat) => playerAt(staged, info, seat === own, language, names[language][seat]));
  return { ...contextFor({ ...frameContext, players }, null, own ?? 'public'), presenter: presenterFor(frameContext) };
}

/** Of all that happened in a turn, what mattered most; the later of two alike. */
function turnOf(
  told: readonly Episode[],
  { weight, words }: Annals,
  { presenter, language }: StageContext,
): ChronicleTurn {
  const [first] = told as readonly [Episode];
  const best = told.reduce((most, each) => (weight(each.event) >= weight(most.event) ? each : most), first);
  return {
    at: first.at,
    round: words[language].round(first.count.round),
    text: plain(begun(presenter.event(best.event))),
  };
}

const shareOf = ({ seats }: SideSummary, { scores }: Outcome): number =>
  Math.max(0, ...seats.map((seat) => scores[seat] ?? 0));

/** Who won first; of the others whoever looks. */
const sorted = (sides: readonly SideSummary[], outcome: Outcome, own: Seat | null): SideSummary[] => {
  const rank = (side: SideSummary): number =>
    shareOf(side, outcome) * 2 + (own !== null && side.seats.includes(own) ? 1 : 0);
  return [...sides].sort((a, b) => rank(b) - rank(a));
};

interface Drawing extends Pick<FinishedGame, 'episodes' | 'own'> {
  readonly length: number;
  readonly annals: Annals;
  readonly language: Language;
}

function drawn(side: SideSummary, outcome: Outcome, drawing: Drawing): ChronicleSide {
  const isDrawn = outcome.scores.every((score) => score === outcome.scores[0]);
  return {
    id: side.id,
    name: side.name,
    isWon: isDrawn ? null : shareOf(side, outcome) > 0,
    rows: side.rows.map((row) => rowOf(row, drawing)),
  };
}

function rowOf({ line, until, ...row }: RowSummary, { episodes, own, length, annals, language }: Drawing): Row {
  const end = until ?? length;
  const names = annals.words[language].beside;
  return {
    ...row,
    isOwn: own !== null && row.seat === own,
    steps: line === null ? [] : stepsOf(episodes, ({ stands }) => stands[line], end),
    beside:
      line === null
        ? []
        : names.map((name, i) => ({ name, steps: stepsOf(episodes, ({ beside }) => beside?.[i]?.[line], end) })),
  };
}
