import type { Option, Use } from '@cardwright/ltk/public';
import { describe, expect, test } from 'vitest';
import { cardOf, type Position, pickOf, viewOf, weighed } from './ltk-position.ts';

const FIVE = { roles: ['loyalist', 'rebel', 'rebel', 'spy'] } as const;
const [LORD, LOYAL, REBEL, REBEL_TOO, SPY] = [0, 1, 2, 3, 4] as const;
const PASS: Option = { type: 'pass' };
const END: Option = { type: 'end' };
const at = (name: string, nth = 0): number => cardOf('battle', name, nth);
const answer = (name: string): Option => ({ type: 'answer', card: at(name) });

const used = (user: number, name: string, targets: number[]): Use => ({
  user,
  card: { name, suit: 'spade', color: 'black', rank: 7, real: [at(name)], skill: null },
  targets,
  second: null,
  extra: 0,
  noDodge: [],
  noArmor: [],
  nullified: [],
  source: user,
  noNegate: false,
  alone: false,
  met: [],
  shown: [],
});

const shown: Position = {
  ...FIVE,
  harm: [
    [REBEL, LORD, 3],
    [REBEL_TOO, LORD, 3],
    [LOYAL, REBEL, 3],
  ],
};

describe('rescue', () => {
  const asks = (seat: number, dying: number, position: Position = {}): string =>
    pickOf(viewOf('identity', seat, { ...shown, hands: { [seat]: ['peach', 'dodge'] }, ...position }), {
      kind: 'answer-use',
      options: [answer('peach'), PASS],
      about: { name: 'peach', to: dying },
    }).type;

  test.each<[who: string, seat: number, dying: number, answers: string]>([
    ['a loyalist saves the Lord', LOYAL, LORD, 'answer'],
    ['a rebel does not', REBEL, LORD, 'pass'],
    ['a rebel saves a rebel that has shown itself', REBEL, REBEL_TOO, 'answer'],
    ['the Lord does not save one', LORD, REBEL, 'pass'],
    ['the spy saves the Lord while others live', SPY, LORD, 'answer'],
    ['everybody saves itself', REBEL, REBEL, 'answer'],
  ])('%s', (_, seat, dying, answers) => expect(asks(seat, dying)).toBe(answers));

  test('the spy alone with the Lord lets him die', () =>
    expect(asks(SPY, LORD, { dead: [LOYAL, REBEL, REBEL_TOO] })).toBe('pass'));
  test('a rebel about to die itself keeps its Peach', () =>
    expect(asks(REBEL, REBEL_TOO, { hp: { [REBEL]: 1 } })).toBe('pass'));
  test('a loyalist about to die gives it to the Lord all the same', () =>
    expect(asks(LOYAL, LORD, { hp: { [LOYAL]: 1 } })).toBe('answer'));
});

describe('negate', () => {
  const asks = (seat: number, name: string, from: number, on: number): string =>
    pickOf(viewOf('identity', seat, { ...shown, hands: { [seat]: ['negate', 'dodge', 'strike'] } }), {
      kind: 'answer-use',
      options: [answer('negate'), PASS],
      about: { name: 'negate', card: used(from, name, [on]).card, from, on },
    }).type;

  test.each<[what: string, seat: number, name: string, from: number, on: number, answers: string]>([
    ['a Duel against a friend', LOYAL, 'duel', REBEL, LORD, 'answer'],
    ['a Duel against an enemy is let through', REBEL, 'duel', REBEL_TOO, LORD, 'pass'],
    ['Contentment on oneself', REBEL, 'contentment', LOYAL, REBEL, 'answer'],
    ['Something for Nothing of an enemy', LOYAL, 'something-for-nothing', REBEL, REBEL, 'answer'],
    ['Something for Nothing of a friend', LOYAL, 'something-for-nothing', LORD, LORD, 'pass'],
    ['the Negate of an enemy', LOYAL, 'negate', REBEL, LORD, 'answer'],
    ['the Negate of a friend', REBEL, 'negate', REBEL_TOO, LORD, 'pass'],
    ['one’s own scroll', LOYAL, 'arrow-barrage', LOYAL, LORD, 'pass'],
  ])('%s', (_, seat, name, from, on, answers) => expect(asks(seat, name, from, on)).toBe(answers));
});

describe('answers to a Duel', () => {
  const asks = (seat: number, from: number, position: Position = {}): string =>
    pickOf(
      viewOf('identity', seat, {
        ...shown,
        stack: [used(from, 'duel', [seat])],
        hands: { [seat]: ['strike'] },
        ...position,
      }),
      {
        kind: 'answer-play',
        options: [answer('strike'), PASS],
        about: { name: 'strike', card: used(from, 'duel', [seat]).card, from },
      },
    ).type;
  test('an enemy is answered', () => expect(asks(REBEL, LORD)).toBe('answer'));
  test('a friend wins while one can bear it', () => expect(asks(LOYAL, LORD)).toBe('pass'));
  test('a friend is answered rather than to die', () =>
    expect(asks(LOYAL, LORD, { hp: { [LOYAL]: 1 } })).toBe('answer'));
});

describe('retrial', () => {
  const asks = (seat: number, judged: number, hand: readonly string[], reason: string, card: number): string =>
    pickOf(viewOf('identity', seat, { ...shown, judging: [{ seat: judged, reason, card }], hands: { [seat]: hand } }), {
      kind: 'invoke',
      options: [{ type: 'skill', skill: 'guicai' }, PASS],
    }).type;
  const spade = at('barbarian-invasion'); // a Spade
  const peach = at('peach'); // a Heart

  test('frees a friend of Contentment', () => expect(asks(LOYAL, LORD, ['peach'], 'contentment', spade)).toBe('skill'));
  test('not an enemy', () => expect(asks(REBEL, LORD, ['peach'], 'contentment', spade)).toBe('pass'));
  test('spoils an enemy’s luck', () =>
    expect(asks(REBEL, LORD, ['barbarian-invasion'], 'contentment', peach)).toBe('skill'));
  test('leaves alone what is well', () =>
    expect(asks(LOYAL, LORD, ['peach'], 'contentment', at('peach', 1))).toBe('pass'));
});

describe('the play phase', () => {
  const plays = (seat: number, position: Position, options: readonly Option[]): Option =>
    pickOf(viewOf('identity', seat, { ...shown, ...position }), {
      kind: 'play',
      options: [...options, END],
    });
  const strike = (seat: number): Option => ({ type: 'use', card: at('strike'), seat });

  test('a rebel strikes the Lord rather than his loyalist', () =>
    expect(plays(REBEL, { hands: { [REBEL]: ['strike'] } }, [strike(LOYAL), strike(LORD)]).seat).toBe(LORD));
  test('nobody strikes a friend', () => {
    expect(plays(LOYAL, { hands: { [LOYAL]: ['strike'] } }, [strike(LORD)]).type).toBe('end');
    expect(plays(REBEL, { hands: { [REBEL]: ['strike'] } }, [strike(REBEL_TOO)]).type).toBe('end');
  });
  test('a kill comes before a wound', () =>
    expect(plays(LORD, { hp: { [REBEL]: 1 }, hands: { 0: ['strike'] } }, [strike(REBEL_TOO), strike(REBEL)]).seat).toBe(
      REBEL,
    ));
  test('a Peach is kept while life is good, and used when it is not', () => {
    const peach: Option = { type: 'use', card: at('peach') };
    expect(plays(LORD, { hp: { 0: 4 }, hands: { 0: ['peach'] } }, [peach]).type).toBe('end');
    expect(plays(LORD, { hp: { 0: 2 }, hands: { 0: ['peach'] } }, [peach])).toEqual(peach);
  });
  test('a weapon that reaches an enemy replaces one that does not', () => {
    const bow: Option = { type: 'use', card: at('qilin-bow') };
    const position: Position = { hands: { [LOYAL]: ['qilin-bow'] }, worn: { [LOYAL]: { weapon: 'chu-ko-nu' } } };
    expect(plays(LOYAL, position, [bow])).toEqual(bow);
  });
  test('a wounded Dian Wei does not kill himself', () => {
    const assault: Option = { type: 'skill', skill: 'qiangxi', seat: REBEL };
    expect(plays(LORD, { hp: { 0: 1 } }, [assault]).type).toBe('end');
  });
});

describe('cards', () => {
  test('Balance keeps what is precious and what is worn', () => {
    const hand = ['peach', 'negate', 'strike', 'borrowed-sword'];
    const view = viewOf('identity', LORD, {
      ...FIVE,
      hands: { 0: hand },
      worn: { 0: { armor: 'eight-diagram-formation' } },
    });
    const cards = [...view.hand, view.players[0]?.slots.armor as number];
    const options = cards.map((card): Option => ({ type: 'card', card }));
    const { choice } = weighed(view, { kind: 'pay', options, max: 5, about: { skill: 'zhiheng' } });
    expect(choice.toSorted((a, b) => a - b)).toEqual([2, 3]);
  });
  test('Stargaze answers the own Contentment with a Heart, then draws the best two', () => {
    const seen = [at('chain'), at('peach'), at('something-for-nothing'), at('negate'), at('lightning')];
    const drawn = viewOf('identity', LORD, FIVE);
    const fates = [{ card: at('contentment'), as: 'contentment', by: 1 }];
    const view = {
      ...drawn,
      players: drawn.players.map((player) => (player.seat === 0 ? { ...player, fates } : player)),
    };
    const options = seen.map((card): Option => ({ type: 'card', card }));
    const { choice } = weighed(view, { kind: 'stargaze-top', options, min: 0, max: 5 });
    expect(choice.length).toBe(3);
    expect([1, 2]).toContain(choice[0]); // a Heart: the Peach or Something for Nothing
    expect(choice).not.toContain(0);
    expect(choice).not.toContain(4);
  });
  test('what is discarded is what is worth least', () => {
    const view = viewOf('identity', LORD, { ...FIVE, hands: { 0: ['peach', 'dodge', 'lightning', 'negate'] } });
    const options = view.hand.map((card): Option => ({ type: 'card', card }));
    expect(weighed(view, { kind: 'discard', options }).choice).toEqual([2]);
  });
});
