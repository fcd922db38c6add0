import type { CardScene, Impossible, Prompt, Scene, ThingId, ZoneScene } from './scene.ts';

const cardsOf = (cards: readonly CardScene[]): CardScene[] =>
  cards.flatMap((card) => [card, ...cardsOf(card.under ?? [])]);

/** What everything on a table is called. */
export function namesOf(scene: Scene): ReadonlyMap<ThingId, string> {
  const zones: readonly ZoneScene[] = [
    ...(scene.hand === null ? [] : [scene.hand]),
    ...scene.centre,
    ...scene.seats.flatMap((seat) => seat.zones),
  ];
  const resolving = scene.resolving.flatMap(({ card }) => (card === null ? [] : [card]));
  const things = [
    ...scene.seats,
    ...scene.seats.flatMap(({ badges }) => badges),
    ...zones,
    ...cardsOf([...zones.flatMap(({ cards }) => cards), ...resolving]),
  ];
  return new Map(things.map(({ id, name }) => [id, name]));
}

/** What is not possible now, a line for each reason. */
export function impossibleIn(refusals: Prompt['refusals'], scene: Scene): Impossible[] {
  const names = namesOf(scene);
  const reasons = new Map<string, Set<string>>();
  for (const { touches, text } of refusals) {
    const what = reasons.get(text) ?? new Set<string>();
    const named = touches.flatMap((thing) => names.get(thing) ?? []);
    if (named.length > 0) what.add(named.join(' → '));
    reasons.set(text, what);
  }
  return [...reasons].map(([why, what]) => ({ why, what: [...what] }));
}
