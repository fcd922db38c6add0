import { LANGUAGES, Match } from '@cardwright/engine';
import { allCards, allSkills, type Mode } from '@cardwright/ltk';
import { loadGame } from '@cardwright/registry';
import { expect, test } from 'vitest';
import { shown } from './ltk-games.ts';

/** What a card's sheet says it does, in a match by these rules. */
async function said(game: string, rules: string, id: string, language: 'en' | 'zh'): Promise<string | undefined> {
  const entry = await loadGame(game);
  const match = Match.start(entry.game, { seats: 3, seed: 1, options: { rules } });
  const { context } = shown(entry, match, 0, language);
  return entry.stage.sheet({ kind: 'card', id }, match.view(0), context)?.paragraphs[0]?.text;
}

test.each([
  ['ltk-kingdoms', 'course', 'rest', 'Draw 2 cards, then discard 2.'],
  [
    'ltk-kingdoms',
    'official',
    'rest',
    'You and all known to be of your kingdom draw 2 cards each, then each discards 2.',
  ],
  ['ltk-identity', 'official', 'rest', 'Draw 2 cards, then discard 2.'], // the option is about kingdom war
  ['ltk-kingdoms', 'course', 'diplomacy', 'Use on another hero: it draws 1 card, then you draw 3.'],
  [
    'ltk-kingdoms',
    'official',
    'diplomacy',
    'Once a hero of yours is revealed, use on a revealed player of another kingdom: it draws 1 card, then you draw 3.',
  ],
  [
    'ltk-kingdoms',
    'official',
    'peach',
    'In your play phase: recover 1 life. Or when a hero is dying: it recovers 1 life.',
  ], // the same by both
])('%s, %s rules: %s says what it does there', async (game, rules, id, text) => {
  expect(await said(game, rules, id, 'en')).toBe(text);
  const [here, there] = [await said(game, rules, id, 'zh'), await said('ltk-identity', 'course', id, 'zh')];
  const isOther = game === 'ltk-kingdoms' && rules === 'official' && id !== 'peach';
  expect(here === there).toBe(!isOther);
});

test('no text names a set of rules: each says what is in force', () => {
  const cards = allCards().flatMap(({ text, official }) =>
    LANGUAGES.flatMap((language) => [text[language][1], official?.[language] ?? '']),
  );
  const modes: readonly Mode[] = ['identity', 'kingdoms'];
  const skills = modes.flatMap((mode) =>
    allSkills(mode).flatMap(({ text }) => LANGUAGES.map((language) => text[language][1])),
  );
  for (const text of [...cards, ...skills]) expect(text).not.toMatch(/official|course rules|官方|课程/i);
});
