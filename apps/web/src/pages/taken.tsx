import { type ReactNode, useEffect, useState } from 'react';
import { formatRoute } from '../route.ts';
import { useWords } from '../words/index.ts';
import { Notice } from './notice.tsx';

const CHANNEL = 'cardwright-table';

/** A game is played in one window at a time, in the one that opened it last. Says whether another has it now. */
export function useTaken(id: string): boolean {
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => {
      if (data === id) setTaken(true);
    };
    channel.postMessage(id);
    return () => channel.close();
  }, [id]);
  return isTaken;
}

/** Says that a game goes on elsewhere, and takes it back if that is wished. */
export function TakenGame({ onResume }: { readonly onResume: () => void }): ReactNode {
  const words = useWords();
  return (
    <Notice
      title={words.product}
      text={words.elsewhere}
      ways={
        <>
          <button type="button" className="button main" onClick={onResume}>
            {words.here}
          </button>
          <a className="button" href={formatRoute({ page: 'home' })}>
            {words.home}
          </a>
        </>
      }
    />
  );
}
