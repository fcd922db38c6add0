import { type Decision, Match, replay } from '@cardwright/engine';
import { loadGame } from '@cardwright/registry';
import { describe, expect, test } from 'vitest';
import { isClear, SEAMS } from '../src/mine.ts';
import { MARGIN, recordOf, THEMES } from '../src/puzzle.ts';
import { weighedAgain } from './again.ts';
import { shipped } from './shipped.ts';

describe.each(SEAMS.map(({ game }) => game))('the puzzles of %s', (name) => {
  const file = shipped(name);

  test('there are sixty, each once, made by a command for these rules', async () => {
    expect(file.puzzles).toHaveLength(60);
    expect(new Set(file.puzzles.map(({ id }) => id)).size).toBe(60);
    expect(file.command).toBe(`npx cardwright puzzles make ${name} --count 60 --seed 1`);
    expect(file.rules).toBe((await loadGame(name)).game.rules);
    expect(new Set(file.puzzles.map(({ theme }) => theme)).size).toBeGreaterThanOrEqual(3);
    for (const { theme } of file.puzzles) expect(THEMES).toContain(theme);
  });

  test('each stands at a question of its seat, knows every first choice, and its solution can be played', async () => {
    const { game } = await loadGame(name);
    for (const puzzle of file.puzzles) {
      const match: Match = replay(game, recordOf(file, puzzle), { checkpoints: false });
      const { seat, options } = match.decision as Decision;
      expect(seat).toBe(puzzle.seat);
      expect(puzzle.choices.map(({ key }) => key).toSorted()).toEqual(
        options.map((each) => match.keyOf(each)).toSorted(),
      );
      expect(isClear(puzzle.choices, MARGIN), puzzle.id).toBe(true);
      match.chooseKeys([puzzle.choices[0]?.key as string]);
      expect(match.length).toBe(recordOf(file, puzzle).choices.length + 1);
    }
  });

  test('of a sample the solution is best in other worlds too', async () => {
    for (const puzzle of [file.puzzles[7], file.puzzles[41]]) {
      if (puzzle === undefined) throw new Error('too few puzzles');
      const [best, next] = await weighedAgain(file, puzzle, SAMPLE_WORLDS[name] ?? 0);
      expect(best?.key).toBe(puzzle.choices[0]?.key);
      expect(next?.behind).toBeGreaterThan(MARGIN / 2);
    }
  });
});

const SAMPLE_WORLDS: Readonly<Record<string, number>> = { sorcery: 60, 'ltk-identity': 60, thrones: 400 };
