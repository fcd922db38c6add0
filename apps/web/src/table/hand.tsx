import type { ZoneScene } from '@cardwright/client';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../words/index.ts';
import { HAND_KEYS } from './letters.ts';
import { Zone } from './zone.tsx';

/** How far each key goes among so many cards. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The hand: one stop of the Tab key, and arrows from card to card. */
export function Hand({ zone }: { zone: ZoneScene | null }): ReactNode {
  const words = useWords();
  const place = useRef<HTMLElement>(null);
  const last = useRef<Element | null>(null);
  const cards = (): HTMLElement[] => [...(place.current?.querySelectorAll<HTMLElement>('[data-thing]') ?? [])];
  useEffect(() => {
    const all = cards();
    const stop = all.find((card) => card === last.current) ?? all.find((card) => card.matches('.lit')) ?? all[0];
    for (const card of all) card.tabIndex = card === stop ? 0 : -1;
  });
  const step = (event: KeyboardEvent): void => {
    const all = cards();
    const at = all.findIndex((card) => card === event.target);
    const next = all[STEPS[event.key]?.(at, all.length - 1) ?? -1];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go from card to card
    <section
      ref={place}
      className="hand"
      aria-label={words.hand}
      onKeyDown={step}
      onFocus={({ target }) => {
        last.current = target;
        for (const card of cards()) card.tabIndex = card === target ? 0 : -1;
      }}
    >
      {zone === null ? null : <Zone zone={zone} as="fan" isOffered keys={HAND_KEYS} />}
    </section>
  );
}
