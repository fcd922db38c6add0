import type { Frame, ThingId } from '@cardwright/client';
import { answersOf, buttonsOf, handleOf, isMany, litBy, type Picked, touchesOf } from './selection.ts';

/** Letters that mean nothing else at a table. */
const FREE = 'asdfgjkzxcvbnmqtyop';

export const HAND_KEYS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** The key of every thing that can be touched now and has no number: players first, then in the order of the answers. */
export function lettersOf(frame: Frame | null, picked: Picked): ReadonlyMap<ThingId, string> {
  const letters = new Map<ThingId, string>();
  const prompt = frame?.prompt ?? null;
  if (frame === null || prompt === null) return letters;
  const isNumbered = new Set(frame.scene.hand?.cards.slice(0, HAND_KEYS.length).map(({ id }) => id) ?? []);
  const lit = litBy(prompt, picked);
  const isTouchable = (id: ThingId): boolean => lit.has(id) || picked.includes(id);
  const answers = answersOf(prompt, picked);
  const plain = [...(answers.length > 1 ? answers : []), ...buttonsOf(prompt).filter(({ does }) => does === null)].map(
    ({ index }) => `choice:${index}`,
  );
  const touched = isMany(prompt)
    ? prompt.choices.map((choice) => handleOf(prompt, choice))
    : prompt.choices.flatMap(touchesOf);
  const things = [...frame.scene.seats.map(({ id }) => id), ...touched].filter(isTouchable);
  for (const thing of [...things, ...(isMany(prompt) ? [] : plain)]) {
    if (isNumbered.has(thing) || letters.has(thing)) continue;
    const letter = FREE[letters.size];
    if (letter === undefined) break;
    letters.set(thing, letter);
  }
  return letters;
}
