import { Coach, type LessonContext } from '@cardwright/client';
import { describe, expect, test } from 'vitest';
import { GAMES, loadGame } from '../src/index.ts';
import { playLesson } from './lesson-game.ts';
import { leastOf } from './shipped.ts';

const MOST = 12; // of the learner's decisions: under five minutes

const entries = await Promise.all(GAMES.map(({ id }) => loadGame(id)));
const lessons = await Promise.all(
  entries.flatMap((entry) =>
    entry.lesson === null ? [] : [entry.lesson().then((lesson) => [entry.game.id, entry, lesson] as const)],
  ),
);

test('every game that must have a lesson has one', () => {
  expect(entries.filter(({ game, lesson }) => leastOf(game.id).hasLesson && lesson === null)).toEqual([]);
});

describe.each(lessons)('the lesson of %s', (_, entry, lesson) => {
  test.each(['L1', 'L0', 'L2'])('everything that is taught comes up soon, as a bot of %s plays it', async (level) => {
    const { steps, decisions } = await playLesson(entry, lesson, level);
    expect([...steps].sort()).toEqual(lesson.steps.map(({ id }) => id).sort());
    expect(decisions).toBeLessThanOrEqual(MOST);
  });

  test('about seven steps, each said in a sentence or two in both languages', async () => {
    const { texts } = await playLesson(entry, lesson);
    expect(lesson.steps.length).toBeGreaterThan(5);
    expect(lesson.steps.length).toBeLessThan(9);
    texts.forEach((text, i) => {
      expect(/\p{Script=Han}/u.test(text)).toBe(i % 4 > 1);
      expect(text.length).toBeLessThan(150);
      expect(text.split('*').length % 2).toBe(1); // stars come in pairs
      expect(text).not.toContain('undefined');
    });
  });
});

const step = (id: string, isAsked: boolean) => ({
  id,
  asked: () => isAsked,
  points: () => ['hand'],
  say: { en: () => [id, ''] as const, zh: () => [id, ''] as const },
});

const seen = { seat: 0, view: {}, decision: {}, name: String } as unknown as LessonContext;

test('the coach says each thing once, one at a time, and follows whatever is done', () => {
  const steps = [
    step('one', true),
    step('two', true),
    { ...step('three', false), told: ({ type }: { type: string }) => type === 'hit' },
  ];
  const coach = new Coach({ seed: 1, seats: 2, seat: 0, steps });
  const says = (): string | undefined => coach.teaching(seen, 'en')?.id;
  coach.look(1, seen);
  coach.look(1, seen); // news of the same question
  expect(says()).toBe('one');
  coach.hear({ type: 'hit' });
  coach.look(2, seen); // the learner has answered without a word
  expect(says()).toBe('two');
  coach.next(seen);
  expect(says()).toBe('three');
  expect(coach.isDone).toBe(false);
  coach.next(seen);
  expect([says(), coach.isDone]).toEqual([undefined, true]);
  coach.look(3, seen);
  expect(says()).toBeUndefined();
});
