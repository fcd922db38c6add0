import type { CardType } from '@cardwright/client/sorcery';
import type { ReactNode } from 'react';

/** A number that a name always gives (FNV-1a), stirred so that names alike give numbers unlike. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) as number), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const RADIUS = 38;

const at = (index: number, count: number, radius: number): readonly [number, number] => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return [Math.round((50 + radius * Math.cos(angle)) * 10) / 10, Math.round((50 + radius * Math.sin(angle)) * 10) / 10];
};

/** What stands in the middle of a sigil. */
const HEARTS: readonly string[] = [
  'M58 40 A13 13 0 1 0 58 60 A10 10 0 1 1 58 40 Z', //             a moon
  'M34 50 Q50 34 66 50 Q50 66 34 50 Z M50 45 V55', //              an eye
  'M50 36 V64 M40 44 H60', //                                      a cross
  'M50 37 L62 60 H38 Z', //                                        fire
  'M50 63 L38 40 H62 Z', //                                        water
  'M50 36 Q62 52 50 63 Q38 52 50 36 Z', //                         a drop
  'M38 42 H62 L38 58 H62', //                                      sand
  'M42 38 V62 M58 38 V62 M42 50 H58', //                           a gate
  'M50 50 m-11 0 a11 11 0 1 0 22 0 a11 11 0 1 0 -22 0 M50 39 V61', // a seed
];

/** The lines of a card's sigil: a star of its own with a sign within, and beads on some of its points. */
function linesOf(card: string): { star: string; heart: string; beads: (readonly [number, number])[] } {
  const hash = hashOf(card);
  const points = 5 + (hash % 5);
  const step = 2 + ((hash >>> 4) % (Math.floor((points - 1) / 2) - 1));
  const star = Array.from({ length: points }, (_, i) => {
    const [from, to] = [at(i, points, RADIUS), at(i + step, points, RADIUS)];
    return `M${from.join(' ')} L${to.join(' ')}`;
  }).join(' ');
  const beads = Array.from({ length: points }, (_, i) => at(i, points, RADIUS)).filter(
    (_, i) => (hash >>> (8 + i)) & 1,
  );
  return { star, heart: HEARTS[(hash >>> 20) % HEARTS.length] as string, beads };
}

/** The border that the cards of a type share. */
const RINGS: Readonly<Record<CardType, ReactNode>> = {
  minion: (
    <>
      <circle cx="50" cy="50" r="47" />
      <circle cx="50" cy="50" r="42.5" />
    </>
  ),
  spell: <circle cx="50" cy="50" r="46" strokeDasharray="7 4" />,
  enchantment: (
    <>
      <circle cx="50" cy="50" r="47" />
      <circle cx="50" cy="50" r="43" strokeDasharray="1 5" />
    </>
  ),
  ritual: <path d="M50 2 L91.6 26 V74 L50 98 L8.4 74 V26 Z M50 7 L87 28.5 V71.5 L50 93 L13 71.5 V28.5 Z" />,
};

/** A card's own sign, drawn from its name. */
export function Sigil({ card, type }: { card: string; type: CardType }): ReactNode {
  const { star, heart, beads } = linesOf(card);
  return (
    <svg className="sigil" viewBox="0 0 100 100" aria-hidden="true">
      <g className="ring">{RINGS[type]}</g>
      <path className="star" d={star} />
      <circle className="hub" cx="50" cy="50" r="19" />
      <path className="heart" d={heart} />
      {beads.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="bead" cx={x} cy={y} r="3.2" />
      ))}
    </svg>
  );
}
