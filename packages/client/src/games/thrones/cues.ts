import { type GameEvent, type Thrones, type View } from '@cardwright/thrones';
import type { CueKind } from '../../scene.ts';
import type { Beat, Placed, StageContext } from '../../stage.ts';
import { UNTIL_SEEN } from '../../staging.ts';
import { cardScene } from './cards.ts';
import { clashOf } from './clash.ts';

const ATTACK_MS = 1900; // the numbers, the arrow, the verdict, the points: each of them under 700

const BEATS: Readonly<Partial<Record<GameEvent['type'], readonly [kind: CueKind, ms: number]>>> = {
  'play-started': ['turn', 500],
  'card-laid': ['use', 500],
  passed: ['pass', 300],
  'battle-begun': ['clash', 700],
  'attack-succeeded': ['clash', ATTACK_MS],
  'attack-failed': ['clash', ATTACK_MS],
  'play-scored': ['result', UNTIL_SEEN],
};

export function beatOf({ type }: GameEvent): Beat | null {
  const found = BEATS[type];
  return found === undefined ? null : { kind: found[0], ms: found[1] };
}

/** Where an event is seen. */
export function placeOf(event: GameEvent, view: View, context: StageContext<Thrones>): Placed {
  switch (event.type) {
    case 'card-laid':
      return { from: `seat:${event.seat}`, to: [`pile:${event.pile}`], card: cardScene(event.card, context) };
    case 'passed':
    case 'play-started':
      return { to: [`seat:${event.seat}`] };
    case 'battle-begun':
      return { detail: clashOf(view, 0, context) };
    case 'attack-succeeded':
    case 'attack-failed':
      return { detail: clashOf(view, event.pile === 0 ? 1 : 2, context) };
    case 'play-scored':
      return { detail: clashOf(view, 2, context) };
    default:
      return {};
  }
}
