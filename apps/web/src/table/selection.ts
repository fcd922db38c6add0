import type { ChoiceScene, Prompt, ThingId } from '@cardwright/client';

/** What has been touched so far for the open decision; of a decision that takes several, in the order it was picked. */
export type Picked = readonly ThingId[];

export const isMany = ({ min, max }: Prompt): boolean => min !== 1 || max !== 1;

/** What is touched for a choice; one that lies nowhere on the table is a thing of its own. */
export const touchesOf = ({ touches, index }: ChoiceScene): readonly ThingId[] =>
  touches.length > 0 ? [...new Set(touches)] : [`choice:${index}`];

/** Of a decision that takes several: what a choice is picked by, which is no part of another choice. */
export function handleOf(prompt: Prompt, choice: ChoiceScene): ThingId {
  const isOwn = (thing: ThingId): boolean =>
    prompt.choices.every((other) => other.index === choice.index || !other.touches.includes(thing));
  return choice.touches.find(isOwn) ?? `choice:${choice.index}`;
}

const isWithin = (picked: Picked, choice: ChoiceScene): boolean =>
  picked.every((thing) => touchesOf(choice).includes(thing));

/** What is left to touch of the answers that have all that is picked. */
const goingOn = (prompt: Prompt, picked: Picked): ThingId[] =>
  prompt.choices
    .filter((choice) => choice.touches.length > 0 && isWithin(picked, choice))
    .flatMap(touchesOf)
    .filter((thing) => !picked.includes(thing));

/** What may be touched next: what goes on with what is picked, and what could stand in the place of the last target. */
export function litBy(prompt: Prompt, picked: Picked): ReadonlySet<ThingId> {
  if (isMany(prompt)) {
    const isRoom = picked.length < prompt.max || prompt.max === 1;
    return new Set(isRoom ? prompt.choices.map((choice) => handleOf(prompt, choice)) : picked);
  }
  const isComplete = picked.length > 1 && answersOf(prompt, picked).length > 0;
  const instead = isComplete ? goingOn(prompt, picked.slice(0, -1)).filter((thing) => !picked.includes(thing)) : [];
  return new Set([...goingOn(prompt, picked), ...instead]);
}

/** Whether the game itself says why not this together with what is picked; a thing that begins an answer begins it anew. */
const isRefused = (prompt: Prompt, picked: Picked, thing: ThingId): boolean =>
  prompt.choices.every(({ touches }) => touches[0] !== thing) &&
  prompt.refusals.some(
    ({ touches }) =>
      touches.length > 1 && touches.includes(thing) && touches.every((each) => each === thing || picked.includes(each)),
  );

/** What may be touched at all: what goes on with what is picked, and what begins anew. */
export function openTo(prompt: Prompt, picked: Picked): ReadonlySet<ThingId> {
  const lit = litBy(prompt, picked);
  if (isMany(prompt)) return lit;
  const all = prompt.choices.flatMap(({ touches }) => touches);
  return new Set(all.filter((thing) => lit.has(thing) || !isRefused(prompt, picked, thing)));
}

/** Touches a thing: picks it, puts it back, or begins anew with it. Null: it cannot be touched now. */
export function touch(prompt: Prompt, picked: Picked, thing: ThingId): Picked | null {
  const place = picked.indexOf(thing);
  if (isMany(prompt)) {
    if (place >= 0) return picked.filter((each) => each !== thing);
    if (!litBy(prompt, picked).has(thing)) return null;
    return prompt.max === 1 ? [thing] : [...picked, thing];
  }
  if (place >= 0) return picked.slice(0, place); // a target is put back alone, a card with its targets
  return openTo(prompt, picked).has(thing) ? completed(prompt, fitting(prompt, picked, thing)) : null;
}

/** A thing with as much of what is picked as some answer has together with it. */
function fitting(prompt: Prompt, picked: Picked, thing: ThingId): Picked {
  const kept = [thing];
  for (const each of picked) {
    if (prompt.choices.some((choice) => isWithin([...kept, each], choice))) kept.push(each);
  }
  return kept;
}

/** Adds what is certain, where all that is left shares a thing, and puts everything in the usual order. */
function completed(prompt: Prompt, picked: Picked): Picked {
  const open = prompt.choices.filter((choice) => isWithin(picked, choice));
  const usual = touchesOf(open[0] as ChoiceScene);
  if (answersOf(prompt, picked).length > 0) return usual.filter((thing) => picked.includes(thing));
  return usual.filter((thing) => picked.includes(thing) || open.every((choice) => choice.touches.includes(thing)));
}

/** The answers that what is picked comes to: none yet, one, or several that are touched alike. */
export const answersOf = (prompt: Prompt, picked: Picked): readonly ChoiceScene[] =>
  picked.length === 0 || isMany(prompt)
    ? []
    : prompt.choices.filter((choice) => isWithin(picked, choice) && touchesOf(choice).length === picked.length);

/** Of a decision that takes several: the choice, or null while it is too few. */
export function manyOf(prompt: Prompt, picked: Picked): readonly number[] | null {
  if (picked.length < prompt.min || picked.length > prompt.max) return null;
  const chosen = picked.map((thing) => prompt.choices.find((choice) => handleOf(prompt, choice) === thing)?.index);
  return chosen.every((index) => index !== undefined) ? chosen : null;
}

/** The answers that need no touch: pass, end, yes, no. */
export const buttonsOf = (prompt: Prompt): readonly ChoiceScene[] =>
  isMany(prompt) ? [] : prompt.choices.filter((choice) => choice.touches.length === 0);

/** Whether a thing could be picked if not enough were picked already. */
export const isOneTooMany = (prompt: Prompt, picked: Picked, thing: ThingId): boolean =>
  isMany(prompt) && picked.length >= prompt.max && prompt.choices.some((choice) => handleOf(prompt, choice) === thing);

/** Why a thing cannot be touched now, in the game's words; null: the prompt's `otherwise` says it. */
export function whyNotTouch(prompt: Prompt, picked: Picked, thing: ThingId): string | null {
  const fits = prompt.refusals.filter(({ touches }) => touches.includes(thing));
  const exact = fits
    .filter(({ touches }) => touches.every((each) => each === thing || picked.includes(each)))
    .sort((a, b) => b.touches.length - a.touches.length)[0];
  const first = fits.find(({ touches }) => touches[0] === thing);
  return (exact ?? first)?.text ?? null;
}
