import { ask, type Live, type Play } from '@cardwright/engine';
import { type Card, isHeart } from './cards.ts';
import { battleOf, statsOf } from './character.ts';
import { optionsOf } from './legal.ts';
import { checkMove } from './rule-checker.ts';
import {
  type GameEvent,
  HEART_TURNS,
  type Option,
  PLAYS,
  type State,
  type Team,
  type Thrones,
  TURNS,
  toAct,
} from './types.ts';

type Now = Live<State, GameEvent>;

/** The whole game. Every decision is a checkpoint: between two turns nothing is half-resolved. */
export function* play(now: Now): Play<Thrones['decision']> {
  const s = now.state;
  announceDeal(now);
  while (s.play < PLAYS) {
    if (s.turn === 0) open(now);
    while (s.turn < TURNS) yield* turn(now);
    battle(now);
    s.play++;
    s.turn = 0;
    s.start = (s.start + 1) % 4;
  }
  now.emit?.({ type: 'game-ended', label: labelOf(s) });
}

function announceDeal(now: Now): void {
  const s = now.state;
  if (s.dealt) return;
  s.dealt = true;
  s.hands.forEach((hand, seat) => {
    now.emit?.({ type: 'hand-dealt', seat, count: hand.length, secret: { to: [seat], cards: hand.slice() } });
  });
}

/** Who is to start and has no hearts left hands the start to the next player. */
function open(now: Now): void {
  const s = now.state;
  if (s.piles[0].length + s.piles[1].length > 0) return;
  while (!(s.hands[s.start] as Card[]).some(isHeart)) s.start = (s.start + 1) % 4;
  now.emit?.({ type: 'play-started', play: s.play, seat: s.start });
}

function* turn(now: Now): Play<Thrones['decision']> {
  const s = now.state;
  const seat = toAct(s);
  const options = optionsOf(s);
  const [index] = yield ask(seat, s.turn < HEART_TURNS ? 'lay-heart' : 'lay-effect', options, true);
  const option = options[index as number] as Option;
  if (option.type === 'pass') {
    checkMove({ turn: s.turn, seat, card: null, pile: -1, on: [] });
    now.emit?.({ type: 'passed', seat });
  } else {
    const { card, pile } = option;
    const hand = s.hands[seat] as Card[];
    checkMove({ turn: s.turn, seat, card, pile, on: s.piles[pile] });
    hand.splice(hand.indexOf(card), 1);
    s.piles[pile].push(card);
    now.emit?.({ type: 'card-laid', seat, card, pile });
  }
  s.turn++;
}

function battle(now: Now): void {
  const s = now.state;
  const { piles, options } = s;
  const { succeeded, score } = battleOf(piles, options.clamp);
  if (now.emit) {
    const stats = [statsOf(piles[0], options.clamp), statsOf(piles[1], options.clamp)] as const;
    now.emit({
      type: 'battle-begun',
      piles: [piles[0].slice(), piles[1].slice()],
      attack: [stats[0].attack, stats[1].attack],
      defence: [stats[0].defence, stats[1].defence],
      scores: [s.scores[0], s.scores[1]],
    });
    for (const pile of [0, 1] as const) {
      const against = (1 - pile) as Team;
      const points = statsOf([piles[against][0] as Card]).attack;
      if (succeeded[pile]) now.emit({ type: 'attack-succeeded', pile, against, team: pile, points });
      else now.emit({ type: 'attack-failed', pile, against, team: against, points });
    }
  }
  s.scores[0] += score[0];
  s.scores[1] += score[1];
  s.spent.push(...piles[0].splice(0), ...piles[1].splice(0));
  now.emit?.({ type: 'play-scored', scores: [s.scores[0], s.scores[1]] });
}

export const labelOf = ({ scores: [even, odd] }: State): string =>
  even > odd ? 'team-0' : even < odd ? 'team-1' : 'draw';
