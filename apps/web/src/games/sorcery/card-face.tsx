import type { CornerNumber, SorceryFace } from '@cardwright/client/sorcery';
import type { ReactNode } from 'react';
import { Sigil } from './sigil.tsx';
import { Sign } from './signs.tsx';

const TRENDS = { up: '▲', down: '▼' } as const;
const MOST_ACTIONS = 3; // that are drawn one by one

function Corner({ foot, side }: { foot: CornerNumber | null; side: 'left' | 'right' }): ReactNode {
  if (foot === null) return null;
  return (
    <span className={`corner ${side} ${foot.is}`}>
      <Sign of={foot.is} />
      <b>{foot.value}</b>
      {foot.trend === null ? null : <i className={foot.trend}>{TRENDS[foot.trend]}</i>}
    </span>
  );
}

/** A card as the course framed it: name and cost, type, text with its cost beside it, numbers in the corners. */
export function CardFace({ face }: { face: unknown }): ReactNode {
  const { card, name, short, cost, type, kind, text, box, left, right, actions, marks } = face as SorceryFace;
  return (
    <span className={`face sorcery-card ${type} ${text === '' ? 'wordless' : ''}`}>
      <span className="top">
        <Sign of={type} />
        <span className="title">{name}</span>
        <span className="short">{short}</span>
        <b className="cost">{cost}</b>
      </span>
      <span className="kind">
        <Sign of={type} />
        {kind}
      </span>
      <span className="body">
        <Sigil card={card} type={type} />
        {box === null ? null : <b className="box">{box}</b>}
        <span className="text">{text}</span>
      </span>
      <span className="feet">
        <Corner foot={left} side="left" />
        <span className="marks">
          {marks.map(({ id, label }) => (
            <span key={id} className={`mark ${id}`}>
              <Sign of={id} />
              <span className="word">{label}</span>
            </span>
          ))}
          {actions === null ? null : (
            <span className="mark ready">
              {Array.from({ length: Math.min(actions, MOST_ACTIONS) }, (_, i) => (
                <Sign key={i} of="action" />
              ))}
            </span>
          )}
        </span>
        <Corner foot={right} side="right" />
      </span>
    </span>
  );
}

export function CardBack(): ReactNode {
  return (
    <span className="back sorcery-back">
      <Sigil card="sorcery" type="ritual" />
    </span>
  );
}
