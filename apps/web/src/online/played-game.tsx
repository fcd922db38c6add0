import type { Viewer } from '@cardwright/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { Lost } from '../pages/lost.tsx';
import { Replay } from '../pages/replay.tsx';
import { fetched } from './fetched-game.ts';
import { ServerError } from './server.ts';
import { useOnlineWords } from './words.ts';

interface PlayedGameProps {
  readonly id: string;
  readonly at: number | null;
  readonly viewer: Viewer | null;
}

/** A game that was played on the server, to be looked at again: kept here already, or fetched. */
export function PlayedGame(props: PlayedGameProps): ReactNode {
  const { id } = props;
  const words = useOnlineWords();
  const [state, setState] = useState<'asking' | 'there' | 'none' | 'silent'>('asking');
  useEffect(() => {
    fetched(id).then(
      () => setState('there'),
      (error: unknown) => setState(error instanceof ServerError && error.status !== 0 ? 'none' : 'silent'),
    );
  }, [id]);
  if (state === 'none') return <Lost text={words.noGame} />;
  if (state === 'silent') return <Lost text={words.noServer} />;
  return state === 'there' ? <Replay {...props} /> : <p className="loading">{words.opening}</p>;
}
