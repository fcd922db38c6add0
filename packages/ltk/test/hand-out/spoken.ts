import { Presenter, plain } from '@cardwright/presenter';
import { expect, test } from 'vitest';
import { heroNamed } from '../../src/core/definitions.ts';
import { findCard, type Ltk, ltkIdentity } from '../../src/index.ts';
import { type Seated, type Setting, type Table, type TableOptions, table } from '../table.ts';
import { linesOf } from './lines.ts';

/** A line of the hand-out's program, what is played here for it, and the line of ours that says it. */
export type Counterpart = readonly [theirs: string, play: () => readonly string[], ours: string];

export const everyRow = (rows: readonly Counterpart[]): void =>
  test.each(rows)('%s', (_, play, ours) => {
    expect(play()).toContain(ours);
  });

interface Played {
  readonly table: Table;
}

export type Two = Record<'a' | 'b', Seated> & Played;

const presenterOf = ({ match: { state } }: Table): Presenter<Ltk> =>
  new Presenter(
    ltkIdentity,
    'en',
    (seat) => heroNamed('identity', state.players[seat]?.heroes[0] as string).text.en,
    state.options,
  );

/** What the log says. */
export const logOf = ({ table }: Played): string[] => linesOf(table);

/** The open question and what can be answered. */
function askedAt({ table }: Played): string[] {
  const { decision } = table.match;
  if (decision === null) return [];
  const presenter = presenterOf(table);
  return [presenter.decision(decision), ...decision.options.map((option) => presenter.option(option))].map(plain);
}

/** What cannot be done now, and why. */
const refusedAt = ({ table }: Played): string[] =>
  table.match.refusals().map((refusal) => plain(presenterOf(table).refusal(refusal)));

const reading =
  (read: (at: Two) => string[]) =>
  (a: Setting, b: Setting, play: (at: Two) => unknown = () => undefined, options: TableOptions = {}) =>
  (): string[] => {
    const at = table({ a, b }, options);
    play(at);
    const lines = read(at);
    while (at.table.match.decision?.checkpoint === false)
      at.table.match.choose([at.table.match.decision.options.length - 1]);
    return lines;
  };

/** Plays something between two, and reads the log; or the question that is open then; or what is refused then. */
export const log = reading(logOf);
export const asked = reading(askedAt);
export const refused = reading(refusedAt);

/** What is printed on a card. */
export const printed = (card: string) => (): string[] => [findCard(card)?.text.en[1] ?? ''];
