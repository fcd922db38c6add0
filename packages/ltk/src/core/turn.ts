import type { Seat } from '@cardwright/engine';
import { chooseCards } from './ask.ts';
import { cardNamed } from './definitions.ts';
import { modeOf } from './mode.ts';
import { fire, listeners } from './moment.ts';
import { endPhase, forgetUses } from './phase.ts';
import { playPhase } from './play-phase.ts';
import { nextLiving } from './seats.ts';
import type { Timings } from './skill.ts';
import { modifiers, skillsChanged } from './skill-index.ts';
import { type Asks, GameOver, hasAny, isAlive, NOTHING, type Now, PHASES, type Phase, playerAt } from './state.ts';
import { asItself, discard, draw, endInDraw, move, PROCESSING, settle } from './zones.ts';

/** A game that has gone on for this many turns is a draw. */
export const LAST_TURN = 1000;

/**
 * A game: what opens it, then all turns, from wherever the state stands: between turns, or in a play phase. A hero that dies in its turn
 * has no phases left. When somebody has won, nothing of what was still to happen happens.
 */
export function* course(g: Now, opening: Asks): Asks {
  const s = g.state;
  try {
    if (opening !== NOTHING) yield* opening;
    for (;;) {
      const begun = s.phase === null ? beginTurn(g) : NOTHING;
      if (begun !== NOTHING) yield* begun;
      const seat = s.current;
      for (
        let i = s.phase === null ? PHASES.length : PHASES.indexOf(s.phase);
        i < PHASES.length && isAlive(g, seat);
        i++
      ) {
        const phase = PHASES[i] as Phase;
        s.phase = phase;
        const entered = s.acting ? NOTHING : enterPhase(g, seat, phase);
        if (entered !== NOTHING) yield* entered;
        if (s.acting) yield* playPhase(g); // most of a game is asked in it, so little stands between
        for (const player of s.players) if (hasAny(player.phaseMarks)) player.phaseMarks = {};
      }
      if (s.phase !== null && isAlive(g, seat) && listeners(g)['turn-ended'].length > 0)
        yield* fire(g, 'turn-ended', { seat });
      endTurn(g);
      if (s.turns >= LAST_TURN) endInDraw(g);
    }
  } catch (error) {
    if (!(error instanceof GameOver)) throw error;
    endGame(g);
  }
}

function endGame(g: Now): void {
  const s = g.state;
  s.stack = [];
  s.dying = [];
  s.judging = [];
  s.hurting = [];
  const { label, winners } = s.result ?? { label: 'draw', winners: [] };
  g.emit?.({ type: 'game-ended', label, targets: winners });
}

function beginTurn(g: Now): Asks {
  const s = g.state;
  const seat = s.current;
  const player = playerAt(g, seat);
  s.turns++;
  s.refills = 0;
  g.emit?.({ type: 'turn-started', seat, count: s.turns });
  if (player.faceDown) {
    player.faceDown = false;
    g.emit?.({ type: 'turned-up', seat });
    return NOTHING;
  }
  s.skipped = [];
  s.phase = 'prepare';
  const opening = modeOf(g).turnStart(g, seat);
  return opening === NOTHING ? fire(g, 'turn-started', { seat }) : openTurn(g, seat, opening);
}

function* openTurn(g: Now, seat: Seat, opening: Asks): Asks {
  yield* opening;
  yield* fire(g, 'turn-started', { seat });
}

const isSkipped = ({ state }: Now, phase: Phase): boolean => state.skipped.length > 0 && state.skipped.includes(phase);

/** A phase from its beginning, unless it is skipped; of the play phase the beginning only. Mostly nobody waits for any of it. */
function enterPhase(g: Now, seat: Seat, phase: Phase): Asks {
  const before = { seat, phase, skip: isSkipped(g, phase) };
  const asks = listeners(g)['before-phase'].length > 0 ? fire(g, 'before-phase', before) : NOTHING;
  return asks === NOTHING ? startPhase(g, before) : enterAfter(g, asks, before);
}

function* enterAfter(g: Now, asks: Asks, before: Timings['before-phase']): Asks {
  yield* asks;
  yield* startPhase(g, before);
}

function startPhase(g: Now, { seat, phase, skip }: Timings['before-phase']): Asks {
  if (!isAlive(g, seat)) return NOTHING;
  if (skip || isSkipped(g, phase)) {
    g.emit?.({ type: 'phase-skipped', seat, phase });
    return NOTHING;
  }
  if (phase === 'play') forgetUses(g, seat);
  const started = { seat, phase, replaced: false };
  const asks = listeners(g)['phase-started'].length > 0 ? fire(g, 'phase-started', started) : NOTHING;
  return asks === NOTHING ? business(g, started) : startAfter(g, asks, started);
}

function* startAfter(g: Now, asks: Asks, started: Timings['phase-started']): Asks {
  yield* asks;
  if (isAlive(g, started.seat)) yield* business(g, started);
}

/** What a phase is for, and its end; the play phase is only marked as begun. */
function business(g: Now, { seat, phase, replaced }: Timings['phase-started']): Asks {
  switch (phase) {
    case 'judge':
      return playerAt(g, seat).fates.length > 0 ? judgePhase(g, seat) : endPhase(g, seat, phase);
    case 'draw':
      return replaced ? endPhase(g, seat, phase) : drawPhase(g, seat);
    case 'play':
      g.state.acting = !replaced;
      return NOTHING;
    case 'discard':
      return discardPhase(g, seat);
    default:
      return endPhase(g, seat, phase);
  }
}

/** Delayed scrolls are judged, the newest first. */
function* judgePhase(g: Now, seat: Seat): Asks {
  const player = playerAt(g, seat);
  const waiting = player.fates.map(({ card }) => card).reverse();
  for (const id of waiting) {
    const fate = player.fates.find(({ card }) => card === id);
    if (fate === undefined || !player.alive) continue;
    const card = { ...asItself(g, id, null), name: fate.as };
    yield* move(g, [id], seat, PROCESSING, { reason: 'judged', quiet: true });
    g.emit?.({ type: 'fate-met', seat, card });
    yield* cardNamed(fate.as).fate?.(g, seat, card, fate.by) as Asks;
    settle(g, [id]);
  }
  yield* endPhase(g, seat, 'judge');
}

function* drawPhase(g: Now, seat: Seat): Asks {
  const event = { seat, count: 2 };
  if (listeners(g)['draw-count'].length > 0) yield* fire(g, 'draw-count', event);
  if (!isAlive(g, seat)) return;
  draw(g, seat, event.count);
  if (listeners(g).drawn.length > 0) yield* fire(g, 'drawn', { seat, count: event.count });
  yield* endPhase(g, seat, 'draw');
}

/** The mark of a hand limit that is more or less for the rest of the turn. */
export const HAND_LIMIT = 'hand-limit';

export function handLimit(g: Now, seat: Seat): number {
  const { hp, turnMarks } = playerAt(g, seat);
  let limit = Math.max(0, hp) + (turnMarks[HAND_LIMIT] ?? 0);
  for (const { seat: owner, modify } of modifiers(g).handLimit) limit += modify(g, owner, seat);
  return Math.max(0, limit);
}

function discardPhase(g: Now, seat: Seat): Asks {
  const extra = playerAt(g, seat).hand.length - handLimit(g, seat);
  return extra > 0 ? discardExtra(g, seat, extra) : endPhase(g, seat, 'discard');
}

function* discardExtra(g: Now, seat: Seat, extra: number): Asks {
  const { hand } = playerAt(g, seat);
  const cards = yield* chooseCards(g, seat, 'discard', hand, extra, extra, { count: extra });
  yield* discard(g, seat, cards);
  yield* fire(g, 'phase-ended', { seat, phase: 'discard', cards });
}

/** What holds for a turn is over, and the next one is found. */
function endTurn(g: Now): void {
  const s = g.state;
  s.phase = null;
  s.acting = false;
  if (modifiers(g).keepsHidden.length > 0) skillsChanged(g);
  for (const player of s.players) {
    if (hasAny(player.turnMarks)) player.turnMarks = {};
    player.drunk = 0;
  }
  const extra = s.extraTurns.shift();
  if (extra !== undefined && isAlive(g, extra)) {
    s.current = extra;
    return;
  }
  const next = nextLiving(g, s.after);
  if (next <= s.after) s.round++;
  s.current = next;
  s.after = next;
}

/** Skips a phase of the current turn. */
export function skipPhase(g: Now, name: Phase): void {
  if (!g.state.skipped.includes(name)) g.state.skipped.push(name);
}

/** Turns a hero over: face down it will miss its next turn. */
export function flip(g: Now, seat: Seat): void {
  const player = playerAt(g, seat);
  player.faceDown = !player.faceDown;
  g.emit?.({ type: player.faceDown ? 'turned-down' : 'turned-up', seat });
}
