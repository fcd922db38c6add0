import { BadInputError, completeOptions, LANGUAGES, Match, parseRecord, type Setting } from '@cardwright/engine';
import { parseHeroes } from '@cardwright/ltk';
import { botName, botOf } from '@cardwright/players';
import { completions, Presenter, plain, readChoice, settingValue } from '@cardwright/presenter';
import { GAMES, loadGame } from '@cardwright/registry';
import { describe, expect, test } from 'vitest';
import { shown } from './ltk-games.ts';

/** Words every object, function or array knows. As text from outside they are words like any other. */
const INHERITED = [
  ...new Set([Object.prototype, Function.prototype, Array.prototype].flatMap(Object.getOwnPropertyNames)),
];

const entries = await Promise.all(GAMES.map(({ id }) => loadGame(id)));

test.each(INHERITED)('"%s" is no game', (word) => {
  expect(() => loadGame(word)).toThrow('there is no game');
});

describe.each(entries)('$game.id', (entry) => {
  const { game, stage, bots } = entry;
  const { seats } = game;
  const match = Match.start(game, { seats: seats.default, seed: 1 });
  const seat = match.decision?.seat as number;
  const start = (options: Readonly<Record<string, unknown>>): Match =>
    Match.start(game, { seats: seats.default, seed: 1, options });
  const given = (name: string, value: string): Record<string, unknown> =>
    JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`) as Record<string, unknown>;

  test('no inherited word is an option', () => {
    for (const word of INHERITED) expect(() => completeOptions(game, given(word, '1')), word).toThrow(BadInputError);
  });

  test('an inherited word as the value of an option is refused with a sentence, or played with', () => {
    for (const [name, setting] of Object.entries<Setting>(game.settings)) {
      for (const word of INHERITED) {
        if (setting.kind !== 'text') expect(() => start(given(name, word)), `${name}=${word}`).toThrow(BadInputError);
        else
          try {
            expect(start(given(name, word)).decision).not.toBeNull();
          } catch (error) {
            expect(error, `${name}=${word}`).toBeInstanceOf(BadInputError);
          }
      }
    }
  });

  test('no inherited word is a bot, and who is called so is called so', () => {
    for (const word of INHERITED) {
      expect(() => botOf(entry, word), word).toThrow(BadInputError);
      expect(botName(bots, word, 'zh')).toBe(word);
    }
  });

  test.each(LANGUAGES)('typed at a question they choose nothing, and are looked up as words (%s)', (language) => {
    const { context } = shown(entry, match, seat, language);
    const view = match.view(seat);
    const decision = match.decision as NonNullable<typeof match.decision>;
    const keyOf = (option: object): string => game.key(option as never, match.options);
    const asked = { decision, refusals: match.refusals(), turn: 0 } as unknown as Parameters<
      NonNullable<typeof stage.read>
    >[1];
    for (const word of INHERITED) {
      expect(readChoice(word, decision, keyOf, context.presenter), word).toHaveProperty('problem');
      for (const each of completions(word, decision, keyOf, context.presenter, [])) expect(each).toBeTypeOf('string');
      const read = stage.read?.(word, asked, view, context) ?? null;
      if (read !== null) expect(read, word).toHaveProperty('problem');
      for (const ref of stage.find?.(word, view) ?? []) expect(stage.sheet(ref, view, context), word).not.toBeNull();
      for (const kind of ['card', 'hero', 'skill', 'seat', 'deck', word])
        expect(JSON.stringify(stage.sheet({ kind, id: word }, view, context)) ?? '', `${kind} ${word}`).not.toMatch(
          /native code|\[object/,
        );
    }
  });

  test.each(LANGUAGES)('what has no words of its own is told by its own name (%s)', (language) => {
    const presenter = new Presenter(game, language, undefined, match.options);
    for (const word of INHERITED) {
      expect(presenter.reason(word)).toBe(word);
      expect(presenter.outcome({ label: word, scores: [] })).toBe(word);
      expect(plain(presenter.event({ type: word }))).toBe(word);
      expect(plain(presenter.option({ type: word }))).toBe(word);
      expect(plain(presenter.decision({ kind: word, seat: 0 }, true))).toBe(word);
      expect(plain(presenter.noun('label', word))).toBe(word);
      for (const setting of [word, ...Object.keys(game.settings)])
        expect(settingValue(game.text, language, setting, word)).toBe(word);
      for (const field of ['card', 'name', 'skill', 'hero', 'role', 'kingdom', 'pick', 'phase', word])
        expect(plain(presenter.noun(field, word)), `${field} ${word}`).toBe(word);
    }
  });

  test('a record whose fields are called so is refused with a sentence', () => {
    for (const word of INHERITED) {
      const line = `${word} ${word}`;
      for (const text of [line, `${game.id} 1\n${line}`, JSON.stringify({ [word]: word })])
        expect(() => parseRecord(text), word).toThrow(BadInputError);
    }
  });
});

describe('heroes of a file', () => {
  test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty'])(
    'one called %s is drawn like any other',
    async (word) => {
      const entry = await loadGame('ltk-identity');
      const { ids } = parseHeroes(`${word},SHU,4\nLiu Bei,SHU,4`, 'identity');
      const match = Match.start(entry.game, { seed: 1, seats: 2, options: { fixed: ids.join(',') } });
      for (const language of LANGUAGES) {
        const { frame, context } = shown(entry, match, 0, language);
        const sheet = entry.stage.sheet({ kind: 'hero', id: ids[0] as string }, match.view(0), context);
        expect(sheet?.title).toMatch(new RegExp(word, 'i'));
        expect(structuredClone(frame)).toEqual(frame); // nothing but data: a function cannot be cloned
        expect(structuredClone(sheet)).toEqual(sheet);
      }
    },
  );
});
