import type { BattleMark, ThronesStanding } from '@cardwright/client/thrones';
import type { ReactNode } from 'react';
import './banner.css';

const SHIELD = 'M2 2 H22 V13 Q21 21 12 25 Q3 21 2 13 Z';
const CROSS = 'M12 3 V24 M3 10 H21';
const SALTIRE = 'M4 4 L19 20 M20 4 L5 20';

/** Totals of both teams, and the six battles: whose each was, which is fought, which are to come. What it says is in the facts too. */
export function Banner({ standing }: { standing: ThronesStanding }): ReactNode {
  const { near, sides, scores, title, turn, battles } = standing;
  const far = near === 0 ? 1 : 0;
  return (
    <div className="score-banner" aria-hidden="true" data-place="score">
      <p className={`ribbon team-${near}`}>
        <Shield is={near} />
        <b>{scores[near]}</b>
        <small>{sides[near]}</small>
      </p>
      <div className="banner-middle">
        <p>
          {title}
          {turn === '' ? null : <small>{turn}</small>}
        </p>
        <p className="battle-marks">
          {battles.map(({ number, is }) => (
            <Shield key={number} is={is} number={number} />
          ))}
        </p>
      </div>
      <p className={`ribbon team-${far}`}>
        <b>{scores[far]}</b>
        <small>{sides[far]}</small>
        <Shield is={far} />
      </p>
    </div>
  );
}

/** A cross for house 0, a saltire for house 1; numbered where it is fought now, dashed where it is to come. */
function Shield({ is, number }: { is: BattleMark['is']; number?: number }): ReactNode {
  return (
    <svg className={`small-shield is-${is}`} viewBox="0 0 24 27">
      <path className="field" d={SHIELD} />
      {is === 0 || is === 1 ? <path className="charge" d={is === 0 ? CROSS : SALTIRE} /> : null}
      {is === 'now' ? (
        <text x={12} y={17}>
          {number}
        </text>
      ) : null}
      {is === 'even' ? <path className="charge" d="M6 10 H18 M6 15 H18" /> : null}
    </svg>
  );
}
