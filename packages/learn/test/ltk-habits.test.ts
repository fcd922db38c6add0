import { randomFrom } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { HabitLesson, questionMaker } from '../src/ltk-habits.ts';
import type { NotedQuestion } from '../src/ltk-questions.ts';

const ALWAYS = 0;
const RARE = 9; // any other truth

/** Questions in which the second answer is four points better where a truth holds, and three worse elsewhere. */
function anyQuestions(seed: number, count: number): NotedQuestion[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const isRare = random.below(4) === 0;
    const truths = isRare ? [ALWAYS, RARE] : [ALWAYS];
    const noise = (random.below(201) - 100) / 5000;
    return {
      question: 'play',
      candidates: [
        { worth: 0.5, options: [['strike', ...truths]] },
        { worth: 0.5 + (isRare ? 0.04 : -0.03) + noise, options: [['peach', ...truths]] },
      ],
    };
  });
}

test('habits say when it pays to do otherwise, and gain by it in questions they were not taught', () => {
  const taught = anyQuestions(1, 3000);
  const lesson = new HabitLesson(taught);
  expect(lesson.answers).toEqual({ play: 'peach strike' });
  const worths = lesson.learn(taught, null);
  expect(lesson.gain(anyQuestions(2, 1000), worths)).toBeCloseTo(0.01, 2); // four points, one time in four
  expect(lesson.gain(anyQuestions(2, 1000), worths)).toBeGreaterThan(0.008);
  const none = new Float32Array(worths.length);
  expect(lesson.gain(taught, none), 'who has learned nothing does as the strategist does').toBe(0);
});

test('an answer that came up seldom is not learned of', () => {
  const odd: NotedQuestion = {
    question: 'play',
    candidates: [{ worth: 0.5, options: [['lightning', ALWAYS]] }],
  };
  expect(new HabitLesson([...anyQuestions(1, 100), odd]).answers).toEqual({ play: 'peach strike' });
});

test.each(['ltk-identity', 'ltk-kingdoms'])(
  'the questions of a game of %s are the same whenever it is played',
  async (game) => {
    const make = await questionMaker(game, 1);
    const first = make(3).map((line) => JSON.parse(Buffer.from(line).toString()) as NotedQuestion);
    expect(first.length).toBeGreaterThan(5);
    expect(make(3).map((line) => JSON.parse(Buffer.from(line).toString()) as NotedQuestion)).toEqual(first);
    for (const { candidates } of first) {
      expect(candidates.length).toBeGreaterThan(1);
      for (const { worth } of candidates) {
        expect(worth).toBeGreaterThanOrEqual(0);
        expect(worth).toBeLessThanOrEqual(1);
      }
    }
  },
);
