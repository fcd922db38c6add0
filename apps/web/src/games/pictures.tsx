import { listingOf } from '@cardwright/registry/list';
import type { ComponentType, ReactNode } from 'react';

/** The pictures of a family of games, by the games' ids. */
export type Pictures = Readonly<Record<string, ComponentType>>;

const found = import.meta.glob<Pictures>('./*/picture.tsx', { import: 'pictures', eager: true });

/** The picture of a game; nothing for one that brings none. */
export function Picture({ game }: { readonly game: string }): ReactNode {
  const Drawn = found[`./${listingOf(game)?.family ?? game}/picture.tsx`]?.[game];
  return Drawn === undefined ? null : <Drawn />;
}
