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

export function GameTile({ game }: { readonly game: string }): ReactNode {
  const name = useSettings(({ language }) => gameName(game, language));
  return (
    <span className={`game-tile tile-${game}`} role="img" aria-label={name} title={name}>
      {SIGNS[game] ?? name.charAt(0)}
    </span>
  );
}
