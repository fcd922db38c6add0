import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useSettings } from '../settings.ts';
import { beside } from '../table/preview.tsx';
import type { TableStore } from '../table/store.ts';
import { useWords } from '../words/index.ts';

/** What each pointer points at, in the order of the words; with no cards in hand, the first thing that can be touched. */
const PLACES = ['.status', '.hand:has(.card), :root:not(:has(.hand .card)) .lit', '#actions'];

/** Explains the first decision of somebody's first game: three pointers, one after the other, in nobody's way. */
export function FirstVisit({ store }: { store: TableStore }): ReactNode {
  const isNew = useSettings((settings) => !settings.knowsTable);
  const set = useSettings((settings) => settings.set);
  const isAsked = useStore(store, ({ frame }) => frame?.prompt != null);
  const [at, setAt] = useState(0);
  const place = PLACES[at];
  const isShown = isNew && isAsked && place !== undefined;

  useEffect(() => {
    if (!isShown) return;
    const dismiss = (): void => set({ knowsTable: true });
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') dismiss();
    };
    const began = store.getState().frame?.at ?? 0;
    const leave = store.subscribe(({ frame }) => {
      if (frame?.at !== began) dismiss(); // who has answered has understood
    });
    addEventListener('keydown', press);
    return () => {
      leave();
      removeEventListener('keydown', press);
    };
  }, [isShown, set, store]);

  if (!isShown) return null;
  const next = (): void => {
    if (at + 1 < PLACES.length) setAt(at + 1);
    else set({ knowsTable: true });
  };
  return <Pointer key={place} place={place} at={at} onNext={next} />;
}

interface PointerProps {
  readonly place: string; // a selector
  readonly at: number;
  readonly onNext: () => void;
}

/** A sentence beside what it is about, wherever that moves. */
function Pointer({ place, at, onNext }: PointerProps): ReactNode {
  const words = useWords();
  const bubble = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = document.querySelector(place);
    if (element === null) return;
    const follow = (): void => {
      const box = element.getBoundingClientRect();
      const { left, top, bottom } = beside(box);
      const px = (length: number | undefined): string => (length === undefined ? 'auto' : `${length}px`);
      if (bubble.current === null) return;
      Object.assign(bubble.current.style, { left: px(left), top: px(top), bottom: px(bottom), visibility: 'visible' });
      bubble.current.dataset['below'] = String(top !== undefined);
    };
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    observer.observe(document.body);
    addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', follow);
    };
  }, [place]);
  return (
    <aside ref={bubble} className="pointer" aria-label={words.firstSteps} aria-live="polite">
      <p>{words.pointers[at]}</p>
      <button type="button" className="button main" onClick={onNext}>
        {`${words.understood} ${at + 1}/${words.pointers.length}`}
      </button>
    </aside>
  );
}
