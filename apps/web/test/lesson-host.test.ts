import type { Frame, ThingId } from '@cardwright/client';
import { LANGUAGES, randomFrom } from '@cardwright/engine';
import { GAMES, loadGame } from '@cardwright/registry';
import { describe, expect, test } from 'vitest';
import { leastOf } from '../../../packages/registry/test/shipped.ts';
import { TestSeat } from './seat.ts';

const MOST = 25; // of the learner's decisions until everything is said: under five minutes at half a minute for four of them

/** Everything a table shows that can be pointed at. */
function thingsIn({ scene }: Frame): Set<ThingId> {
  const zones = [...scene.centre, ...scene.seats.flatMap((seat) => seat.zones), ...(scene.hand ? [scene.hand] : [])];
  const cards = zones.flatMap((zone) => [zone.id, ...zone.cards.map(({ id }) => id)]);
  const seats = scene.seats.flatMap(({ id, seat }) => [id, `plate:${seat}`]);
  return new Set(['hand', 'actions', 'score', ...seats, ...cards]);
}

/** Who does what the coach points at, if that can be done, and else whatever comes first to mind. */
async function learn(game: string, language: (typeof LANGUAGES)[number], seed: number) {
  const seat = new TestSeat();
  await seat.call('teach', { game, language, pace: 0 });
  const random = randomFrom(seed);
  const said: string[] = [];
  const missing: string[] = [];
  let decisions = 0;
  let needed = 0;
  while (seat.news.frame.prompt !== null) {
    decisions++;
    const { frame } = seat.news;
    const shown = thingsIn(frame);
    const pointed = new Set<ThingId>();
    for (let { lesson } = seat.news; lesson?.teaching != null; { lesson } = seat.news) {
      const { id, points, does } = lesson.teaching;
      said.push(id);
      needed = decisions;
      if (points.length === 0 || does === '') missing.push(`${id}: nothing`);
      for (const point of points) {
        pointed.add(point);
        if (!shown.has(point)) missing.push(`${id}: ${point}`);
      }
      await seat.call('understood', {});
    }
    const { choices, min } = frame.prompt as NonNullable<Frame['prompt']>;
    const meant = choices.filter(({ touches }) => touches.length > 0 && touches.every((each) => pointed.has(each)));
    const from = meant.length > 0 ? meant : choices;
    const { index } = from[random.below(from.length)] as (typeof choices)[number];
    const choice = min > 1 ? Array.from({ length: min }, (_, i) => i) : [index];
    await seat.call('choose', { at: frame.at, choice });
  }
  return { seat, said, missing, needed };
}

const entries = await Promise.all(GAMES.map(({ id }) => loadGame(id)));
const taught = entries.map(({ game, lesson }) => (lesson !== null || leastOf(game.id).hasLesson ? game.id : null));

describe.each(taught.filter((id) => id !== null))('the lesson of %s', (game) => {
  test.each([
    ['en', 1],
    ['zh', 2],
    ['en', 3],
  ] as const)(
    'is played to its end in %s (learner %i): everything comes up and is there, and it ends',
    async (language, seed) => {
      const { seat, said, missing, needed } = await learn(game, language, seed);
      const lesson = await (await loadGame(game)).lesson?.();
      expect(seat.faults).toEqual([]);
      expect(missing).toEqual([]);
      expect(said.toSorted()).toEqual(lesson?.steps.map(({ id }) => id).toSorted());
      expect(needed).toBeLessThanOrEqual(MOST);
      expect(seat.news.frame.ending).not.toBeNull();
      expect(await seat.call('chronicle', { language })).not.toBeNull();
    },
  );
});
