import type { CardScene, ChoiceScene, Frame, Prompt, Scene, StageContext, ThingId } from '@cardwright/client';
import { type Language, Match, one, randomFrom, type Viewer } from '@cardwright/engine';
import { loadGame } from '@cardwright/registry';
import { cardsFor, sorcery, type View } from '@cardwright/sorcery';
import { describe, expect, test } from 'vitest';
import { shown } from '../../../packages/client/test/ltk-games.ts';
import { answersOf, type Picked, touch } from '../src/table/selection.ts';

const entry = await loadGame('sorcery');
const SEEDS = [1, 2, 3, 4, 5, 6];
const MOST_CHOICES = 250;
const OPTIONS = { deck1: 'extended', deck2: 'extended' };

interface Moment {
  readonly match: Match;
  frame(viewer: Viewer, language?: Language): Frame;
  context(viewer: Viewer, language?: Language): StageContext;
}

/** A game played at random, moment by moment. */
function* moments(seed: number, options: Readonly<Record<string, unknown>> = OPTIONS): Generator<Moment> {
  const match = Match.start(sorcery, { seed, options }, { askForced: true }) as unknown as Match;
  const random = randomFrom(seed);
  const show = (viewer: Viewer, language?: Language): ReturnType<typeof shown> =>
    shown(entry, match, viewer, language, ['you', 'bot'], options);
  for (let i = 0; i < MOST_CHOICES && match.decision !== null; i++) {
    yield {
      match,
      frame: (viewer, language) => show(viewer, language).frame,
      context: (viewer, language) => show(viewer, language).context,
    };
    match.choose(one(random.below(match.decision.options.length)));
  }
}

const withUnder = (card: CardScene): CardScene[] => [card, ...(card.under ?? []).flatMap(withUnder)];

/** Every card that a scene has anywhere. */
const cardsOf = ({ seats, centre, hand }: Scene): CardScene[] =>
  [...seats.flatMap(({ zones }) => zones), ...centre, ...(hand === null ? [] : [hand])].flatMap(({ cards }) =>
    cards.flatMap(withUnder),
  );

/** What the table draws so that it can be touched: players, rituals, minions, the hand. */
const touchable = ({ seats, hand }: Scene): Set<ThingId> =>
  new Set([
    ...seats.flatMap(({ id, zones }) => [
      id,
      ...zones
        .filter((zone) => /^(ritual|minions):/.test(zone.id))
        .flatMap(({ cards }) => cards.map((card) => card.id)),
    ]),
    ...(hand?.cards.map(({ id }) => id) ?? []),
  ]);

/** Touches what a choice takes, one after the other. */
const touched = (prompt: Prompt, { touches }: ChoiceScene): Picked =>
  touches.reduce<Picked>(
    (picked, thing) => (picked.includes(thing) ? picked : (touch(prompt, picked, thing) ?? picked)),
    [],
  );

const promptOf = ({ match, frame }: Moment): [Frame, Prompt] => {
  const asked = frame(match.decision?.seat as number);
  return [asked, asked.prompt as Prompt];
};

describe.each(SEEDS)('a random game, seed %i', (seed) => {
  test('every option touches things that lie on the table', () => {
    for (const moment of moments(seed)) {
      const [{ scene }, prompt] = promptOf(moment);
      const there = touchable(scene);
      const missing = prompt.choices.flatMap(({ touches }) => touches).filter((thing) => !there.has(thing));
      expect(missing).toEqual([]);
    }
  });

  test('every choice can be touched together, or is a button', () => {
    for (const moment of moments(seed)) {
      const [, prompt] = promptOf(moment);
      for (const choice of prompt.choices) {
        if (choice.touches.length === 0) continue;
        expect(answersOf(prompt, touched(prompt, choice)), choice.key).toContain(choice);
      }
    }
  });

  test('no card is in a scene twice', () => {
    for (const { frame } of moments(seed)) {
      const ids = cardsOf(frame(0).scene).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('a seat’s scene has no card of the other’s closed hand, nor of any deck', () => {
    for (const { frame, match } of moments(seed)) {
      const open = match.view('all') as View;
      for (const seat of [0, 1] as const) {
        const own = match.view(seat) as View;
        const closed = open.players.flatMap(({ hand, deckOrder }, each) => [
          ...hand.flatMap((held, place) =>
            own.players[each]?.hand[place] == null ? [`card:${(held as { card: { id: number } }).card.id}`] : [],
          ),
          ...(deckOrder ?? []).map(({ id }) => `card:${id}`),
        ]);
        const seen = new Set(cardsOf(frame(seat).scene).map(({ id }) => id));
        expect(closed.filter((id) => seen.has(id))).toEqual([]);
      }
    }
  });

  test('every card in sight has a sheet in both languages, and every minion’s layers end in its numbers', () => {
    for (const { frame, context, match } of moments(seed)) {
      if (match.length % 10 !== 0) continue;
      for (const language of ['en', 'zh'] as const) {
        for (const { ref, id } of cardsOf(frame(0, language).scene)) {
          if (ref === undefined) continue;
          const sheet = entry.stage.sheet(ref, match.view(0), context(0, language));
          expect(sheet?.paragraphs.length, id).toBeGreaterThan(0);
          const heads = sheet?.paragraphs.map(({ head, text }) => head + text) ?? [];
          expect(new Set(heads).size, id).toBe(heads.length);
        }
      }
    }
  });
});

test.each(['en', 'zh'] as const)('every card there is has a sheet in %s', (language) => {
  const [moment] = moments(1);
  if (moment === undefined) throw new Error('no game began');
  const context = moment.context(0, language);
  const all = [...cardsFor('f2020', true), ...cardsFor('standard', true)];
  const gone = all.map(({ id: name }, i) => ({ id: 1000 + i, name }));
  const view = { ...(moment.match.view(0) as View), gone };
  for (const { id, name } of gone) {
    const sheet = entry.stage.sheet({ kind: 'card', id }, view, context);
    expect(sheet?.title, name).toMatch(/./);
    expect(sheet?.paragraphs.length, name).toBeGreaterThan(0);
    for (const { head, text } of sheet?.paragraphs ?? [])
      expect(`${head}${text}`, name).not.toMatch(/undefined|NaN|\{/);
  }
});

test('what is asked is said to the player, and ending the turn is the answer that does least', () => {
  const [moment] = moments(1);
  if (moment === undefined) throw new Error('no game began');
  const [{ status }, { choices }] = promptOf(moment);
  expect(status.map(({ text }) => text).join('')).toMatch(
    /^Your turn, \d+ magic: play a card, attack, use an ability, or end the turn$/,
  );
  expect(choices.filter(({ does }) => does !== null).map(({ key, does }) => [key, does])).toEqual([['end', 'end']]);
});
