import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { GameCard } from '../host/protocol.ts';
import type { Link } from '../link.ts';
import { type Look, lookOf } from '../look.ts';
import type { Ref, Sheet } from '../scene.ts';
import { useSettings } from '../settings.ts';
import type { TableStore } from '../table/store.ts';

/** What a table needs besides its store: how its game looks, its rules, and the words of its cards. */
export interface Laid {
  readonly look: Look | null;
  readonly card: GameCard | null;
  readonly rules: readonly string[];
  readonly sheetOf: (ref: Ref) => Promise<Sheet | null>;
}

/** Lays a table as soon as its game is known, and again in another language. What fails here is told as the link's fault. */
export function useLaid(store: TableStore, link: Link): Laid {
  const language = useSettings((settings) => settings.language);
  const game = useStore(store, (state) => state.frame?.game ?? null);
  const [look, setLook] = useState<Look | null>(null);
  const [card, setCard] = useState<GameCard | null>(null);
  useEffect(() => {
    if (game === null) return;
    void lookOf(game).then(setLook);
    link.call('describe', { game, language }).then(setCard, () => {});
    link.call('language', { language }).catch(() => {});
  }, [game, language, link]);
  const sheetOf = useCallback((ref: Ref): Promise<Sheet | null> => link.call('sheet', { ref }), [link]);
  return { look, card, rules: card?.rules ?? [], sheetOf };
}
