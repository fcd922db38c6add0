import type { ChoiceScene, Prompt, ThingId } from '../scene.ts';

/** What has been touched so far for the open decision, in order. */
export type Picked = readonly ThingId[];

export const isMany = ({ min, max }: Prompt): boolean => min !== 1 || max !== 1;

/** What is touched for a choice; one that lies nowhere on the table is a thing of its own. */
export const touchesOf = (choice: ChoiceScene): readonly ThingId[] =>
  choice.touches.length > 0 ? choice.touches : [`choice:${choice.index}`];

const isWithin = (picked: Picked, choice: ChoiceScene): boolean =>
  picked.every((thing) => touchesOf(choice).includes(thing));

/** What may be touched next. */
export function litBy(prompt: Prompt, picked: Picked): ReadonlySet<ThingId> {
  if (isMany(prompt)) {
    const all = prompt.choices.flatMap(touchesOf);
    return new Set(picked.length < prompt.max ? all : picked);
  }
  const open = prompt.choices.filter((choice) => choice.touches.length > 0 && isWithin(picked, choice));
  return new Set(open.flatMap(touchesOf).filter((thing) => !picked.includes(thing)));
}

/** What may be touched at all: what goes on with what is picked, and what begins anew. */
export const openTo = (prompt: Prompt, picked: Picked): ReadonlySet<ThingId> =>
  isMany(prompt) ? litBy(prompt, picked) : new Set(prompt.choices.flatMap(({ touches }) => touches));

/** Touches a thing: picks it, puts it back, or begins anew with it. Null: it is no part of any answer. */
export function touch(prompt: Prompt, picked: Picked, thing: ThingId): Picked | null {
  if (picked.includes(thing)) return isMany(prompt) ? picked.filter((each) => each !== thing) : [];
  if (litBy(prompt, picked).has(thing)) return completed(prompt, [...picked, thing]);
  const begins = !isMany(prompt) && prompt.choices.some((choice) => choice.touches.includes(thing));
  return begins ? completed(prompt, [thing]) : null;
}

/** Adds what is certain: where all that is left shares a thing, it need not be touched. */
function completed(prompt: Prompt, picked: Picked): Picked {
  if (isMany(prompt)) return picked;
  const open = prompt.choices.filter((choice) => isWithin(picked, choice));
  if (open.some((choice) => touchesOf(choice).length === picked.length)) return picked;
  const shared = touchesOf(open[0] as ChoiceScene).filter(
    (thing) => !picked.includes(thing) && open.every((choice) => touchesOf(choice).includes(thing)),
  );
  return shared.length === 0 ? picked : [...picked, ...shared];
}

/** The answers that what is picked comes to: none yet, one, or several that are touched alike. */
export const answersOf = (prompt: Prompt, picked: Picked): readonly ChoiceScene[] =>
  picked.length === 0 || isMany(prompt)
    ? []
    : prompt.choices.filter((choice) => isWithin(picked, choice) && touchesOf(choice).length === picked.length);

/** Of a decision that takes several: the choice, or null while it is too few. */
export function manyOf(prompt: Prompt, picked: Picked): readonly number[] | null {
  if (picked.length < prompt.min || picked.length > prompt.max) return null;
  const chosen: number[] = [];
  for (const thing of picked) {
    const choice = prompt.choices.find((each) => !chosen.includes(each.index) && touchesOf(each).includes(thing));
    if (choice === undefined) return null;
    chosen.push(choice.index);
  }
  return chosen;
}

/** The answers that need no touch: pass, end, yes, no. */
export const buttonsOf = (prompt: Prompt): readonly ChoiceScene[] =>
  isMany(prompt) ? [] : prompt.choices.filter((choice) => choice.touches.length === 0);

/** Why a thing cannot be touched now, in the game's words; null: it has no part in this decision. */
export function whyNotTouch(prompt: Prompt, picked: Picked, thing: ThingId): string | null {
  const fits = prompt.refusals.filter(({ touches }) => touches.includes(thing));
  const exact = fits.find(({ touches }) => touches.every((each) => each === thing || picked.includes(each)));
  const first = fits.find(({ touches }) => touches[0] === thing);
  return (exact ?? first)?.text ?? null;
}
