import { gameName } from '@cardwright/registry/list';
import type { ReactNode } from 'react';
import { useSettings } from '../settings.ts';

/** What a game is known by where there is little room. */
const SIGNS: Readonly<Record<string, string>> = {
  'ltk-identity': '杀',
  'ltk-kingdoms': '国',
  sorcery: '巫',
  thrones: '王',
};

interface GameTileProps {
  readonly game: string;
  readonly isBeside?: boolean; // the name stands beside it
}

export function GameTile({ game, isBeside = false }: GameTileProps): ReactNode {
  const name = useSettings(({ language }) => gameName(game, language));
  const heard = isBeside ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name, title: name };
  return (
    <span className={`game-tile tile-${game}`} {...heard}>
      {SIGNS[game] ?? name.charAt(0)}
    </span>
  );
}
