import type { ThingId } from '@cardwright/client';
import { useEffect } from 'react';
import { HAND_KEYS } from './letters.ts';
import type { TableStore } from './store.ts';

/** What keys open that is no part of the game. */
export interface KeyActions {
  readonly help: () => void;
  readonly command: () => void;
  readonly rules: () => void;
  readonly lastEvent: () => void;
  readonly escape?: () => boolean; // closes what is open; false: nothing is
  readonly number?: () => void; // where a number belongs that is typed; absent: it is a card of the hand
}

/** Keys that would answer: while it is shown what happened they lead to the question, and answer nothing that was not seen. */
const SKIPPING = /^(Enter|Escape| |[a-eg-hj-km-qs-z])$/i;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/**
 * Whether Enter and Space belong to the button that has the focus: to one that was reached by keys, not to one that was
 * clicked; and on a thing that is picked, Enter does what is picked.
 */
function isPressing({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || (key !== 'Enter' && key !== ' ')) return false;
  const button = target.closest('button, a, [role="button"], summary');
  if (button === null || !target.matches(':focus-visible')) return false;
  return !(key === 'Enter' && button.matches('.thing.picked'));
}

/** Plays the table by keys. */
export function useKeyboard(store: TableStore, letters: ReadonlyMap<ThingId, string>, actions: KeyActions): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.repeat) {
        if (event.key === 'Enter' || event.key === ' ') event.preventDefault(); // held down, it must not answer what comes next
        return;
      }
      if (isPressing(event) || !pressed(event, store, letters, actions)) return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [store, letters, actions]);
}

/** Does what a key means; false: it means nothing. */
function pressed(
  event: KeyboardEvent,
  store: TableStore,
  letters: ReadonlyMap<ThingId, string>,
  actions: KeyActions,
): boolean {
  const table = store.getState();
  const key = event.key.toLowerCase();
  if (key === 'escape' && actions.escape?.() === true) return true;
  if (table.news?.isStaging === true && SKIPPING.test(event.key)) {
    table.skip();
    return true;
  }
  const place = HAND_KEYS.indexOf(event.key);
  if (place >= 0 && actions.number !== undefined) {
    actions.number();
    return false;
  }
  if (place >= 0) {
    const card = table.frame?.scene.hand?.cards[place];
    if (card !== undefined) touchByKey(store, card.id);
    return card !== undefined;
  }
  switch (key) {
    case 'enter':
      table.confirm();
      return true;
    case 'escape':
      table.putBack();
      return true;
    case ' ':
      table.quietly('pass');
      return true;
    case 'e':
      table.quietly('end');
      return true;
    case 'w':
      if (table.news?.isAided === true) table.setQuiet(table.news.quiet === 'turn' ? null : 'turn');
      return true;
    case 'q':
      if (table.news?.canPassCard === true) table.setQuiet('card');
      return true;
    case 'h':
      if (table.news?.hasHints === true) table.askHint();
      return true;
    case 'u':
      if (table.news?.canUndo === true) table.undo();
      return true;
    case 'l':
      actions.lastEvent();
      return true;
    case 'r':
      actions.rules();
      return true;
    case 'i':
      return isLookedAt(event.target, store);
    case '/':
      actions.command();
      return true;
    case '?':
      actions.help();
      return true;
    default:
      return isLetter(key, store, letters);
  }
}

/** Touches a thing, and takes the focus there if it is anywhere: Enter then does what the table says it does. */
function touchByKey(store: TableStore, thing: ThingId): void {
  store.getState().touch(thing);
  if (document.activeElement === document.body) return;
  document.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`)?.focus();
}

function isLookedAt(target: EventTarget | null, store: TableStore): boolean {
  const at = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-ref]')?.dataset['ref'] : undefined;
  if (at === undefined) return false;
  store.getState().look(JSON.parse(at));
  return true;
}

function isLetter(key: string, store: TableStore, letters: ReadonlyMap<ThingId, string>): boolean {
  for (const [thing, letter] of letters) {
    if (letter !== key) continue;
    const { answer } = store.getState();
    const plain = /^choice:(\d+)$/.exec(thing);
    const prompt = store.getState().frame?.prompt;
    if (plain !== null && prompt?.max === 1 && prompt.min === 1) answer([Number(plain[1])]);
    else touchByKey(store, thing);
    return true;
  }
  return false;
}
