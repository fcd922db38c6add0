import type { Ref, Sheet } from '@cardwright/client';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ChapterCard, GameCard } from '../host/protocol.ts';
import type { Link } from '../link.ts';
import { PACE_MS, useSettings } from '../settings.ts';
import { type Skin, skinOf } from '../skin.ts';
import type { TableStore } from '../table/store.ts';

/** What a table needs besides its store: how its game looks, its rules, and the words of its cards. */
export interface TableGame {
  readonly skin: Skin | null;
  readonly card: GameCard | null;
  readonly rules: readonly ChapterCard[];
  readonly sheetOf: (ref: Ref) => Promise<Sheet | null>;
}

/** Lays a table as soon as its game is known, and again in another language. What fails here is told as the link's fault. */
export function useGame(store: TableStore, link: Link): TableGame {
  const language = useSettings((settings) => settings.language);
  const game = useStore(store, (state) => state.frame?.game ?? null);
  const [skin, setSkin] = useState<Skin | null>(null);
  const [card, setCard] = useState<GameCard | null>(null);
  useEffect(() => {
    if (game === null) return;
    void skinOf(game).then((skin) => startTransition(() => setSkin(skin))); // a whole table is drawn, in slices
    link.call('describe', { game, language }).then(setCard, () => {});
    link.call('language', { language }).catch(() => {});
  }, [game, language, link]);
  const pace = useSettings((settings) => settings.pace);
  useEffect(() => {
    if (game !== null) link.call('pace', { pace: PACE_MS[pace] }).catch(() => {});
  }, [game, pace, link]);
  const sheetOf = useCallback((ref: Ref): Promise<Sheet | null> => link.call('sheet', { ref }), [link]);
  return { skin, card, rules: card?.rules ?? [], sheetOf };
}
