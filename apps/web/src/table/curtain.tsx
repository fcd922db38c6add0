import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../words/index.ts';
import type { TableStore } from './store.ts';

/** Between two people at one screen: nothing of the table is to be seen until the next one is there. */
export function Curtain({ store }: { readonly store: TableStore }): ReactNode {
  const words = useWords();
  const curtain = useStore(store, (state) => state.news?.curtain ?? null);
  if (curtain === null) return null;
  return (
    <main className="curtain" aria-live="assertive">
      <h1>{words.curtain(curtain.name)}</h1>
      <p>{words.curtainAbout}</p>
      <Lift key={curtain.seat} name={words.curtainLift(curtain.name)} act={() => store.getState().lift(curtain.seat)} />
    </main>
  );
}

/** The button has the focus: Enter is enough. */
function Lift({ name, act }: { readonly name: string; readonly act: () => void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button ref={button} type="button" className="button main big" onClick={act}>
      {name} <kbd>Enter</kbd>
    </button>
  );
}
