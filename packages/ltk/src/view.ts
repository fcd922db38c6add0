import type { Seat, Viewer } from '@cardwright/engine';
import type { Card, SkillId } from './core/card.ts';
import { heroNamed, skillNamed } from './core/definitions.ts';
import { isSilenced } from './core/skill-index.ts';
import {
  type Damage,
  type Fate,
  type HeroId,
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
import { type Reach, reachOf } from './reach.ts';

/** A skill somebody has, and on which of the heroes it is printed (-1: on none, it was gained). */
export interface HeldView {
  readonly id: SkillId;
  readonly hero: number;
}

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
  readonly among: readonly number[]; //         cards the viewer knows to be in hand or face down before it, not which of the two
  readonly slots: Readonly<Record<Slot, number>>;
  readonly fates: readonly Fate[];
  readonly piles: Readonly<Record<string, readonly (number | null)[]>>;
  readonly avatars: readonly (HeroId | null)[]; // null: not seen
  readonly shape: HeroId | null;
  readonly skills: readonly HeldView[]; //      those in force of the heroes the viewer knows, and those gained
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
  readonly reach: Reach | null; //              the viewer's own
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
  readonly result: State['result'];
}

export const sees = (s: State, viewer: Viewer, card: number): boolean =>
  viewer === 'all' ||
  (viewer === 'public'
    ? s.known[card] === (1 << s.players.length) - 1
    : ((s.known[card] as number) & (1 << viewer)) !== 0);

export const knowsHero = (s: State, player: Player, hero: number, viewer: Viewer): boolean => {
  if (player.revealed[hero] === true) return true;
  const seen = player.seen[hero] as number;
  return typeof viewer === 'number' ? (seen & (1 << viewer)) !== 0 : seen === (1 << s.players.length) - 1;
};

export function skillsOf({ mode }: State, player: Player, seen: readonly (HeroId | null)[]): HeldView[] {
  const { lost, role, gained } = player;
  const held: HeldView[] = [];
  for (let hero = 0; hero < seen.length; hero++) {
    const id = seen[hero];
    if (id === null || id === undefined || isSilenced(player, hero)) continue;
    for (const skill of heroNamed(mode, id).skills)
      if (!lost.includes(skill) && (role === 'lord' || skillNamed(mode, skill).lord !== true))
        held.push({ id: skill, hero });
  }
  for (const id of gained) held.push({ id, hero: -1 });
  return held;
}

/** Hand cards and cards laid face down of which a viewer knows only that they are there. */
export function among({ doubted }: State, { hand, piles }: Player, viewer: Viewer): number[] {
  if (doubted === null || typeof viewer !== 'number') return [];
  const isDoubted = (card: number): boolean => ((doubted[card] as number) & (1 << viewer)) !== 0;
  return [...hand, ...Object.values(piles).flat()].filter(isDoubted).sort((a, b) => a - b);
}

function playerView(s: State, player: Player, seat: Seat, viewer: Viewer): PlayerView {
  const isOwn = viewer === 'all' || viewer === seat;
  const heroes = player.heroes.map((hero, i) => (isOwn || knowsHero(s, player, i, viewer) ? hero : null));
  const isRoleKnown = isOwn || player.role === 'lord' || !player.alive;
  const piles: Record<string, (number | null)[]> = {};
  for (const name of Object.keys(player.piles))
    piles[name] = (player.piles[name] as number[]).map((card) => (isOwn || sees(s, viewer, card) ? card : null));
  return {
    seat,
    role: isRoleKnown ? player.role : null,
    heroes,
    revealed: player.revealed.slice(),
    claimed: player.claimed,
    hp: player.hp,
    maxHp: player.maxHp,
    alive: player.alive,
    faceDown: player.faceDown,
    chained: player.chained,
    cards: player.hand.length,
    known: player.hand.filter((card) => isOwn || sees(s, viewer, card)).sort((a, b) => a - b),
    among: isOwn ? [] : among(s, player, viewer),
    slots: { ...player.slots },
    fates: player.fates.map((fate) => ({ ...fate })),
    piles,
    avatars: player.avatars.map(({ hero, open }) => (isOwn || open ? hero : null)),
    shape: player.shape,
    skills: skillsOf(s, player, heroes),
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

export const cardView = (card: Card): Card => ({ ...card, real: card.real.slice() });

/** A use as everybody sees it; nothing of it is part of the state. */
export const useView = (use: Use): Use => ({
  ...use,
  card: cardView(use.card),
  targets: use.targets.slice(),
  noDodge: use.noDodge.slice(),
  noArmor: use.noArmor.slice(),
  nullified: use.nullified.slice(),
  met: use.met.slice(),
  shown: use.shown.slice(),
});

/** The cards of the deck a viewer knows, from the top. */
export function deckKnown({ deck, known }: State, viewer: Viewer): View['deckKnown'] {
  const found: (readonly [number, number])[] = [];
  if (viewer === 'public') return found;
  for (let i = deck.length - 1; i >= 0; i--) {
    const card = deck[i] as number;
    if (viewer === 'all' || ((known[card] as number) & (1 << viewer)) !== 0) found.push([deck.length - 1 - i, card]);
  }
  return found;
}

/** Everything a viewer may know; when it is over, everything. */
export function view(s: State, looker: Viewer): View {
  const seat = typeof looker === 'number' ? looker : null;
  const own = seat === null ? undefined : s.players[seat];
  const viewer = s.result === null ? looker : 'all';
  return {
    seat,
    mode: s.mode,
    options: { ...s.options },
    stage: s.stage,
    offer: seat === null ? [] : (s.offers[seat] ?? []).slice(),
    hand: own === undefined ? [] : own.hand.slice(),
    reach: seat === null ? null : reachOf(s, seat),
    players: s.players.map((player, i) => playerView(s, player, i, viewer)),
    deck: s.deck.length,
    deckKnown: deckKnown(s, viewer),
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
    result: s.result === null ? null : { ...s.result, winners: s.result.winners.slice() },
  };
}
