import { type Game, Match, type Option, type Viewer } from '@cardwright/engine';
import { whist } from '@cardwright/example-whist';
import { describe, expect, test } from 'vitest';
import { contextFor, type Frame, frameContextOf, frameOf, genericStage, momentOf } from '../src/index.ts';

const staged = { game: whist as unknown as Game, stage: genericStage };
const players = ['you', 'bot: a', 'bot: b', 'bot: c'];

/** Whist after so many cards, each the first that may be played. */
function whistAfter(cards: number): Match {
  const match = Match.start(whist, { seed: 5 });
  for (let i = 0; i < cards; i++) match.choose([0]);
  return match as unknown as Match;
}

const frameFor = (match: Match, viewer: Viewer): Frame =>
  frameOf(momentOf(match, viewer), frameContextOf(staged, match, 'en', players));

const namesOf = (cards: readonly { readonly name: string }[] | undefined): string =>
  cards?.map(({ name }) => name).join(' ') ?? '';

describe('a game that brings no stage', () => {
  test('has its own hand as cards with their names, and the numbers of each seat at that seat', () => {
    const { scene } = frameFor(whistAfter(3), 1);
    expect(scene.near).toBe(1);
    expect(namesOf(scene.hand?.cards)).toBe('♠Q ♠9 ♠8 ♥A ♥8 ♦A ♦J ♦8 ♣A ♣J ♣10 ♣6 ♣2');
    expect(scene.centre.map(({ name, cards }) => `${name} ${namesOf(cards)}`)).toEqual(['Trick ♠5 ♠K ♠A']);
    expect(scene.facts).toEqual([{ id: 'taken', label: 'Tricks of players 1 and 3, 2 and 4', value: '0 : 0' }]);
    expect(scene.seats.map(({ facts }) => facts.map(({ label, value }) => `${label} ${value}`).join())).toEqual([
      'Cards 12',
      'Cards 13',
      'Cards 12',
      'Cards 12',
    ]);
    expect(scene.seats.flatMap(({ zones }) => zones)).toEqual([]); // the other hands are not to be seen
  });

  test('is played by touching cards; one that may not be played says why', () => {
    const { prompt } = frameFor(whistAfter(3), 1);
    expect(prompt?.choices.map(({ touches }) => touches)).toEqual([['card:49'], ['card:46'], ['card:45']]);
    expect(prompt?.refusals).toHaveLength(10);
    expect(prompt?.refusals[0]).toEqual({
      touches: ['card:38'],
      text: 'you hold a card of the led suit and must play one',
    });
  });

  test('a trick of as many cards as there are seats is still a trick', () => {
    const match = whistAfter(3);
    const view = { ...(match.view('all') as object), trick: [0, 1, 2, 3] };
    const scene = genericStage.scene(view, contextFor(frameContextOf(staged, match, 'en', players), null));
    expect(scene.centre.map(({ cards }) => namesOf(cards))).toEqual(['♣2 ♣3 ♣4 ♣5']);
    expect(scene.seats.map(({ zones }) => zones.map(({ count }) => count))).toEqual([[12], [13], [12], [12]]);
  });

  test('what an option names and nobody sees is no card to touch: the option is a button', () => {
    const { scene } = frameFor(whistAfter(3), 1);
    const decision = whistAfter(3).decision as NonNullable<Match['decision']>;
    const touched = (option: object): readonly string[] => genericStage.touches(option as Option, decision, scene);
    expect(touched({ type: 'play', card: 49 })).toEqual(['card:49']);
    expect(touched({ type: 'take', card: 1 })).toEqual([]);
    expect(touched({ type: 'give', card: 49, to: 2 })).toEqual(['card:49', 'seat:2']);
    expect(touched({ type: 'give', card: 49, to: 7 })).toEqual([]);
    expect(touched({ type: 'pass' })).toEqual([]);
  });
});
