import { statesOf } from '@cardwright/client/ltk';
import type { Decision } from '@cardwright/engine';
import { findHero, type Ltk, type Option, type PlayerView, riskLine, type Slot, type View } from '@cardwright/ltk';
import { padCells, plain, wrapCells } from '@cardwright/presenter';
import { columns } from '../../generic-screen.ts';
import { choicesIn, fit, languageOf, mark, type Paint, text } from '../../paint.ts';
import type { Screen } from '../../screen.ts';
import { WORDS } from './words.ts';

const SLOTS: readonly Slot[] = ['weapon', 'armor', 'plus', 'minus'];

const cardName = ({ presenter }: Paint, card: number): string => plain(presenter.noun('card', card));

/** Life as hearts: those left and those lost. */
const hearts = (paint: Paint, { hp, maxHp }: PlayerView): string => {
  const left = Math.max(0, hp);
  return `${paint.colours.red(mark(paint, 'heart').repeat(left))}${mark(paint, 'gone').repeat(Math.max(0, maxHp - left))}${hp < 0 ? ` (${hp})` : ''}`;
};

const heroesOf = (view: View, player: PlayerView, paint: Paint): string => {
  const words = WORDS[languageOf(paint)];
  if (player.heroes.length === 0) return words.unchosen;
  return player.heroes
    .map((hero) => (hero === null ? words.hidden : (findHero(view.mode, hero)?.text[languageOf(paint)] ?? hero)))
    .join(' + ');
};

function worn(player: PlayerView, paint: Paint): string[] {
  const words = WORDS[languageOf(paint)];
  return SLOTS.flatMap((slot) => {
    const card = player.slots[slot];
    if (card < 0) return [];
    return [slot === 'plus' || slot === 'minus' ? words.slots[slot] : `${words.slots[slot]} ${cardName(paint, card)}`];
  });
}

/** One player: who, life, hand, distance from the viewer; then what lies before it. */
function seatLines(view: View, player: PlayerView, paint: Paint): string[] {
  const { reach } = view;
  const { colours, presenter } = paint;
  const words = WORDS[languageOf(paint)];
  const isTurn = view.current === player.seat && view.phase !== null;
  const role = player.role === null ? '' : ` [${plain(presenter.noun('role', player.role))}]`;
  const head = `${isTurn ? mark(paint, 'here') : ' '} ${padCells(`${player.seat + 1} ${heroesOf(view, player, paint)}${role}`, 27)} `;
  if (!player.alive)
    return [
      colours.dim(
        `${head}${statesOf(view, player, languageOf(paint))
          .map(({ name }) => name)
          .join(' ')}`,
      ),
    ];
  const far = reach?.distances[player.seat] ?? null;
  const where =
    player.seat === view.seat ? words.you : far === null || reach === null ? '' : words.away(far, far <= reach.range);
  const line = `${head}${padCells(hearts(paint, player), 9)} ${padCells(words.cards(player.cards), 9)} ${[where, ...statesOf(view, player, languageOf(paint)).map(({ name }) => name)].filter((each) => each !== '').join(' · ')}`;
  const below = [
    ...worn(player, paint),
    ...player.fates.map(({ as }) => `${words.fate} ${plain(presenter.noun('name', as))}`),
    ...(player.seat !== view.seat && player.known.length > 0 && view.seat !== null
      ? [player.known.map((card) => cardName(paint, card)).join(' ')]
      : []),
    ...Object.entries(player.piles).map(
      ([pile, cards]) =>
        `${pile} ${cards.map((card) => (card === null ? words.unknown : cardName(paint, card))).join(' ')}`,
    ),
  ];
  return [
    isTurn ? colours.bold(line) : line,
    ...(below.length === 0 ? [] : [`     ${text(paint, below.join(' · '))}`]),
  ];
}

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
  const all = [...steps, ...judged];
  return all.length === 0
    ? []
    : [text(paint, ` ${WORDS[languageOf(paint)].says(WORDS[languageOf(paint)].resolving, all.join(' — '))}`)];
}

function table(view: View, paint: Paint): string[] {
  const words = WORDS[languageOf(paint)];
  return [
    ` ${words.turn(view.round, view.deck, view.discard.length)}`,
    ...view.players.flatMap((player) => seatLines(view, player, paint)),
    ...resolving(view, paint),
  ].map((line) => fit(paint, line));
}

/** For whoever sees everything: who has which role. */
function roles(view: View, { presenter }: Paint): string[] {
  if (view.players.some(({ role }) => role === null)) return [];
  return [
    view.players.map(({ seat, role }) => `${presenter.name(seat)} ${plain(presenter.noun('role', role))}`).join(' · '),
  ];
}

function hand(view: View, decision: Decision<Option> | null, paint: Paint): string[] {
  const words = WORDS[languageOf(paint)];
  const own =
    view.seat === null
      ? roles(view, paint)
      : wrapCells(
          words.says(
            words.hand,
            view.hand.length === 0 ? words.none : view.hand.map((card) => cardName(paint, card)).join('  '),
          ),
          paint.width - 2,
        );
  const choices = decision === null ? [] : columns(choicesIn(paint, decision), paint);
  return [...own.map((line) => ` ${text(paint, line)}`), ...choices.map((line) => ` ${line}`)].map((line) =>
    fit(paint, line),
  );
}

export const ltkScreen: Screen<Ltk> = {
  table,
  hand,
  aside: (view, paint) => (view.seat === null ? riskLine(view, languageOf(paint)) : null),
  brief: (view, paint) =>
    view.seat === null
      ? []
      : [
          `${heroesOf(view, view.players[view.seat] as PlayerView, paint)} ${hearts(paint, view.players[view.seat] as PlayerView)}`,
        ],
};
