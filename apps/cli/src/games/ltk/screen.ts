import type { Decision } from '@cardwright/engine';
import { type Ltk, type Option, type PlayerView, riskLine, type View } from '@cardwright/ltk';
import { displayWidth, plain, wrapCells } from '@cardwright/presenter';
import { choicePages } from '../../choices.ts';
import { languageOf, mark, type Paint, text } from '../../paint.ts';
import type { Hand, Screen } from '../../screen.ts';
import { cardName, deadLine, hearts, heroesOf, packedSeats, seatLines, shortSeats } from './seats.ts';
import { WORDS } from './words.ts';

/** What is being resolved, the outermost first. */
function resolving(view: View, paint: Paint): string[] {
  const { presenter } = paint;
  const steps = view.stack.map(({ user, card, targets }) => {
    const aim = targets.filter((seat) => seat !== user).map((seat) => presenter.name(seat));
    return `${presenter.name(user)} ${plain(presenter.noun('card', card))}${aim.length === 0 ? '' : ` ${mark(paint, 'new')} ${aim.join(', ')}`}`;
  });
  const judged = view.judging.map(
    ({ seat, card, reason }) =>
      `${presenter.name(seat)} ${plain(presenter.noun('name', reason))} ${cardName(paint, card)}`,
  );
  return [...steps, ...judged];
}

/** That in lines; where there is no room for all of it, the innermost. */
function resolvingLines(view: View, paint: Paint, isShort: boolean): string[] {
  const words = WORDS[languageOf(paint)];
  const all = resolving(view, paint);
  if (all.length === 0) return [];
  if (isShort) return shortResolving(view, all.at(-1) as string, paint);
  const lines = wrapCells(words.says(words.resolving, all.join(' — ')), paint.width - 2);
  return lines.map((line) => text(paint, ` ${line}`));
}

/** The innermost; where its targets do not fit on a line, how many they are. */
function shortResolving({ stack, judging }: View, innermost: string, paint: Paint): string[] {
  const words = WORDS[languageOf(paint)];
  const whole = ` ${words.says(words.resolving, innermost)}`;
  const step = stack.at(-1);
  const said = (line: string): string[] =>
    wrapCells(line.trimStart(), paint.width - 2).map((each) => text(paint, ` ${each}`));
  if (displayWidth(whole) <= paint.width || judging.length > 0 || step === undefined || step.targets.length < 2)
    return said(whole);
  const used = `${paint.presenter.name(step.user)} ${plain(paint.presenter.noun('card', step.card))}`;
  return said(words.says(words.resolving, `${used} ${mark(paint, 'new')} ${words.targets(step.targets.length)}`));
}

/** Ever shorter: all that lies before each; each on a line; several on a line. */
function table(view: View, paint: Paint, rows = Infinity): string[] {
  const words = WORDS[languageOf(paint)];
  const heading = ` ${words.turn(view.round, view.deck, view.discard.length)}`;
  const whole = [
    heading,
    ...view.players.flatMap((player) => seatLines(view, player, paint)),
    ...resolvingLines(view, paint, false),
  ];
  if (whole.length <= rows) return whole;
  const dead = deadLine(view, paint);
  const short = [heading, ...shortSeats(view, paint), ...dead, ...resolvingLines(view, paint, false)];
  if (short.length <= rows) return short;
  const told = `${heading}${words.folded}`;
  const start = displayWidth(told) <= paint.width ? told : heading;
  return [start, ...packedSeats(view, paint), ...dead, ...resolvingLines(view, paint, true)];
}

/** For whoever sees everything: who has which role. */
function roles(view: View, { presenter }: Paint): string[] {
  if (view.players.some(({ role }) => role === null)) return [];
  return [
    view.players.map(({ seat, role }) => `${presenter.name(seat)} ${plain(presenter.noun('role', role))}`).join(' · '),
  ];
}

function hand(view: View, decision: Decision<Option> | null, paint: Paint, rows = Infinity): Hand {
  const words = WORDS[languageOf(paint)];
  const own = view.seat === null ? roles(view, paint) : [words.says(words.hand, heldBy(view, paint))];
  const cards = own.flatMap((line) => wrapCells(text(paint, line), paint.width - 2)).map((line) => ` ${line}`);
  if (decision === null) return { cards, pages: [[]], last: [] };
  const { pages, last } = choicePages(decision, { ...paint, width: paint.width - 1 }, rows - cards.length);
  const indented = (lines: readonly string[]): string[] => lines.map((line) => ` ${line}`);
  return { cards, pages: pages.map(indented), last: indented(last) };
}

/** Who one is, how much life is left, and what one holds. */
function brief(view: View, paint: Paint): string[] {
  if (view.seat === null) return [];
  const words = WORDS[languageOf(paint)];
  const own = view.players[view.seat] as PlayerView;
  return [
    `${heroesOf(view, own, paint)} ${hearts(paint, own)}`,
    text(paint, words.says(words.hand, heldBy(view, paint))),
  ];
}

const heldBy = ({ hand: cards }: View, paint: Paint): string =>
  cards.map((card) => cardName(paint, card)).join('  ') || WORDS[languageOf(paint)].none;

export const ltkScreen: Screen<Ltk> = {
  table,
  hand,
  aside: (view, paint) => (view.seat === null ? riskLine(view, languageOf(paint)) : null),
  brief,
};
