import type { Answer, Bot } from '@cardwright/players';
import { expect, test } from 'vitest';
import { type Hint, person } from '../src/index.ts';
import { Looker } from './looker.ts';
import { botFrom, decliner, tableOf } from './tables.ts';

/** An adviser that says something at once, and more when it is let. */
function slowAdviser() {
  const heard: Pick<Parameters<ReturnType<Bot['open']>['decide']>[0], 'about' | 'signal' | 'budget'>[] = [];
  const ends: (() => void)[] = [];
  const answer = (visits: number): Answer => ({
    choice: [0],
    considered: [{ choice: [0], visits, value: 0.5, error: 0.1 }],
  });
  const bot: Bot = {
    ...botFrom(() => [0], 'adviser'),
    open: () => ({
      decide: ({ about, signal, budget, onProgress }) => {
        heard.push({ about, signal, budget });
        onProgress?.(answer(1));
        return new Promise<Answer>((resolve) => ends.push(() => resolve(answer(9))));
      },
    }),
  };
  return { bot, heard, end: () => ends.shift()?.() };
}

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function sitting() {
  const adviser = slowAdviser();
  const holders = Array.from({ length: 4 }, () => ({ kind: 'bot', bot: decliner }) as const);
  const { host } = tableOf({ seats: [person('Ann'), ...holders], more: { adviser: adviser.bot } });
  const ann = new Looker(host, { seats: [0] });
  host.open();
  const hints = (): Hint[] => ann.heard.filter((message) => message.type === 'hint');
  return { host, ann, adviser, hints };
}

test('a hint is told at once, and again when more is known', async () => {
  const { ann, adviser, hints } = sitting();
  ann.say({ type: 'hint', ms: 5000 });
  await breathe();
  expect(hints().map(({ isDone, considered }) => [isDone, considered[0]?.visits])).toEqual([[false, 1]]);
  adviser.end();
  await breathe();
  expect(hints().map(({ isDone, about }) => [isDone, about])).toEqual([[false, null], [true, null]]); // biome-ignore format: pairs
});

test('an adviser who listens is told what happened so far, even where no bot of the table does', async () => {
  const told: number[] = [];
  const adviser: Bot = {
    ...botFrom(() => [0], 'adviser'),
    listens: true,
    open: () => ({
      observe: (events) => void told.push(events.length),
      decide: ({ history }) => (told.push(history.length), { choice: [0] }),
    }),
  };
  const holders = Array.from({ length: 4 }, () => ({ kind: 'bot', bot: decliner }) as const);
  const { host } = tableOf({ seats: [person('Ann'), ...holders], more: { adviser } });
  const ann = new Looker(host, { seats: [0] });
  host.open();
  ann.decline();
  ann.say({ type: 'hint' });
  await breathe();
  const [observed = 0, history = 0] = told;
  expect(observed).toBeGreaterThan(0);
  expect(history).toBe(observed);
});

test('it may take as long as was said, else a moment; what else happens at the table does not end it', async () => {
  const { host, ann, adviser, hints } = sitting();
  ann.say({ type: 'hint', ms: 5000 });
  ann.say({ type: 'hint' });
  expect(adviser.heard.map(({ budget }) => budget)).toEqual([{ ms: 5000 }, { ms: 800 }]);
  host.sit(3, person('Dan'));
  for (const end of [adviser.end, adviser.end]) end();
  await breathe();
  expect(hints().at(-1)?.isDone).toBe(true);
});

test('why not this: the adviser is asked about that choice; about one that cannot be made nobody is asked', async () => {
  const { ann, adviser, hints } = sitting();
  ann.say({ type: 'hint', about: [1] });
  await breathe();
  expect([adviser.heard[0]?.about, hints()[0]?.about]).toEqual([[1], [1]]);
  ann.say({ type: 'hint', about: [999] });
  await breathe();
  expect(ann.refusals.map(({ code }) => code)).toEqual(['illegal']);
  expect(adviser.heard).toHaveLength(1);
});

test('whoever answers, or asks something else, is told no more of it', async () => {
  const { ann, adviser, hints } = sitting();
  ann.say({ type: 'hint' });
  ann.say({ type: 'hint', about: [1] });
  await breathe();
  expect(adviser.heard.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  ann.decline();
  await breathe();
  expect(adviser.heard.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
  const before = hints().length;
  adviser.end();
  adviser.end();
  await breathe();
  expect(hints()).toHaveLength(before);
});
