import { namesIn, playerAt, recordedSeats } from '@cardwright/client';
import {
  BadInputError,
  type Event,
  type MatchRecord,
  replay as playAgain,
  seenBy,
  type Viewer,
} from '@cardwright/engine';
import { cleanText, Presenter } from '@cardwright/presenter';
import { languageFrom, wholeNumber } from '../arguments.ts';
import { CheckFailedError } from '../faults.ts';
import type { Terminal } from '../line-source.ts';
import { coloursFor, type Paint, printable, spoken } from '../paint.ts';
import { readRecord } from '../record-file.ts';
import type { Entry } from '../registry.ts';
import { entryOf } from '../registry.ts';
import { checkRules } from '../save-file.ts';
import { handLines } from '../screen.ts';
import { WORDS } from '../words.ts';

export interface ReplayOptions {
  readonly verify?: boolean;
  readonly at?: string;
  readonly seat?: string;
  readonly lang: string;
  readonly ascii?: boolean;
}

/** Plays a record again and prints what this viewer learned, up to a choice if one is named. */
export function replay(path: string, given: ReplayOptions, terminal: Terminal): void {
  const language = languageFrom(given.lang);
  const record = readRecord(path);
  const entry = entryOf(record.game);
  if (record.rules !== entry.game.rules && record.log !== undefined && given.verify !== true) {
    const { game, rules } = record;
    const kept = WORDS[language].keptLog(game, rules, entry.game.rules);
    for (const line of [kept, ...record.log]) terminal.output.write(`${cleanText(line)}\n`);
    return;
  }
  checkRules(path, entry.game, record);
  if (given.verify === true) {
    terminal.output.write(`${cleanText(verified(path, entry, record))}\n`);
    return;
  }
  const viewer: Viewer = given.seat === undefined ? 'all' : wholeNumber('--seat', given.seat, 1, record.seats) - 1;
  const total = record.choices.length;
  const at = given.at === undefined ? null : wholeNumber('--at', given.at, 1, total + 1);
  const told: Event[] = [];
  const match = again(path, () =>
    playAgain(entry.game, record, { listen: (event) => told.push(event) }, at === null ? total : at - 1),
  );
  const people = recordedSeats(record, entry);
  const names = namesIn(entry, match.view('public'), match.seats, people)[language];
  const presenter = new Presenter(entry.game, language, (seat) => names[seat] as string, match.options);
  const players = people.map((info, seat) => playerAt(entry, info, false, language, names[seat]));
  const paint: Paint = {
    presenter,
    players,
    colours: coloursFor(terminal.output, process.env),
    ascii: given.ascii === true,
    width: terminal.output.columns || 80,
  };
  const words = WORDS[language];
  const seats = players.map((player, seat) => words.seatOf(presenter.name(seat), player));
  const lines = [
    words.watched(presenter.words.name, record.seed),
    words.seats(seats),
    ...told.map((event) => spoken(paint, presenter.event(seenBy(event, viewer)))),
  ];
  if (at !== null) {
    const view = match.view(viewer);
    const { decision } = match;
    const own = decision !== null && decision.seat === viewer ? decision : null;
    lines.push(
      words.stopped(at, total),
      ...entry.screen.table(view, paint),
      ...handLines(entry.screen.hand(view, own, paint)),
    );
    if (decision !== null) {
      const seen = match.decisionFor(viewer);
      if (seen !== null && 'options' in seen) lines.push(spoken(paint, presenter.decision(seen)));
      else lines.push(words.waiting(seen?.seat === null || seen === null ? null : presenter.name(seen.seat)));
    }
  } else if (match.outcome !== null) {
    const score = entry.screen.score?.(match.view(viewer), paint) ?? '';
    lines.push(words.result(presenter.outcome(match.outcome), score, total, record.seed));
  }
  for (const line of lines) terminal.output.write(`${printable(paint, line)}\n`);
}

function again<R>(path: string, act: () => R): R {
  try {
    return act();
  } catch (error) {
    if (error instanceof BadInputError) throw new BadInputError(`${path}: ${error.message}`);
    throw error;
  }
}

/** The sentence that says that a record holds; if it does not, the check has failed. */
function verified(path: string, { game }: Entry, record: MatchRecord): string {
  try {
    playAgain(game, record);
  } catch (error) {
    if (error instanceof BadInputError) throw new CheckFailedError(`${path} does not hold: ${error.message}`);
    throw error;
  }
  return `${path} holds: ${game.id}, seed ${record.seed}, ${record.choices.length} choices, ${record.outcome ?? 'unfinished'}`;
}
