import type { Frame, ThingId } from '../scene.ts';
import { answersOf, buttonsOf, isMany, litBy, type Picked, touchesOf } from './selection.ts';

/** Letters that mean nothing else at a table. */
const FREE = 'asdfgjkzxcvbnmqtyop';

export const HAND_KEYS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** The key of every thing that can be touched now and is no card of the hand: players first, then in the order of the answers. */
export function lettersOf(frame: Frame | null, picked: Picked): ReadonlyMap<ThingId, string> {
  const letters = new Map<ThingId, string>();
  const prompt = frame?.prompt ?? null;
  if (frame === null || prompt === null) return letters;
  const isInHand = new Set(frame.scene.hand?.cards.map(({ id }) => id) ?? []);
  const lit = litBy(prompt, picked);
  const answers = answersOf(prompt, picked);
  const plain = [...(answers.length > 1 ? answers : []), ...buttonsOf(prompt).filter(({ does }) => does === null)].map(
    ({ index }) => `choice:${index}`,
  );
  const things = [
    ...frame.scene.seats.map(({ id }) => id).filter((id) => lit.has(id) || picked.includes(id)),
    ...prompt.choices.flatMap(touchesOf).filter((id) => lit.has(id) || picked.includes(id)),
    ...(isMany(prompt) ? [] : plain),
  ];
  for (const thing of things) {
    if (isInHand.has(thing) || letters.has(thing)) continue;
    const letter = FREE[letters.size];
    if (letter === undefined) break;
    letters.set(thing, letter);
  }
  return letters;
}
