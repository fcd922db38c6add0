import { useEffect } from 'react';
import type { ThingId } from '../scene.ts';
import { HAND_KEYS } from './letters.ts';
import type { TableStore } from './store.ts';

/** What keys open that is no part of the game. */
export interface KeyActions {
  readonly help: () => void;
  readonly command: () => void;
  readonly rules: () => void;
  readonly lastEvent: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/** Whether Enter and Space belong to the button that has the focus. */
const isPressing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, [role="button"], summary') !== null;

/** Plays the table by keys. */
export function useKeyboard(store: TableStore, letters: ReadonlyMap<ThingId, string>, actions: KeyActions): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const isOnButton = isPressing(event.target) && (event.key === 'Enter' || event.key === ' ');
      if (isOnButton || !pressed(event, store, letters, actions)) return;
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
  const place = HAND_KEYS.indexOf(event.key);
  if (place >= 0) {
    const card = table.frame?.scene.hand?.cards[place];
    if (card !== undefined) table.touch(card.id);
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
      table.setQuiet(table.news?.isQuiet !== true);
      return true;
    case 'h':
      table.askHint();
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

function isLookedAt(target: EventTarget | null, store: TableStore): boolean {
  const at = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-ref]')?.dataset['ref'] : undefined;
  if (at === undefined) return false;
  store.getState().look(JSON.parse(at));
  return true;
}

function isLetter(key: string, store: TableStore, letters: ReadonlyMap<ThingId, string>): boolean {
  for (const [thing, letter] of letters) {
    if (letter !== key) continue;
    const { touch, answer } = store.getState();
    const plain = /^choice:(\d+)$/.exec(thing);
    const prompt = store.getState().frame?.prompt;
    if (plain !== null && prompt?.max === 1 && prompt.min === 1) answer([Number(plain[1])]);
    else touch(thing);
    return true;
  }
  return false;
}
