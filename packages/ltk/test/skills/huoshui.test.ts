import { expect, test } from 'vitest';
import { SHU, WEI, war } from '../kingdoms/war.ts';

const ZOU = { heroes: ['zou-shi', 'qun-a'] };
const CAO = { heroes: ['cao-cao', 'wei-a'] };

test('Baneful Beauty: in her turn others cannot use the skills of hidden heroes', () => {
  const { zou, cao, liu } = war({
    zou: { ...ZOU, hand: ['strike'] },
    cao: { ...CAO, hidden: true },
    liu: { heroes: SHU },
  });
  zou.plays('strike', { on: cao });
  expect([cao.hp, cao.up, zou.offered, liu.hp]).toEqual([3, [], ['end'], 4]);
});

test('Baneful Beauty: skills of revealed heroes work', () => {
  const { zou, cao } = war({ zou: { ...ZOU, hand: ['strike'] }, cao: { ...CAO, up: 'head' } });
  zou.plays('strike', { on: cao });
  cao.invokes('jianxiong');
  expect(cao.hand).toEqual(['strike']);
});

test('Baneful Beauty: in the turn of another, and while she is hidden, heroes are revealed as ever', () => {
  const { liu, cao } = war({ liu: { heroes: SHU, hand: ['strike'] }, cao: { ...CAO, hidden: true }, zou: ZOU });
  liu.plays('strike', { on: cao });
  cao.invokes('jianxiong');
  expect(cao.up).toEqual(['cao-cao']);
  const hidden = war({ zou: { ...ZOU, hidden: true, hand: ['strike'] }, cao: { ...CAO, hidden: true } });
  hidden.zou.plays('strike', { on: hidden.cao });
  hidden.cao.invokes('jianxiong');
  expect(hidden.cao.up).toEqual(['cao-cao']);
});

test('Baneful Beauty: she may be revealed in the play phase just for this', () => {
  const { zou, cao } = war({ zou: { ...ZOU, hidden: true, hand: ['strike'] }, cao: { ...CAO, hidden: true } });
  expect(zou.offered).toEqual(['strike>cao', 'huoshui', 'end']);
  zou.invokes('huoshui');
  expect([zou.up, zou.claimed]).toEqual([['zou-shi'], 'qun']);
  zou.plays('strike', { on: cao });
  expect([cao.up, cao.hp]).toEqual([[], 3]);
});

test('Baneful Beauty ends with her turn', () => {
  const { zou, cao } = war({ zou: ZOU, cao: { ...CAO, hidden: true } });
  zou.ends();
  expect(cao.offered).toEqual(['cao-cao', 'wei-a', 'both', 'pass']);
  cao.picks('cao-cao');
  expect(cao.up).toEqual(['cao-cao']);
});

test('Baneful Beauty: the dead are revealed all the same', () => {
  const { zou, cao } = war({
    zou: { ...ZOU, hand: ['strike'] },
    cao: { ...CAO, hidden: true, hp: 1 },
    liu: { heroes: SHU },
  });
  zou.plays('strike', { on: cao });
  expect([cao.alive, cao.up, cao.claimed]).toEqual([false, ['cao-cao', 'wei-a'], 'wei']);
});

test('Baneful Beauty ends with Lady Zou: dead in her own turn, she keeps nobody from revealing a hero', () => {
  const { zou, cao, pi } = war({
    zou: { ...ZOU, hp: 1, hand: ['duel', 'peach'] },
    cao: { heroes: WEI, hand: ['strike'] },
    pi: { heroes: ['cao-pi', 'wei-a'], hidden: true },
    liu: { heroes: SHU },
  });
  zou.plays('duel', { on: cao });
  cao.answers('strike');
  zou.passes();
  expect([zou.alive, pi.offered]).toEqual([false, ['xingshang', 'pass']]);
  pi.invokes('xingshang');
  expect([pi.hand.includes('peach'), pi.up]).toEqual([true, ['cao-pi']]);
});
