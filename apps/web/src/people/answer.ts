import { useEffect, useState } from 'react';
import { askServer, ServerError } from '../online/server.ts';

const AGAIN_MS = 5000;

/** What the server says at an address: not yet, what it is, that there is nothing, or no word at all. */
type Answer<T> = { readonly state: 'asking' | 'none' | 'silent' } | { readonly state: 'there'; readonly body: T };

/** Asks the server, anew whenever `who` changes, and again and again while it is silent. An older answer stands until the new one is there. */
export function useAnswer<T>(path: string, who: string | null): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'asking' });
  // oxlint-disable-next-line react/exhaustive-deps -- who asks is told by the cookie
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      try {
        const body = await askServer<T>(path);
        if (isWanted) setAnswer({ state: 'there', body });
      } catch (error) {
        if (!isWanted) return;
        const isRefused = error instanceof ServerError && error.status !== 0 && error.status < 500;
        setAnswer({ state: isRefused ? 'none' : 'silent' });
        if (!isRefused) timer = setTimeout(() => void ask(), AGAIN_MS);
      }
    };
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [path, who]);
  return answer;
}
