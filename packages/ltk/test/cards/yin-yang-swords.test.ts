import { expect, test } from 'vitest';
import { table } from '../table.ts';
import './stand-ins.ts';

const swords = ['yin-yang-swords'];

test('Yin-Yang Swords: the target discards a hand card', () => {
  const { cao, zhen, liu } = table({
    cao: { hand: ['strike', 'peach'], equipment: swords },
    zhen: { hero: 'woman', hand: ['duel', 'wine'] },
    liu: { hand: ['dodge'] },
  });
  cao.plays('strike', { on: zhen });
  expect(cao.offered).toEqual(['yin-yang-swords', 'pass']);
  cao.invokes('yin-yang-swords');
  expect(zhen.offered).toEqual(['duel', 'wine', 'user-draws']);
  zhen.chooses('duel');
  expect([cao.hand, zhen.hand, liu.hand]).toEqual([['peach'], ['wine'], ['dodge']]);
  expect([cao.hp, zhen.hp, liu.hp]).toEqual([4, 3, 4]);
});

test('Yin-Yang Swords: the target lets the user draw, then dodges', () => {
  const { zhen, cao } = table(
    { zhen: { hero: 'woman', hand: ['strike'], equipment: swords }, cao: { hand: ['dodge'] } },
    { deck: ['peach:H3'] },
  );
  zhen.plays('strike', { on: cao });
  zhen.invokes('yin-yang-swords');
  expect(cao.offered).toEqual(['dodge', 'user-draws']);
  cao.picks('user-draws');
  cao.answers('dodge');
  expect([zhen.cards, cao.hp]).toEqual([['peach:H3'], 4]);
});

test('Yin-Yang Swords come before the Dodge: it may be what is discarded', () => {
  const { cao, zhen } = table({
    cao: { hand: ['strike'], equipment: swords },
    zhen: { hero: 'woman', hand: ['dodge'] },
  });
  cao.plays('strike', { on: zhen });
  cao.invokes('yin-yang-swords');
  zhen.chooses('dodge');
  expect([zhen.hp, zhen.hand, cao.hand]).toEqual([3, [], []]);
});

test('Yin-Yang Swords: a target without hand cards lets the user draw, unasked', () => {
  const { cao, zhen } = table(
    { cao: { hand: ['strike'], equipment: swords }, zhen: { hero: 'woman', equipment: ['chu-ko-nu'] } },
    { deck: ['wine:S3'] },
  );
  cao.plays('strike', { on: zhen });
  cao.invokes('yin-yang-swords');
  expect([cao.cards, zhen.equipment]).toEqual([['wine:S3'], { weapon: 'chu-ko-nu' }]);
});

test('Yin-Yang Swords are not offered against the same gender', () => {
  const { cao, liu, zhen } = table({
    cao: { hand: ['strike'], equipment: swords },
    liu: { hand: ['wine'] },
    zhen: { hero: 'woman', hand: ['peach'] },
  });
  cao.plays('strike', { on: liu });
  expect([cao.hand, liu.hand, zhen.hand]).toEqual([[], ['wine'], ['peach']]);
  expect(liu.hp).toBe(3);
});

test('Yin-Yang Swords refused: nothing is chosen', () => {
  const { cao, zhen } = table({
    cao: { hand: ['strike'], equipment: swords },
    zhen: { hero: 'woman', hand: ['peach'] },
  });
  cao.plays('strike', { on: zhen });
  cao.passes();
  expect([cao.hand, zhen.hand, zhen.hp]).toEqual([[], ['peach'], 3]);
});

test('Yin-Yang Swords ask once for each target of the other gender', () => {
  const { cao, zhen, liu, diao } = table({
    cao: { hero: 'reacher', hand: ['strike'], equipment: swords },
    zhen: { hero: 'woman', hand: ['peach'] },
    liu: {},
    diao: { hero: 'woman', hand: ['wine'] },
  });
  cao.plays('strike', { on: zhen });
  cao.points(diao);
  cao.invokes('yin-yang-swords');
  zhen.chooses('peach');
  cao.passes();
  expect([zhen.hand, diao.hand]).toEqual([[], ['wine']]);
  expect([zhen.hp, liu.hp, diao.hp]).toEqual([3, 4, 3]);
});
