import type { HeroTile } from '@cardwright/client/ltk';
import type { ReactNode } from 'react';
import { Sign } from './signs.tsx';

/** A hero: one brush character on its kingdom's colour, the kingdom named below. */
export function Tile({ tile }: { tile: HeroTile }): ReactNode {
  const { brush, side, note, isHidden } = tile;
  const classes = ['tile', side?.id ?? 'nobody', isHidden ? 'hidden' : ''];
  return (
    <span className={classes.filter((each) => each !== '').join(' ')} aria-hidden="true">
      <span className="brush">{brush === '' ? '?' : brush}</span>
      {note === '' ? null : <span className="tile-note">{note}</span>}
      {side === null ? null : (
        <span className="side">
          <Sign id={side.id} />
          <span>{side.name}</span>
        </span>
      )}
    </span>
  );
}
