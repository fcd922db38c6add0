import type { Cue, ThingId } from '@cardwright/client';
import { middleOf, placeOf } from './places.ts';

/** Whether nothing is to move: so wished here, or of the whole machine. */
export const isStill = (seconds: number): boolean =>
  seconds === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;

const SHAKE: Keyframe[] = [0, -6, 6, -4, 4, -2, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const PULSE: Keyframe[] = [{ transform: 'none' }, { transform: 'scale(1.06)' }, { transform: 'none' }];
const TURN: Keyframe[] = [
  { transform: 'rotateY(90deg)', opacity: 0.4 },
  { transform: 'rotateY(0)', opacity: 1 },
];
const FALL: Keyframe[] = [{ transform: 'none' }, { transform: 'rotate(-2deg) translateY(5px)' }, { transform: 'none' }];

/** How far towards the other an attacker goes. */
const LUNGE = 0.42;

const animate = (thing: ThingId, frames: Keyframe[], duration: number): void =>
  void placeOf(thing)?.animate(frames, { duration, easing: 'ease-out' });

/** Moves what is on the table as something happens to it. Only what takes no room is changed. */
export function moveBy(cue: Cue, ms: number): void {
  switch (cue.kind) {
    case 'hurt':
      for (const thing of cue.to) animate(thing, SHAKE, Math.min(ms, 420));
      break;
    case 'heal':
    case 'gain':
    case 'skill':
    case 'turn':
      for (const thing of cue.to.length > 0 ? cue.to : [cue.from]) if (thing !== null) animate(thing, PULSE, ms);
      break;
    case 'judge':
      if (cue.card !== null) animate(cue.card.id, TURN, Math.min(ms, 360));
      break;
    case 'reveal':
      for (const thing of cue.to) tilesOf(thing).forEach((tile) => tile.animate(TURN, { duration: Math.min(ms, 360) }));
      break;
    case 'lose':
    case 'dying':
    case 'die':
      for (const thing of cue.to) animate(thing, FALL, ms);
      break;
    case 'attack':
      lunge(cue, ms);
      break;
    default:
  }
}

const tilesOf = (thing: ThingId): readonly HTMLElement[] => {
  const place = placeOf(thing);
  const tiles = [...(place?.querySelectorAll<HTMLElement>('.tile') ?? [])];
  return tiles.length > 0 || place === null ? tiles : [place];
};

function lunge({ from, to: [to] }: Cue, ms: number): void {
  const [attacker, target] = [from, to].map((thing) => (thing == null ? null : placeOf(thing)));
  if (attacker == null || target == null) return;
  const [a, b] = [middleOf(attacker.getBoundingClientRect()), middleOf(target.getBoundingClientRect())];
  const there = `translate(${(b.x - a.x) * LUNGE}px, ${(b.y - a.y) * LUNGE}px)`;
  attacker.animate([{ transform: 'none' }, { transform: there, offset: 0.55 }, { transform: 'none' }], {
    duration: ms,
    easing: 'ease-in-out',
  });
}
