import { type Rng, type Seat, shuffle, type Viewer } from '@cardwright/engine';
import type { Card } from './core/card.ts';
import { modeRules } from './core/mode.ts';
import {
  type Damage,
  type Fate,
  type HeroId,
  hasAny,
  type Judgement,
  type Kingdom,
  type Mode,
  type Options,
  type Phase,
  type Player,
  type Role,
  type Slot,
  type State,
  type Use,
} from './core/state.ts';

/** One player as a viewer sees it. */
export interface PlayerView {
  readonly seat: Seat;
  readonly role: Role | null; //                null: not known to the viewer
  readonly heroes: readonly (HeroId | null)[]; // null: hidden
  readonly revealed: readonly boolean[];
  readonly claimed: Kingdom | 'careerist' | null;
  readonly hp: number;
  readonly maxHp: number;
  readonly alive: boolean;
  readonly faceDown: boolean;
  readonly chained: boolean;
  readonly cards: number; //                    in hand
  readonly known: readonly number[]; //         hand cards the viewer knows
  readonly slots: Readonly<Record<Slot, number>>;
  readonly fates: readonly Fate[];
  readonly piles: Readonly<Record<string, readonly (number | null)[]>>;
  readonly avatars: readonly (HeroId | null)[]; // null: not seen
  readonly shape: HeroId | null;
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  readonly strikes: number;
  readonly wines: number;
  readonly drunk: number;
  readonly marks: Readonly<Record<string, number>>;
  readonly turnMarks: Readonly<Record<string, number>>;
  readonly phaseMarks: Readonly<Record<string, number>>;
}

/** Everything a viewer may know. */
export interface View {
  readonly seat: Seat | null;
  readonly mode: Mode;
  readonly options: Options;
  readonly stage: State['stage'];
  readonly offer: readonly HeroId[];
  readonly hand: readonly number[];
  readonly players: readonly PlayerView[];
  readonly deck: number;
  readonly deckKnown: readonly (readonly [fromTop: number, card: number])[];
  readonly discard: readonly number[];
  readonly processing: readonly number[];
  readonly stack: readonly Use[];
  readonly judging: readonly Judgement[];
  readonly hurting: readonly Damage[];
  readonly dying: readonly Seat[];
  readonly current: Seat;
  readonly round: number;
  readonly turns: number;
  readonly phase: Phase | null;
  readonly skipped: readonly Phase[];
  readonly harm: readonly (readonly number[])[]; // [a][b]: how often a harmed b by a card or a skill
  readonly help: readonly (readonly number[])[]; // [a][b]: how much life a gave b
  readonly result: State['result'];
}

const sees = (s: State, viewer: Viewer, card: number): boolean =>
  viewer === 'all' ||
  (viewer === 'public'
    ? s.known[card] === (1 << s.players.length) - 1
    : ((s.known[card] as number) & (1 << viewer)) !== 0);

const knowsHero = (s: State, player: Player, hero: number, viewer: Viewer): boolean => {
  if (player.revealed[hero] === true) return true;
  const seen = player.seen[hero] as number;
  return typeof viewer === 'number' ? (seen & (1 << viewer)) !== 0 : seen === (1 << s.players.length) - 1;
};

function playerView(s: State, player: Player, seat: Seat, viewer: Viewer): PlayerView {
  const isOwn = viewer === 'all' || viewer === seat;
  const isRoleKnown = isOwn || player.role === 'lord' || !player.alive;
  const piles: Record<string, (number | null)[]> = {};
  for (const name of Object.keys(player.piles))
    piles[name] = (player.piles[name] as number[]).map((card) => (isOwn || sees(s, viewer, card) ? card : null));
  return {
    seat,
    role: isRoleKnown ? player.role : null,
    heroes: player.heroes.map((hero, i) => (isOwn || knowsHero(s, player, i, viewer) ? hero : null)),
    revealed: player.revealed.slice(),
    claimed: player.claimed,
    hp: player.hp,
    maxHp: player.maxHp,
    alive: player.alive,
    faceDown: player.faceDown,
    chained: player.chained,
    cards: player.hand.length,
    known: player.hand.filter((card) => isOwn || sees(s, viewer, card)).sort((a, b) => a - b),
    slots: { ...player.slots },
    fates: player.fates.map((fate) => ({ ...fate })),
    piles,
    avatars: player.avatars.map(({ hero, open }) => (isOwn || open ? hero : null)),
    shape: player.shape,
    gained: player.gained.slice(),
    lost: player.lost.slice(),
    strikes: player.strikes,
    wines: player.wines,
    drunk: player.drunk,
    marks: { ...player.marks },
    turnMarks: { ...player.turnMarks },
    phaseMarks: { ...player.phaseMarks },
  };
}

const cardView = (card: Card): Card => ({ ...card, real: card.real.slice() });

/** A use as everybody sees it; nothing of it is part of the state. */
const useView = (use: Use): Use => ({
  ...use,
  card: cardView(use.card),
  targets: use.targets.slice(),
  noDodge: use.noDodge.slice(),
  noArmor: use.noArmor.slice(),
  nullified: use.nullified.slice(),
  shown: use.shown.slice(),
});

export function view(s: State, viewer: Viewer): View {
  const seat = typeof viewer === 'number' ? viewer : null;
  const own = seat === null ? undefined : s.players[seat];
  const deckKnown: (readonly [number, number])[] = [];
  if (viewer !== 'public') {
    const bit = viewer === 'all' ? -1 : 1 << viewer;
    for (let i = s.deck.length - 1; i >= 0; i--) {
      const card = s.deck[i] as number;
      if (viewer === 'all' || ((s.known[card] as number) & bit) !== 0) deckKnown.push([s.deck.length - 1 - i, card]);
    }
  }
  return {
    seat,
    mode: s.mode,
    options: { ...s.options },
    stage: s.stage,
    offer: seat === null ? [] : (s.offers[seat] ?? []).slice(),
    hand: own === undefined ? [] : own.hand.slice(),
    players: s.players.map((player, i) => playerView(s, player, i, viewer)),
    deck: s.deck.length,
    deckKnown,
    discard: s.discard.slice(),
    processing: s.processing.slice(),
    stack: s.stack.map(useView),
    judging: s.judging.map((judgement) => ({ ...judgement })),
    hurting: s.hurting.map((damage) => ({
      ...damage,
      card: damage.card === null ? null : cardView(damage.card),
      use: null,
    })),
    dying: s.dying.slice(),
    current: s.current,
    round: s.round,
    turns: s.turns,
    phase: s.phase,
    skipped: s.skipped.slice(),
    harm: s.harm.map((row) => row.slice()),
    help: s.help.map((row) => row.slice()),
    result: s.result === null ? null : { ...s.result, winners: s.result.winners.slice() },
  };
}

/** Every zone whose cards a seat may not know: the deck, and what the others hold and have lying face down. */
function closedZones(s: State, seat: Seat): number[][] {
  const zones = [s.deck];
  s.players.forEach((player, other) => {
    if (other === seat) return;
    zones.push(player.hand);
    if (hasAny(player.piles)) zones.push(...Object.values(player.piles));
  });
  return zones;
}

/** Stands for who knows a card while it is in the pool of those to be dealt anew. */
const POOLED = -1;

/** Deals anew every card the seat does not know the place of, and what its mode keeps secret. */
export function imagine(s: State, seat: Seat, rng: Rng): void {
  const bit = 1 << seat;
  const zones = closedZones(s, seat);
  const known = s.known.slice();
  const isUnknown = (card: number): boolean => ((known[card] as number) & bit) === 0;
  for (const zone of zones) for (const card of zone) if (isUnknown(card)) s.known[card] = POOLED;
  const pool: number[] = []; // in the order of ids, so that nothing of the truth is left in it
  for (let card = 0; card < known.length; card++) if (s.known[card] === POOLED) pool.push(card);
  shuffle(rng, pool);
  for (const zone of zones) {
    for (let i = 0; i < zone.length; i++) {
      const before = zone[i] as number;
      if (!isUnknown(before)) continue;
      const card = pool.pop() as number;
      zone[i] = card;
      s.known[card] = known[before] as number; // who knew the card that lay here now knows this one
    }
  }
  modeRules(s.mode).imagine(s, seat, rng);
  if (s.mode === 'kingdoms') s.epoch++; // other heroes, other skills
}
