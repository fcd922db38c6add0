import { LANGUAGES, Match } from '@cardwright/engine';
import { allCards, allHeroes, allSkills } from '@cardwright/ltk';
import { plain } from '@cardwright/presenter';
import { loadGame } from '@cardwright/registry';
import { describe, expect, test } from 'vitest';
import type { CardFace, HeroFace, LtkPortrait } from '../src/games/ltk/face.ts';
import { STAGE_WORDS } from '../src/games/ltk/words.ts';
import { eachMoment, shown } from './ltk-games.ts';

const MODES = { 'ltk-identity': 'identity', 'ltk-kingdoms': 'kingdoms' } as const;
const GAMES = Object.keys(MODES) as (keyof typeof MODES)[];

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

describe.each(GAMES)('%s', (id) => {
  test.each(LANGUAGES)('every card, hero and skill has a sheet (%s)', async (language) => {
    const entry = await loadGame(id);
    const match = Match.start(entry.game, { seats: 5, seed: 1 });
    const { context } = shown(entry, match, 0, language);
    const view = match.view(0);
    const mode = MODES[id];
    const refs = [
      ...allCards().map((card) => ({ kind: 'card', id: card.id })),
      ...allHeroes(mode).map((hero) => ({ kind: 'hero', id: hero.id })),
      ...allSkills(mode).map((skill) => ({ kind: 'skill', id: skill.id })),
    ];
    for (const ref of refs) {
      const sheet = entry.stage.sheet(ref, view, context);
      expect(sheet?.title, ref.id).toBeTruthy();
      expect(isHan(sheet?.title ?? ''), ref.id).toBe(true); // the Chinese name stands beside the English one
      expect(
        sheet?.paragraphs.every(({ text }) => text !== ''),
        ref.id,
      ).toBe(true);
      expect(sheet?.paragraphs.length, ref.id).toBeGreaterThan(0);
    }
    expect(entry.stage.sheet({ kind: 'card', id: 'no-such-card' }, view, context)).toBeNull();
  });

  test('every card and hero has a brush character of its own face', async () => {
    const entry = await loadGame(id);
    const match = Match.start(entry.game, { seats: 2, seed: 1 });
    const { context } = shown(entry, match, 0);
    const face = (kind: string, ref: string): unknown =>
      entry.stage.sheet({ kind, id: ref }, match.view(0), context)?.card?.face;
    for (const card of allCards())
      expect((face('card', card.id) as CardFace).brush, card.id).toMatch(/^\p{Script=Han}$/u);
    for (const hero of allHeroes(MODES[id]))
      expect((face('hero', hero.id) as HeroFace).tile.brush, hero.id).toMatch(/^\p{Script=Han}$/u);
  });

  test.each(LANGUAGES)('whoever is asked is told so in a whole sentence (%s)', async (language) => {
    const { game } = await loadGame(id);
    const { decisions } = game.text[language];
    for (const kind of Object.keys(decisions))
      if (!kind.endsWith('/you') && kind !== 'waiting') expect(decisions).toHaveProperty(`${kind}/you`);
    await eachMoment(
      id,
      {
        deals: [
          [5, 2],
          [8, 3],
        ],
        each: 3,
        language,
      },
      ({ match, frame, seat }) => {
        const status = plain(frame.status);
        expect(status).not.toMatch(/[{}]|undefined|null|somebody|某人/);
        const { decision } = match;
        expect(decision?.seat).toBe(seat);
        expect(frame.prompt?.choices.every(({ label }) => plain(label) !== '')).toBe(true);
      },
    );
  });

  test('whoever is not asked is told who decides, and nothing of what about', async () => {
    const entry = await loadGame(id);
    await eachMoment(id, { deals: [[4, 6]], each: 5 }, ({ match, seat }) => {
      const other = (seat + 1) % 4;
      const { frame } = shown(entry, match, other);
      expect(plain(frame.status)).not.toMatch(/[{}]|undefined|\(somebody\)| somebody/);
    });
  });

  test('a hero is named in the language of the table, in English with the Chinese name beside it', async () => {
    const titles = async (language: 'en' | 'zh'): Promise<LtkPortrait[]> => {
      const found: LtkPortrait[] = [];
      await eachMoment(id, { deals: [[5, 4]], each: 40, language }, ({ frame }) => {
        for (const { portrait } of frame.scene.seats) found.push(portrait as LtkPortrait);
      });
      return found.filter(({ tiles }) => tiles.some(({ brush }) => brush !== ''));
    };
    const [english, chinese] = [await titles('en'), await titles('zh')];
    expect(english.length).toBeGreaterThan(0);
    expect(chinese.length).toBe(english.length);
    for (const { title, chinese: beside } of english) expect([isHan(title), isHan(beside)]).toEqual([false, true]);
    for (const { title, chinese: beside } of chinese) expect([isHan(title), beside]).toEqual([true, '']);
  });
});

test('the stage has the same words in both languages', () => {
  expect(Object.keys(STAGE_WORDS.zh)).toEqual(Object.keys(STAGE_WORDS.en));
  expect(Object.keys(STAGE_WORDS.zh.verbs)).toEqual(Object.keys(STAGE_WORDS.en.verbs));
});

test.each([
  ['en', /^Use .+ for a (Dodge|Strike|Peach|Negate)$/, /^[A-Z]/],
  ['zh', /^发动【.+】出【(闪|杀|桃|无懈可击)】$/, /^(对.+(使用|发动)|使用|发动|重铸|结束)/],
] as const)(
  'a player’s sentences name what a skill is used for, and in Chinese the target first (%s)',
  async (language, asked, played) => {
    const [answers, plays]: [string[], string[]] = [[], []];
    await eachMoment(
      'ltk-identity',
      {
        deals: [
          [8, 1],
          [8, 4],
          [6, 9],
          [5, 12],
        ],
        each: 1,
        language,
      },
      ({ match, frame }) => {
        const { decision } = match;
        const options = (decision?.options ?? []) as readonly { readonly type: string; readonly card?: number }[];
        for (const { index, label } of frame.prompt?.choices ?? []) {
          const isAnswer = decision?.kind === 'answer-use' || decision?.kind === 'answer-play';
          if (isAnswer && options[index]?.type === 'skill') answers.push(plain(label));
          if (decision?.kind === 'play') plays.push(plain(label));
        }
      },
    );
    expect(answers.length).toBeGreaterThan(0);
    expect(plays.length).toBeGreaterThan(50);
    expect(answers.filter((label) => !asked.test(label))).toEqual([]);
    expect(plays.filter((label) => !played.test(label))).toEqual([]);
  },
);
