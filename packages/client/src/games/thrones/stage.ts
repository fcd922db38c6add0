import type { Seat } from '@cardwright/engine';
import { battleOf, formatCard, statsOf, type Team, type Thrones, teamOf, toAct, type View } from '@cardwright/thrones';
import type { SeatScene, ZoneScene } from '../../scene.ts';
import type { Stage, StageContext } from '../../stage.ts';
import { cardScene } from './cards.ts';
import { clashOf } from './clash.ts';
import { beatOf, placeOf } from './cues.ts';
import type { ThronesPortrait } from './face.ts';
import { CARDS, sheetOf } from './sheets.ts';
import { asks, does, next, spares } from './stakes.ts';
import { standingOf } from './standing.ts';
import { STAGE_WORDS } from './words.ts';

const SEATS: readonly Seat[] = [0, 1, 2, 3];
const PILES: readonly Team[] = [0, 1];
const PLAYS = 6;
const TURNS = 12;

function seatScene(view: View, seat: Seat, context: StageContext<Thrones>): SeatScene {
  const words = STAGE_WORDS[context.language];
  const [hearts, effects] = [view.hearts[seat] ?? 0, view.effects[seat] ?? 0];
  const team = teamOf(seat);
  const portrait: ThronesPortrait = { team, score: view.scores[team], hearts, effects };
  const open = view.hands?.[seat];
  return {
    seat,
    id: `seat:${seat}`,
    name: context.presenter.name(seat),
    player: context.players[seat] ?? '',
    portrait,
    facts: [
      { id: 'score', label: words.score, value: String(view.scores[team]) },
      { id: 'hearts', label: words.hearts, value: String(hearts) },
      { id: 'effects', label: words.effects, value: String(effects) },
    ],
    zones:
      seat === view.seat
        ? []
        : [
            {
              id: `hand:${seat}`,
              name: words.theirHand,
              cards: open?.map((card) => cardScene(card, context)) ?? [],
              count: hearts + effects,
            },
          ],
    badges: [],
    isTurn: view.play < PLAYS && toAct(view) === seat,
    isOut: false,
  };
}

function pileScene(view: View, pile: Team, context: StageContext<Thrones>): ZoneScene {
  const words = STAGE_WORDS[context.language];
  const cards = view.piles[pile];
  const { attack, defence } = statsOf(cards, view.options.clamp);
  return {
    id: `pile:${pile}`,
    name:
      view.seat === null
        ? (words.pile(pile, false).split(/[,（]/)[0] as string)
        : words.pile(pile, teamOf(view.seat) === pile),
    cards: cards.map((card) => cardScene(card, context)),
    count: cards.length,
    facts: [
      { id: 'attack', label: words.attack, value: String(attack) },
      { id: 'defence', label: words.defence, value: String(defence) },
    ],
  };
}

/** What a battle of the piles as they lie would bring. */
const nowOf = ({ piles, options }: View): readonly [number, number] | null =>
  piles[0].length > 0 && piles[1].length > 0 ? battleOf(piles, options.clamp).score : null;

export const stage: Stage<Thrones> = {
  scene(view, context) {
    const words = STAGE_WORDS[context.language];
    const isOver = view.play >= PLAYS;
    const now = nowOf(view);
    return {
      near: view.seat,
      facts: [
        ...(isOver
          ? []
          : [
              { id: 'play', label: words.play, value: words.of(view.play + 1, PLAYS) },
              { id: 'turn', label: words.turn, value: words.of(Math.min(view.turn + 1, TURNS), TURNS) },
            ]),
        { id: 'score', label: words.score, value: `${view.scores[0]} : ${view.scores[1]}` },
      ],
      seats: SEATS.map((seat) => seatScene(view, seat, context)),
      centre: PILES.map((pile) => pileScene(view, pile, context)),
      resolving: [],
      hand:
        view.seat === null
          ? null
          : {
              id: 'hand',
              name: words.hand,
              cards: view.hand.map((card) => cardScene(card, context)),
              count: view.hand.length,
            },
      extra: {
        now: now === null ? null : { label: words.now, score: now, lanes: clashOf(view, 0, context).lanes },
        standing: standingOf(view, context),
      },
    };
  },
  touches: (option) => (option.type === 'pass' ? [] : [`card:${formatCard(option.card)}`, `pile:${option.pile}`]),
  asks,
  does,
  next,
  spares,
  least: ({ type }) => (type === 'pass' ? 'pass' : null),
  tone: ({ type }) =>
    type === 'play-started' ? 'turn' : type === 'play-scored' || type === 'game-ended' ? 'turning' : 'plain',
  ending: ({ label }, { presenter, language }) =>
    label === 'draw'
      ? undefined
      : STAGE_WORDS[language].win(
          SEATS.filter((seat) => label === `team-${teamOf(seat)}`).map((seat) => presenter.name(seat)),
        ),
  annals: async () => (await import('./annals.ts')).annals,
  beat: beatOf,
  place: placeOf,
  sheet: (ref, _view, context) => (ref.kind === 'card' ? sheetOf(String(ref.id), context.language) : null),
  find: (name) => {
    const typed = name.trim().toUpperCase().replace('10', 'T');
    const [, suit, rank] = /^([♠♥♦♣])(\S*)$/.exec(typed) ?? [];
    const letter = suit === undefined ? '' : ('SHDC'['♠♥♦♣'.indexOf(suit)] as string);
    return CARDS.map(formatCard)
      .filter((code) =>
        suit === undefined ? code.startsWith(typed) : code.startsWith(rank as string) && code.endsWith(letter),
      )
      .map((id) => ({ kind: 'card', id }));
  },
};
