import { LANGUAGES } from '@cardwright/engine';
import { GAMES, loadGame } from '@cardwright/registry';
import { expect, test } from 'vitest';
import { LEARN_WORDS } from '../src/learn/words.ts';

test('the lessons that are listed are those there are', async () => {
  const entries = await Promise.all(GAMES.map(({ id }) => loadGame(id)));
  const taught = entries.filter(({ lesson }) => lesson !== null).map(({ game }) => game.id);
  for (const language of LANGUAGES)
    expect(Object.keys(LEARN_WORDS[language].aboutGames).sort()).toEqual(taught.toSorted());
});
