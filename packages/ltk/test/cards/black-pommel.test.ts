import { expect, test } from 'vitest';
import { table } from '../table.ts';
import './stand-ins.ts';

const pommel = ['black-pommel'];

test('Black Pommel: Eight Diagram Formation is not offered', () => {
  const { cao, liu } = table({
    cao: { hand: ['strike'], equipment: pommel },
    liu: { hand: ['dodge'], equipment: ['eight-diagram-formation'] },
  });
  cao.plays('strike', { on: liu });
  expect(liu.offered).toEqual(['dodge', 'pass']);
  liu.passes();
  expect(liu.hp).toBe(3);
});

test('Black Pommel: a black Strike passes the Sage King Shield, and a bystander keeps its armour', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['strike:S8'], equipment: pommel },
    liu: { equipment: ['sage-king-shield'] },
    zhang: { equipment: ['rattan-armor'] },
  });
  cao.plays('strike', { on: liu });
  expect([liu.hp, zhang.hp]).toEqual([3, 4]);
});

test('Black Pommel: the Rattan Armor does not feed the fire of a Strike, and counts again afterwards', () => {
  const { cao, liu } = table({
    cao: { hand: ['fire-strike', 'barbarian-invasion'], equipment: pommel },
    liu: { equipment: ['rattan-armor'] },
  });
  cao.plays('fire-strike', { on: liu });
  expect(liu.hp).toBe(3);
  cao.plays('barbarian-invasion');
  expect(liu.hp).toBe(3); // only that Strike ignores it
});

test('Black Pommel: a normal Strike passes the Rattan Armor', () => {
  const { cao, liu } = table({ cao: { hand: ['strike'], equipment: pommel }, liu: { equipment: ['rattan-armor'] } });
  cao.plays('strike', { on: liu });
  expect(liu.hp).toBe(3);
});

test('Black Pommel: the Silver Lion does not soften a Strike', () => {
  const { cao, liu } = table({
    cao: { hand: ['wine', 'strike'], equipment: pommel },
    liu: { equipment: ['silver-lion'] },
  });
  cao.plays('wine').plays('strike', { on: liu });
  expect(liu.hp).toBe(2);
});

test('Black Pommel: the chain carries the damage to somebody whose armour counts', () => {
  const { cao, liu, zhang, sun } = table({
    cao: { hand: ['fire-strike'], equipment: pommel },
    liu: { equipment: ['rattan-armor:S2'], chained: true },
    zhang: { equipment: ['rattan-armor'], chained: true },
    sun: { equipment: ['silver-lion'] },
  });
  cao.plays('fire-strike', { on: liu });
  expect([liu.hp, zhang.hp, sun.hp]).toEqual([3, 2, 4]);
});

test('Black Pommel lost after it has targeted: that Strike still ignores the armour', () => {
  const { cao, thief } = table({
    cao: { hand: ['strike:S8'], equipment: pommel },
    thief: { hero: 'snatcher', equipment: ['sage-king-shield'] },
  });
  cao.plays('strike', { on: thief });
  expect([thief.hp, thief.hand, cao.equipment]).toEqual([3, ['black-pommel'], {}]);
});

test('Black Pommel on the wrong side: the armour counts', () => {
  const { cao, liu } = table({
    cao: { hand: ['strike:S8'] },
    liu: { equipment: ['black-pommel', 'sage-king-shield'] },
  });
  cao.plays('strike', { on: liu });
  expect(liu.hp).toBe(4);
});
