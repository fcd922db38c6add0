import type { SeatScene } from '@cardwright/client';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { useTableState } from './context.tsx';

interface MarksProps {
  readonly seat: SeatScene;
  readonly isNear: boolean;
  readonly isTarget: boolean;
}

/** Whose turn it is, who has to decide, who is aimed at: a pennant, a bubble, four corners. Each has its own shape. */
export function Marks({ seat, isNear, isTarget }: MarksProps): ReactNode {
  const words = useWords().staging;
  const isAwaited = useTableState(({ frame }) => frame?.awaited.includes(seat.seat) === true);
  return (
    <span className="marks" aria-hidden="true">
      {seat.isTurn ? <b className="pennant">{isNear ? words.yourTurn : words.theirTurn}</b> : null}
      {isAwaited ? isNear ? <Asked text={words.asked} /> : <Thinking text={words.thinks} /> : null}
      {isTarget ? (
        <>
          <i className="corner-of" />
          <i className="corner-of" />
          <i className="corner-of" />
          <i className="corner-of" />
          <b className="target-tag">{words.target}</b>
        </>
      ) : null}
    </span>
  );
}

function Thinking({ text }: { readonly text: string }): ReactNode {
  return (
    <span className="asked-mark thinks">
      <span className="dots">
        <i />
        <i />
        <i />
      </span>
      <span className="asked-word">{text}</span>
    </span>
  );
}

const Asked = ({ text }: { readonly text: string }): ReactNode => (
  <span className="asked-mark">
    <span className="asked-word">{text}</span>
  </span>
);
