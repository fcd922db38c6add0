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
      <p className="fought-now">
        {label}{' '}
        <b>
          {score[near]} : {score[far]}
        </b>
      </p>
    </div>
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
