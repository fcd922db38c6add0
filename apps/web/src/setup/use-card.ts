import { useEffect, useState } from 'react';
import type { GameCard } from '../host/protocol.ts';
import { type Link, workerLink } from '../link.ts';
import { useSettings } from '../settings.ts';

interface LoadedCard {
  readonly card: GameCard | null;
  readonly problem: string | null;
  readonly link: Link; // to somebody who knows the game
}

/** What is known of a game before it is played. */
export function useCard(game: string): LoadedCard {
  const language = useSettings((settings) => settings.language);
  const [known, setKnown] = useState<Omit<LoadedCard, 'link'>>({ card: null, problem: null });
  const [link] = useState(() => workerLink({ news: () => {}, fault: (problem) => setKnown({ card: null, problem }) }));
  useEffect(() => () => link.close(), [link]);
  useEffect(() => {
    let isWanted = true;
    const learn = (what: Omit<LoadedCard, 'link'>): void => (isWanted ? setKnown(what) : undefined);
    link.call('describe', { game, language }).then(
      (card) => learn({ card, problem: null }),
      (error: unknown) => learn({ card: null, problem: String(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [link, game, language]);
  return { ...known, card: known.card?.id === game ? known.card : null, link };
}
