import { loadGame } from '@cardwright/registry';
import { expect, test } from 'vitest';
import type { ThronesStanding } from '../src/games/thrones/index.ts';
import { eachMoment, shown } from './ltk-games.ts';

interface Scored {
  readonly scores: readonly [number, number];
  readonly play: number;
}

test('the banner has the score, and whose every battle was', async () => {
  const entry = await loadGame('thrones');
  const marks: (0 | 1 | 'even')[] = [];
  let before: Scored = { scores: [0, 0], play: 0 };
  await eachMoment('thrones', { deals: [[4, 2]], each: 1 }, ({ match, frame }) => {
    const view = match.view('all') as Scored;
    if (view.play > before.play) {
      const [a, b] = [view.scores[0] - before.scores[0], view.scores[1] - before.scores[1]];
      marks.push(a === b ? 'even' : a > b ? 0 : 1);
      before = view;
    }
    const { standing } = frame.scene.extra as { readonly standing: ThronesStanding };
    expect(standing.scores).toEqual(view.scores);
    const rest = Array.from({ length: 5 - view.play }, () => 'to-come');
    expect(standing.battles.map(({ is }) => is)).toEqual([...marks, 'now', ...rest]);
    expect(standing.sides[standing.near]).toBe('your team');
    expect(standing.title).toBe(`Battle ${view.play + 1} of 6`);
    const onlooker = shown(entry, match, 'public').frame.scene.extra as { readonly standing: ThronesStanding };
    expect(onlooker.standing.sides).toEqual(['team 1', 'team 2']);
  });
  expect(marks.length).toBe(5);
});
