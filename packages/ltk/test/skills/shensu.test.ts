import { expect, test } from 'vitest';
import { table } from '../table.ts';

const YUAN = { hero: 'xiahou-yuan' };

test('Divine Speed: judge and draw phases are skipped for a Strike at any distance', () => {
  const { yuan, a, far, b } = table(
    { yuan: { ...YUAN, fates: ['contentment'] }, a: {}, far: {}, b: {} },
    { phase: 'judge' },
  );
  expect(yuan.offered).toEqual(['shensu', 'pass']);
  yuan.invokes('shensu');
  expect(yuan.offered).toEqual(['a', 'far', 'b']);
  yuan.points(far);
  expect([far.hp, a.hp, b.hp, yuan.hand, yuan.fates]).toEqual([3, 4, 4, [], ['contentment']]);
  expect(yuan.offered).toEqual(['end']);
});

test('Divine Speed: the Strike can be dodged and is none of the play phase', () => {
  const { yuan, a } = table({ yuan: { ...YUAN, hand: ['strike'] }, a: { hand: ['dodge'] } }, { phase: 'judge' });
  yuan.invokes('shensu');
  a.answers('dodge');
  expect([a.hp, yuan.offered]).toEqual([4, ['strike>a', 'end']]);
});

test('Divine Speed: an equipment card, hand or equipped, skips the play phase for a Strike', () => {
  const { yuan, a, b } = table(
    { yuan: { ...YUAN, hand: ['plus-mount', 'peach'], equipment: ['chu-ko-nu'] }, a: {}, b: {} },
    { phase: 'draw', deck: ['dodge', 'dodge'] },
  );
  expect(yuan.offered).toEqual(['shensu', 'pass']);
  yuan.invokes('shensu');
  expect(yuan.offered).toEqual(['plus-mount', 'chu-ko-nu']);
  yuan.chooses('chu-ko-nu').points(b);
  expect([a.hp, b.hp, yuan.equipment, yuan.hand]).toEqual([4, 3, {}, ['dodge', 'dodge', 'peach', 'plus-mount']]);
  expect(a.asked).toBe(true);
});

test('Divine Speed: both in one turn', () => {
  const { yuan, a } = table({ yuan: { ...YUAN, hand: ['plus-mount'] }, a: {} }, { phase: 'judge' });
  yuan.invokes('shensu').invokes('shensu');
  expect([a.hp, yuan.hand, a.asked]).toEqual([2, [], true]);
});

test('Divine Speed without equipment is not offered before the play phase, but nobody can see that', () => {
  const {
    yuan,
    a,
    table: t,
  } = table({ yuan: { ...YUAN, hand: ['peach'] }, a: {} }, { phase: 'judge', deck: ['dodge', 'dodge'] });
  expect(yuan.offered).toEqual(['shensu', 'pass']);
  yuan.passes();
  expect([yuan.hand.length, yuan.offered.at(-1), a.hp, t.told('phase-skipped')]).toEqual([3, 'end', 4, []]);
});

test('Divine Speed is not offered where nobody can be struck', () => {
  const { yuan } = table({ yuan: { ...YUAN, hand: ['plus-mount'] }, a: { hero: 'zhuge-liang' } }, { phase: 'judge' });
  expect(yuan.offered.at(-1)).toBe('end');
});
