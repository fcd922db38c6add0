import { listingOf } from '@cardwright/registry/list';
import type { ComponentType, ReactNode } from 'react';
import { PlainPicture } from './generic/picture.tsx';

/** The pictures of a family of games, by the games' ids. */
export type Pictures = Readonly<Record<string, ComponentType>>;

const found = import.meta.glob<Pictures>(['./*/picture.tsx', '!./generic/picture.tsx'], {
  import: 'pictures',
  eager: true,
});

/** The picture of a game; a plain one for a game that brings none. */
export function Picture({ game }: { readonly game: string }): ReactNode {
  const Drawn = found[`./${listingOf(game)?.family ?? game}/picture.tsx`]?.[game];
  return Drawn === undefined ? <PlainPicture /> : <Drawn />;
}
