import type { ChoiceScene, Prompt } from '@cardwright/client';
import { expect, test } from 'vitest';
import { eachMoment, type Moment, thingsOf } from '../../../packages/client/test/ltk-games.ts';
import { answersOf, buttonsOf, isMany, litBy, type Picked, touch } from '../src/table/selection.ts';

const GAMES = ['ltk-identity', 'ltk-kingdoms'] as const;
const DEALS: [number, number][] = [
  [2, 1],
  [3, 8],
  [5, 3],
  [6, 12],
  [8, 5],
  [10, 4],
  [10, 7],
];

const MORE: [number, number][] = [
  [10, 20],
  [10, 21],
  [10, 22],
];
const ENOUGH = 5000; // choices; with a hero more in the set these games are others, and may be shorter

/** Whether touching what a choice names, one after the other, comes to it. */
function isReached(prompt: Prompt, choice: ChoiceScene): boolean {
  if (isMany(prompt)) return choice.touches.every((thing) => litBy(prompt, []).has(thing));
  if (choice.touches.length === 0) return buttonsOf(prompt).includes(choice);
  let picked: Picked = [];
  for (const thing of choice.touches) if (!picked.includes(thing)) picked = touch(prompt, picked, thing) ?? picked;
  return answersOf(prompt, picked).includes(choice);
}

test.each(GAMES)(
  '%s: what has to be touched for an answer lies on the table, and touching it comes to the answer',
  async (id) => {
    let choices = 0;
    const look = ({ frame }: Moment): void => {
      const { prompt, scene } = frame;
      if (prompt === null) throw new Error('whoever is asked has a prompt');
      const things = thingsOf(scene);
      for (const choice of prompt.choices) {
        choices++;
        const missing = choice.touches.filter((thing) => !things.has(thing));
        if (missing.length > 0) expect.fail(`${prompt.kind} ${choice.key}: ${missing.join(' ')} is not on the table`);
        if (!isReached(prompt, choice)) expect.fail(`${prompt.kind} ${choice.key} cannot be reached`);
      }
    };
    await eachMoment(id, { deals: DEALS, each: 1 }, look);
    if (choices <= ENOUGH) await eachMoment(id, { deals: MORE, each: 1 }, look);
    expect(choices).toBeGreaterThan(ENOUGH);
  },
);

test.each(GAMES)(
  '%s: a prompt has at most one quiet answer of a kind, and things that repeat do so nowhere in a zone',
  async (id) => {
    await eachMoment(id, { deals: DEALS.slice(0, 4), each: 2 }, ({ frame }) => {
      const quiet = frame.prompt?.choices.flatMap(({ does }) => (does === null ? [] : [does])) ?? [];
      expect(new Set(quiet).size).toBe(quiet.length);
      for (const { cards } of [...frame.scene.centre, ...frame.scene.seats.flatMap(({ zones }) => zones)])
        expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
    });
  },
);
