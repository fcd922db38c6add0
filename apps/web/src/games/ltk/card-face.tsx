import type { CardFace, HeroFace, LtkFace, Suit } from '@cardwright/client/ltk';
import type { ReactNode } from 'react';
import { Tile } from './tile.tsx';

const SUITS: Readonly<Record<Suit, string>> = { spade: '♠', heart: '♥', club: '♣', diamond: '♦' };

/** Cards wide enough for a short name take it large; long ones are set smaller and may break. */
const isLong = (name: string): boolean => name.length > 12 || name.split(' ').some((word) => word.length > 9);

/** The longest names need the room of the kind. */
const isCrowded = (name: string): boolean => name.length > 22;

function PlayingCard({ face }: { face: CardFace }): ReactNode {
  const { brush, name, kind, rank, suit, element, mark } = face;
  const classes = ['face', 'playing', suit ?? 'suitless', element ?? '', isCrowded(name) ? 'crowded' : ''];
  return (
    <span className={classes.filter((each) => each !== '').join(' ')}>
      {suit === null ? null : (
        <span className="corner">
          <b>{rank}</b>
          <i>{SUITS[suit]}</i>
        </span>
      )}
      {mark === '' ? null : <span className="mark">{mark}</span>}
      <span className="brush">{brush}</span>
      <span className="kind">{kind}</span>
      <span className={`name ${isLong(name) ? 'long' : ''}`} style={{ '--letters': name.length } as object}>
        {name}
      </span>
    </span>
  );
}

/** Life as printed: whole hearts, and a half. */
const printedLife = (life: number): string => '♥'.repeat(Math.floor(life)) + (life % 1 === 0 ? '' : '½');

function HeroCard({ face }: { face: HeroFace }): ReactNode {
  const { tile, life, skills } = face;
  return (
    <span className={`face hero ${tile.side?.id ?? ''}`}>
      <Tile tile={tile} />
      <span className="name">
        {tile.name}
        {tile.chinese === '' ? null : <small lang="zh">{tile.chinese}</small>}
      </span>
      <span className="life">{printedLife(life)}</span>
      <span className="skills">
        {skills.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </span>
    </span>
  );
}

export function Face({ face }: { face: unknown }): ReactNode {
  const drawn = face as LtkFace;
  return drawn.is === 'hero' ? <HeroCard face={drawn} /> : <PlayingCard face={drawn} />;
}

/** Lacquer, and a seal. */
export const Back = (): ReactNode => (
  <span className="back">
    <span className="brush">杀</span>
  </span>
);
