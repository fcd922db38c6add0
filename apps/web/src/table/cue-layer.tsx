import type { Cue, Frame } from '@cardwright/client';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { MOTION_SECONDS, PACE_MS, useSettings } from '../settings.ts';
import { useTableState } from './context.tsx';
import { isStill, moveBy } from './cue-motion.ts';
import { middleOf, placeOf } from './places.ts';
import { BrushStroke } from './stroke.tsx';
import '../style/staging.css';
import { type Aim, aimOf, type Stroke, strokesOf } from './strokes.ts';

const USUAL_MS = PACE_MS.calm; // the pace at which a cue takes the time it says

/** What is drawn over the table for a moment, in the window's own measure. */
interface Drawn {
  readonly strokes: readonly Stroke[];
  readonly isNew: boolean;
  readonly marks: readonly Mark[];
}

/** Something that stands on a place for a moment: a number, a word, a card's back on its way. */
interface Mark {
  readonly id: string;
  readonly kind: 'hurt' | 'heal' | 'gain' | 'word' | 'back';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly dx: number; // from where it comes
  readonly dy: number;
}

const NOTHING: Drawn = { strokes: [], isNew: false, marks: [] };
const BACKS = 3; // more at once explain nothing

const signed: Readonly<Record<string, (amount: number) => string>> = {
  hurt: (amount) => `−${amount}`,
  heal: (amount) => `+${amount}`,
};

/** What stands on whom it happens to. */
function marksOf(cue: Cue): Mark[] {
  const text = signed[cue.kind]?.(cue.amount) ?? (typeof cue.detail === 'string' ? cue.detail : '');
  if (cue.kind === 'draw' || (cue.kind === 'move' && cue.card === null)) return backsOf(cue);
  if (text === '' || (cue.amount === 0 && signed[cue.kind] !== undefined)) return [];
  const on = cue.to.length > 0 ? cue.to : cue.from === null ? [] : [cue.from];
  return on.flatMap((thing) => {
    const box = placeOf(thing)?.getBoundingClientRect();
    if (box === undefined) return [];
    const kind = cue.kind === 'hurt' || cue.kind === 'heal' || cue.kind === 'gain' ? cue.kind : 'word';
    return [{ id: thing, kind, text, ...middleOf(box), dx: 0, dy: 0 }];
  });
}

/** Cards on their way whose faces nobody here sees. */
function backsOf({ from, to, amount }: Cue): Mark[] {
  const start = from === null ? undefined : placeOf(from)?.getBoundingClientRect();
  if (start === undefined) return [];
  const begin = middleOf(start);
  return to.flatMap((thing) => {
    const box = placeOf(thing)?.getBoundingClientRect();
    if (box === undefined) return [];
    const end = middleOf(box);
    return Array.from({ length: Math.min(BACKS, Math.max(1, amount)) }, (_, i) => ({
      id: `${thing} ${i}`,
      kind: 'back' as const,
      text: '',
      ...end,
      dx: begin.x - end.x,
      dy: begin.y - end.y,
    }));
  });
}

const drawnOf = (cue: Cue | null, aim: Aim | null): Drawn => ({
  strokes: aim === null ? [] : strokesOf(aim),
  isNew: aim?.isNew === true,
  marks: cue === null ? [] : marksOf(cue),
});

/** Draws who does what to whom over the table: nothing of it can be touched, and nothing waits for it. */
export function CueLayer({ frame }: { readonly frame: Frame }): ReactNode {
  const motion = useSettings((settings) => settings.motion);
  const pace = useSettings((settings) => settings.pace);
  const isHeld = useTableState((state) => state.news?.isHeld === true);
  const [drawn, setDrawn] = useState<Drawn>(NOTHING);
  const { cue } = frame;
  const aim = aimOf(frame);
  const aimed = aim === null ? '' : `${aim.from} ${aim.to.join(' ')} ${aim.isNew}`;
  const ms = cue === null || isHeld ? 0 : (cue.ms * PACE_MS[pace]) / USUAL_MS;

  useLayoutEffect(() => {
    setDrawn(drawnOf(cue, aimOf(frame)));
    if (cue !== null && !isStill(MOTION_SECONDS[motion])) moveBy(cue, ms);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- drawn anew when something else happens or is aimed at
  }, [cue, aimed]);

  useEffect(() => {
    const again = (): void => setDrawn({ ...drawnOf(cue, aimOf(frame)), isNew: false });
    addEventListener('resize', again);
    addEventListener('scroll', again, true);
    return () => {
      removeEventListener('resize', again);
      removeEventListener('scroll', again, true);
    };
  }, [cue, frame]);

  const isMoving = !isStill(MOTION_SECONDS[motion]);
  const wide = strokeWidth(drawn.strokes.filter(({ hasHead }) => hasHead).length);
  return (
    <div
      className={`cues ${isMoving ? 'moving' : 'still'} ${drawn.isNew ? 'new' : ''}`}
      style={{ '--ms': `${Math.max(1, ms)}ms` } as object}
      aria-hidden="true"
    >
      {drawn.strokes.map((stroke, i) => (
        // oxlint-disable-next-line react/no-array-index-key
        <BrushStroke key={`${aimed} ${i}`} stroke={stroke} wide={wide} delay={stroke.hasHead && i > 0 ? 0.3 : 0} />
      ))}
      {drawn.marks.map(({ id, kind, text, x, y, dx, dy }, i) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key
          key={`${frame.at} ${id} ${i}`}
          className={`cue-mark ${kind}`}
          style={{ left: x, top: y, '--dx': `${dx}px`, '--dy': `${dy}px`, '--i': i } as object}
        >
          {text}
        </span>
      ))}
    </div>
  );
}

/** One stroke is broad, many are thin. */
const strokeWidth = (count: number): number => (innerWidth < 700 ? 12 : 20) * (count > 1 ? 0.6 : 1);
