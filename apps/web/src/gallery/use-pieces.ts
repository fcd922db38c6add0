import { useEffect, useState } from 'react';
import type { RuledPiece } from '../host/protocol.ts';
import { workerLink } from '../link.ts';
import { useSettings } from '../settings.ts';
import { type Skin, skinOf } from '../skin.ts';

interface Pieces {
  readonly pieces: readonly RuledPiece[] | null;
  readonly skin: Skin | null;
  readonly problem: string | null;
}

/** The cards and heroes of a game, and how they are drawn. */
export function usePieces(game: string): Pieces {
  const language = useSettings((settings) => settings.language);
  const [pieces, setPieces] = useState<readonly RuledPiece[] | null>(null);
  const [skin, setSkin] = useState<Skin | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [link] = useState(() => workerLink({ news: () => {}, fault: setProblem }));
  useEffect(() => () => link.close(), [link]);
  useEffect(() => {
    let isWanted = true;
    void skinOf(game).then(setSkin);
    link.call('gallery', { game, language }).then(
      (found) => (isWanted ? setPieces(found) : undefined),
      (error: unknown) => setProblem(String(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [link, game, language]);
  return { pieces, skin, problem };
}
