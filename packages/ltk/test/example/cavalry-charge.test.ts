import { CHECKS } from '@cardwright/testing';
import { expect, test } from 'vitest';
import { defineCards } from '../../src/core/definitions.ts';
import { identityList } from '../../src/decks/identity.ts';
import { ltkIdentity } from '../../src/index.ts';
import { text } from '../../src/text.ts';
import { table } from '../table.ts';
import { cavalryCharge } from './cavalry-charge.ts';

defineCards([cavalryCharge]);
const options = { deck: `${identityList.trim()}\nCavalry Charge,K,Club` };

test('Cavalry Charge: who neither dodges nor wears anything takes 1 damage', () => {
  const { cao, liu, sun } = table(
    { cao: { hand: ['cavalry-charge'] }, liu: { hand: ['peach'] }, sun: {} },
    { options },
  );
  cao.plays('cavalry-charge', { on: liu });
  expect([cao.hp, liu.hp, sun.hp]).toEqual([4, 3, 4]);
  expect(liu.hand).toEqual(['peach']);
});

test('Cavalry Charge: a Dodge is played against it', () => {
  const { cao, liu } = table({ cao: { hand: ['cavalry-charge'] }, liu: { hand: ['dodge'] } }, { options });
  cao.plays('cavalry-charge', { on: liu });
  expect(liu.offered).toEqual(['dodge', 'pass']);
  liu.answers('dodge');
  expect([liu.hp, liu.hand]).toEqual([4, []]);
});

test('Cavalry Charge: an equipped card may go instead of the life', () => {
  const { cao, liu } = table(
    { cao: { hand: ['cavalry-charge'] }, liu: { hand: ['peach'], equipment: ['qilin-bow', 'plus-mount'] } },
    { options },
  );
  cao.plays('cavalry-charge', { on: liu });
  expect(liu.offered).toEqual(['qilin-bow', 'plus-mount', 'take-the-blow']);
  liu.chooses('qilin-bow');
  expect([liu.hp, liu.hand, liu.equipment]).toEqual([4, ['peach'], { plus: 'plus-mount' }]);
});

test('Cavalry Charge: the damage may be chosen although something is worn', () => {
  const { cao, liu } = table({ cao: { hand: ['cavalry-charge'] }, liu: { equipment: ['qilin-bow'] } }, { options });
  cao.plays('cavalry-charge', { on: liu });
  liu.picks('take-the-blow');
  expect([liu.hp, liu.equipment]).toEqual([3, { weapon: 'qilin-bow' }]);
});

test('Cavalry Charge reaches distance 2, not 3, and not oneself', () => {
  const { cao } = table(
    { cao: { hand: ['cavalry-charge'] }, a: {}, b: {}, far: {}, c: {}, d: { equipment: ['plus-mount'] } },
    { options },
  );
  expect(cao.offered).toEqual(['a', 'b', 'c', 'd'].map((name) => `cavalry-charge>${name}`).concat('end'));
});

test('Cavalry Charge is a scroll: it can be negated', () => {
  const { cao, liu } = table({ cao: { hand: ['cavalry-charge'] }, liu: { hand: ['negate'] } }, { options });
  cao.plays('cavalry-charge', { on: liu });
  liu.answers('negate');
  expect(liu.hp).toBe(4);
});

test('Cavalry Charge: its question is put in words', () => {
  for (const words of Object.values(text('identity'))) expect(words.decisions).toHaveProperty('face-charge');
});

test('Cavalry Charge: games played at random with many of them keep every promise', () => {
  const deck = [identityList.trim(), ...Array.from({ length: 40 }, () => 'Cavalry Charge,K,Club')].join('\n');
  for (const check of CHECKS) {
    const looked = check.run(ltkIdentity, { seed: 1, seats: 3, options: { deck } });
    expect(Math.max(...Object.values(looked))).toBeGreaterThan(0);
  }
});
