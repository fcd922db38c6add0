import { useEffect } from 'react';
import { create } from 'zustand';
import { askServer } from './server.ts';

/** Who one is to the server; nobody where there is none. */
interface Me {
  readonly name: string | null; //   null: not known yet, or there is no server
  readonly isKept: boolean; //       the name has a password
  readonly isAlone: boolean | null; // no server can be asked; null: not known yet
  meet(): Promise<void>;
  rename(name: string): Promise<void>;
}

interface Answer {
  readonly name?: unknown;
  readonly isKept?: unknown;
}

export const useMe = create<Me>((set, get) => {
  let asking: Promise<void> | null = null;
  const learn = ({ name, isKept }: Answer): void =>
    set(
      typeof name === 'string' ? { name, isKept: isKept === true, isAlone: false } : { isAlone: true }, // another site's answer
    );
  const ask = async (): Promise<void> => {
    try {
      if (!navigator.onLine) return set({ isAlone: true });
      learn((await askServer<Answer>('/api/me')) ?? {});
    } catch {
      set({ isAlone: true });
    } finally {
      asking = null;
    }
  };
  return {
    name: null,
    isKept: false,
    isAlone: null,
    meet() {
      if (get().isAlone === false) return Promise.resolve();
      asking ??= ask();
      return asking;
    },
    async rename(name) {
      learn(await askServer<Answer>('/api/me', { name }));
    },
  };
});

/** Asks who one is, and again when the network is back. */
export function useMeeting(): void {
  useEffect(() => {
    const meet = (): void => void useMe.getState().meet();
    const part = (): void => useMe.setState({ isAlone: true });
    meet();
    addEventListener('online', meet);
    addEventListener('offline', part);
    return () => {
      removeEventListener('online', meet);
      removeEventListener('offline', part);
    };
  }, []);
}
