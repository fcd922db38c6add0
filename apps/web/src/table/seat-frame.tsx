import type { SeatScene } from '@cardwright/client';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { useTable, useTableState } from './context.tsx';
import { Marks } from './marks.tsx';
import { Thing } from './thing.tsx';

interface SeatFrameProps {
  readonly seat: SeatScene;
  readonly isNear: boolean;
  readonly portrait: ReactNode; //  what is touched when the player is meant; nothing in it can be touched by itself
  readonly children?: ReactNode; // what lies before the player
}

/** The place of a player. */
export function SeatFrame({ seat, isNear, portrait, children }: SeatFrameProps): ReactNode {
  const words = useWords();
  const { mark } = useTable();
  const isTarget = useTableState(
    ({ frame }) => !seat.isOut && frame?.scene.resolving.at(-1)?.targets.includes(seat.seat) === true,
  );
  const said = [
    seat.name,
    seat.player,
    seat.isTurn ? words.turn : '',
    isTarget ? words.staging.target : '',
    seat.isOut ? words.out : '',
    ...seat.facts.map(({ label, value }) => `${label} ${value}`),
  ];
  const classes = ['seat', isNear ? 'near' : 'far', seat.isTurn ? 'turn' : '', seat.isOut ? 'out' : ''];
  return (
    <section
      className={[...classes, isTarget ? 'target' : ''].filter((each) => each !== '').join(' ')}
      aria-label={seat.name}
      data-seat={seat.seat}
    >
      <Thing id={seat.id} name={said.filter((each) => each !== '').join(', ')} look={seat.ref} className="portrait">
        {portrait}
      </Thing>
      {mark?.(seat.seat)}
      {children}
      <Marks seat={seat} isNear={isNear} isTarget={isTarget} />
    </section>
  );
}
