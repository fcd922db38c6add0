import { linesOf, namesIn, recordedSeats } from '@cardwright/client';
import { BadInputError, type Event, type Language, type MatchRecord, replay } from '@cardwright/engine';
import { Presenter, plain } from '@cardwright/presenter';
import type { GameEntry } from '@cardwright/registry';
import { contrastAt, Teller, temptationAt } from '@cardwright/review';
import type { ContrastText, ContrastWish } from './protocol.ts';

const MOST_LINES = 5;

/** Tells what comes of the best answer to the question a record stops at, and of a tempting one, and why that is worse. */
export async function toldContrast(
  entry: GameEntry,
  record: MatchRecord,
  { best, chosen, next }: ContrastWish,
  language: Language,
): Promise<ContrastText> {
  const events: Event[] = [];
  const match = replay(entry.game, record, { listen: (event) => events.push(event) });
  if (match.decision === null) throw new BadInputError('nobody is asked anything here');
  const { seat } = match.decision;
  const moment = { match, events };
  const other = chosen === best ? (temptationAt(entry, moment, best) ?? next) : chosen;
  const found = await contrastAt(entry, moment, best, other);
  const names = namesIn(entry, match.view('public'), record.seats, recordedSeats(record, entry));
  const presenter = new Presenter(entry.game, language, (each) => names[language][each] as string, match.options);
  const teller = new Teller(presenter, seat);
  const linesAfter = (happened: readonly Event[]): string[] => {
    const at = record.choices.length + 1;
    const lines = linesOf(
      [{ at, events: happened, names }],
      entry,
      { ...match.options },
      language,
      seat,
      events.at(-1),
    );
    const said = lines.map(({ spans }) => plain(spans)).filter((line) => line !== '');
    return said.length <= MOST_LINES ? said : [...said.slice(0, MOST_LINES), '…'];
  };
  return {
    other,
    best: linesAfter(found.best.events),
    instead: linesAfter(found.other.events),
    causes: found.causes.map((cause) => teller.cause(cause)).filter((line) => line !== ''),
  };
}
