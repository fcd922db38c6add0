import type { Chronicle } from '@cardwright/client';
import type { ReactNode } from 'react';
import type { TurningPoints } from '../host/protocol.ts';
import { useEndingWords } from './words.ts';

interface TurnedSheetProps {
  readonly chronicle: Chronicle;
  readonly turned: TurningPoints | null | undefined; // undefined: it is being reckoned
}

const points = (share: number): number => Math.round(100 * share);

/** Where it turned for the own side: what happened, and the chance before and after. */
export function TurnedSheet({ chronicle, turned }: TurnedSheetProps): ReactNode {
  const words = useEndingWords();
  if (turned === null) return null;
  return (
    <section className="ending-sheet turned" aria-labelledby="turned">
      <h3 id="turned">{words.turned}</h3>
      <p className="sheet-note" role="status">
        {turned === undefined
          ? words.reckoned
          : turned.turnings.length === 0
            ? words.neverTurned
            : words.chanceOf(chronicle.ownSide, Math.max(1, points(turned.error)))}
      </p>
      <ol>
        {(turned?.turnings ?? []).map(({ turn, before, after }, i) => (
          <li key={turn}>
            <span className="number" aria-hidden="true">
              {i + 1}
            </span>
            <p>
              <Said {...chronicle.turns[turn]} />
            </p>
            <p className="for-ears">{words.fromTo(points(before), points(after))}</p>
            <Scale before={before} after={after} />
          </li>
        ))}
      </ol>
      {turned === undefined || turned.turnings.length === 0 ? null : <Ruler />}
    </section>
  );
}

/** The round and what happened in it; where that names the round by itself, not twice. */
function Said({ round = '', text = '' }: { round?: string; text?: string }): ReactNode {
  const words = useEndingWords();
  if (text.startsWith(round)) return <b>{text}</b>;
  return (
    <>
      <b>{words.stop(round)}</b> {text}
    </>
  );
}

const alongScale = (share: number): string => `${16 + 66 * share}%`;

/** What the scales above it run over. */
function Ruler(): ReactNode {
  return (
    <svg className="scale ruler" aria-hidden="true">
      {[0, 0.5, 1].map((share) => (
        <text key={share} x={alongScale(share)} y={12}>
          {share === 1 ? '100 %' : points(share)}
        </text>
      ))}
    </svg>
  );
}

/** The chance from 0 to 100: a ring before, a disc after. */
function Scale({ before, after }: { before: number; after: number }): ReactNode {
  const x = alongScale;
  const isUp = after >= before;
  return (
    <svg className="scale" aria-hidden="true">
      <line className="rail" x1={x(0)} x2={x(1)} y1={12} y2={12} />
      <line className="way" x1={x(before)} x2={x(after)} y1={12} y2={12} />
      <circle className="before" cx={x(before)} cy={12} r={5} />
      <circle className="after" cx={x(after)} cy={12} r={5.5} />
      <text className={isUp ? 'left' : 'right'} x={x(before)} dx={isUp ? -10 : 10} y={17}>
        {points(before)}
      </text>
      <text className={`strong ${isUp ? 'right' : 'left'}`} x={x(after)} dx={isUp ? 10 : -10} y={17}>
        {`${points(after)} %`}
      </text>
    </svg>
  );
}
