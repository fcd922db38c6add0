import type { Lane, ThronesOutlook } from '@cardwright/client/thrones';
import type { ReactNode } from 'react';

interface OutlookProps {
  readonly outlook: ThronesOutlook;
  readonly near: 0 | 1; // the team on the left
}

/** What would come of the piles as they lie: each attack against the other's shield, and the points of both. */
export function Outlook({ outlook: { label, score, lanes }, near }: OutlookProps): ReactNode {
  const far = near === 0 ? 1 : 0;
  return (
    <div className="outlook">
      {[lanes[near], lanes[far]].map((lane) => (
        <Onset key={lane.by} lane={lane} isMirrored={lane.by === far} />
      ))}
      <div className="fought-now">
        <Scales left={score[near]} right={score[far]} near={near} />
        <p>
          {label}{' '}
          <b>
            {score[near]} : {score[far]}
          </b>
        </p>
      </div>
    </div>
  );
}

const MOST_TILT = 12; // degrees

/** A balance with the points of both in its pans: 4° for a point, so that a narrow lead is seen too. */
function Scales({
  left,
  right,
  near,
}: {
  readonly left: number;
  readonly right: number;
  readonly near: 0 | 1;
}): ReactNode {
  const tilt = Math.max(-MOST_TILT, Math.min(MOST_TILT, 4 * (right - left)));
  return (
    <svg className="scales" viewBox="0 0 150 62" aria-hidden="true">
      <path className="stand" d="M75 8 V56 M58 57 H92" />
      <g transform={`rotate(${tilt} 75 10)`}>
        <path className="beam" d="M24 10 H126" />
        {[24, 126].map((x, i) => (
          <g key={x} transform={`rotate(${-tilt} ${x} 10)`}>
            <path className="chain" d={`M${x} 10 L${x - 17} 30 M${x} 10 L${x + 17} 30`} />
            <path
              className={`pan team-${i === 0 ? near : 1 - near}`}
              d={`M${x - 21} 29 H${x + 21} Q${x + 19} 50 ${x} 50 Q${x - 19} 50 ${x - 21} 29 Z`}
            />
            <text x={x} y={44}>
              {i === 0 ? left : right}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

/** One attack, if it came now. */
function Onset({ lane, isMirrored }: { readonly lane: Lane; readonly isMirrored: boolean }): ReactNode {
  const other = lane.by === 0 ? 1 : 0;
  return (
    <div className={`onset ${isMirrored ? 'mirrored' : ''} ${lane.isThrough ? 'through' : 'held'}`}>
      <p className="onset-title">{lane.title}</p>
      <span className={`blade team-${lane.by}`}>{lane.attack}</span>
      <span className={`way team-${lane.by}`} aria-hidden="true" />
      <span className={`guard team-${other}`}>{lane.defence}</span>
      <p className="onset-end">
        <b>{lane.verdict}</b> <span>{lane.prize}</span>
      </p>
    </div>
  );
}
