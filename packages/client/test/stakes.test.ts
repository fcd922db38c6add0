import { anyChoice, LANGUAGES, type Language, Match, randomFrom } from '@cardwright/engine';
import { plain } from '@cardwright/presenter';
import { type GameEntry, loadGame } from '@cardwright/registry';
import { describe, expect, test } from 'vitest';
import type { Frame } from '../src/index.ts';
import { CLIENT_WORDS } from '../src/words.ts';
import { FIRST_SET } from './first-set.ts';
import { eachMoment, shown, thingsOf } from './ltk-games.ts';

const GAMES = ['ltk-identity', 'ltk-kingdoms', 'sorcery', 'thrones'] as const;
const MOST = 500;

/** A code that was not put in words, a hole that was not filled, or nothing at all. */
const UNSAID = /^$|^[a-z]+(-[a-z]+)+$|[{}[\]]|undefined|null|NaN|somebody|某人/;

/** A verb that goes with somebody else, or what is yours said as of others. */
const NOT_YOU = /\b[Yy]ou (?:is|has|[a-z]+[^su]s)\b(?<!you (?:as|was|this|cards))|\bof you\b|\b[Yy]ou's\b/;

/** Plays at random and looks at every decision through the eyes of who is asked. */
function walk(entry: GameEntry, seed: number, language: Language, look: (frame: Frame, match: Match) => void): void {
  const { min, max } = entry.game.seats;
  const seats = min + (seed % (max - min + 1));
  const match = Match.start(entry.game, { seats, seed }, { checkpoints: false });
  const random = randomFrom(seed);
  for (let i = 0; i < MOST && match.decision !== null; i++) {
    if (i % 3 === 0) look(shown(entry, match, match.decision.seat, language).frame, match);
    match.choose(anyChoice(match.decision, random));
  }
}

describe.each(GAMES)('%s', (id) => {
  test.each(LANGUAGES)(
    'every question, every button and every reason is a sentence of its own (%s)',
    async (language) => {
      const entry = await loadGame(id);
      const generic = CLIENT_WORDS[language].otherwise('').slice(0, 4);
      const { 'no-such-target': lastResort = '-', 'skill-target': unnamed = '-' } = entry.game.text[language].reasons;
      for (let seed = 0; seed < 8; seed++)
        walk(entry, seed, language, ({ status, prompt, scene }, match) => {
          const kind = match.decision?.kind ?? '';
          expect(plain(status), kind).not.toMatch(UNSAID);
          for (const text of [status, ...scene.resolving.map((each) => each.text)])
            expect(plain(text), kind).not.toMatch(NOT_YOU);
          if (prompt === null) throw new Error(`${kind} has no prompt`);
          for (const { label } of prompt.choices) expect(plain(label), kind).not.toMatch(UNSAID);
          for (const { text, touches } of prompt.refusals) {
            expect(text, `${kind} ${touches.join(' ')}`).not.toMatch(UNSAID);
            expect([lastResort, unnamed], `${kind} ${touches.join(' ')}`).not.toContain(text);
          }
          expect(prompt.otherwise, kind).not.toMatch(UNSAID);
          expect(prompt.otherwise.startsWith(generic), `${kind}: ${prompt.otherwise}`).toBe(false);
          const things = thingsOf(scene);
          for (const thing of Object.keys(prompt.next)) expect(things.has(thing), thing).toBe(true);
        });
    },
  );
});

test('a Negate is told with whose card it answers, and what comes of it if nobody answers that', async () => {
  const said: string[] = [];
  await eachMoment(
    'ltk-identity',
    { deals: [[8, 24]], each: 1, options: FIRST_SET },
    ({ frame: { status, prompt, scene } }) => {
      if (scene.resolving.at(-1)?.isAnswer !== true || prompt?.kind !== 'answer-use') return;
      said.push([status, ...prompt.choices.map(({ label }) => label)].map(plain).join(' | '));
    },
  );
  expect(said.map((each) => each.replace(/ [|] Negate with.*(?= [|])/, ''))).toEqual([
    'Zhen Ji negates your Snatch on Xun Yu: Negate that, or it is stopped | Let it be stopped',
    "Zhou Yu negates Zhen Ji's Negate: Negate that, or Snatch happens | Let Snatch happen",
    "Zhou Yu negates Zhen Ji's Negate: Negate that, or Snatch happens | Let Snatch happen",
    "Wolong negates Zhou Yu's Negate: Negate that, or Snatch is stopped | Let Snatch be stopped",
    'Sima Yi negates your Negate: Negate that, or Snatch happens | Let Snatch happen',
  ]);
});
