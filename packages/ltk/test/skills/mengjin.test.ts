import { expect, test } from 'vitest';
import { table } from '../table.ts';

const DE = { hero: 'pang-de' };

test('Fierce Advance: a dodged Strike costs its target a card, and stays dodged', () => {
  const { de, a, b } = table({
    de: { ...DE, hand: ['strike'] },
    a: { hand: ['dodge', 'peach'], equipment: ['plus-mount'] },
    b: { hand: ['peach'] },
  });
  de.plays('strike', { on: a });
  a.answers('dodge');
  expect(de.offered).toEqual(['mengjin', 'pass']);
  de.invokes('mengjin');
  expect(de.offered).toEqual(['blind>a', 'plus-mount']);
  de.chooses('plus-mount');
  expect([a.hp, a.hand, a.equipment, b.hand]).toEqual([4, ['peach'], {}, ['peach']]);
});

test('Fierce Advance: the Eight Diagram counts, and can be discarded for it', () => {
  const { de, a } = table(
    { de: { ...DE, hand: ['strike'] }, a: { equipment: ['eight-diagram-formation'] } },
    { deck: ['H5'] },
  );
  de.plays('strike', { on: a });
  a.invokes('eight-diagram-formation');
  de.invokes('mengjin');
  expect([a.hp, a.equipment]).toEqual([4, {}]);
});

test('Fierce Advance is not offered where no card is left, nor when the Strike hit', () => {
  const {
    de,
    a,
    table: t,
  } = table({ de: { ...DE, hand: ['strike', 'strike'], equipment: ['chu-ko-nu'] }, a: { hand: ['dodge'] } });
  de.plays('strike', { on: a });
  a.answers('dodge');
  de.plays('strike', { on: a });
  expect([a.hp, t.told('skill-invoked')]).toEqual([3, []]);
});

test('Fierce Advance may be refused, and is not for the Strikes of others', () => {
  const { de, a } = table({ de: { ...DE, hand: ['strike', 'dodge'] }, a: { hand: ['dodge', 'peach', 'strike'] } });
  de.plays('strike', { on: a });
  a.answers('dodge');
  de.passes().ends();
  a.plays('strike', { on: de });
  de.answers('dodge');
  expect([a.asked, de.hp]).toEqual([true, 4]);
});
