import { expect, test } from 'vitest';
import { type Seated, type Setting, table } from '../table.ts';

const ZHANG: Setting = { hero: 'zhang-fei', hand: ['strike', 'strike', 'strike'], equipment: ['qilin-bow'] };
const DENG: Setting = { hero: 'deng-ai', hand: ['dodge', 'dodge', 'dodge'] };
const DECK = ['strike:S9', 'strike:S9', 'strike:S10', 'dodge', 'dodge'];

/** Zhang Fei strikes three times: Deng Ai has three fields when his turn comes, and awakens. */
function awaken(zhang: Seated, deng: Seated): void {
  for (let i = 0; i < 3; i++) {
    zhang.plays('strike', { on: deng });
    deng.answers('dodge').invokes('tuntian');
  }
  zhang.ends();
}

test('Swift Raid: a field is used as Snatch', () => {
  const { zhang, deng, table: t } = table({ zhang: ZHANG, deng: DENG, cao: { hand: ['peach'] } }, { deck: DECK });
  awaken(zhang, deng);
  deng.plays('strike:S10', { on: zhang, by: 'jixi' });
  expect([deng.hand.includes('qilin-bow'), zhang.equipment, deng.pile('tuntian').length]).toEqual([true, {}, 2]);
  expect(t.discard.filter((each) => each === 'strike').length).toBe(4); // three used on Deng Ai, and the field
});

test('Swift Raid: the field that is used no longer shortens the distance', () => {
  const held: Setting = { hand: ['peach'] };
  const { zhang, deng } = table(
    { zhang: ZHANG, deng: DENG, b: held, c: held, d: held, e: held, f: held, g: held },
    { deck: DECK },
  );
  awaken(zhang, deng);
  // Distances from Deng Ai: b 1, c 2, d 3, e 4 (across the table), f 3, g 2. Two fields left reach distance 3.
  const aims = deng.offered.filter((each) => each.startsWith('strike(jixi')).map((each) => each.split('>')[1]);
  expect([...new Set(aims)]).toEqual(['b', 'c', 'd', 'f', 'g', 'zhang']);
});

test('Swift Raid: before the awakening fields are no Snatch', () => {
  const { liu, deng } = table(
    { liu: { hand: ['strike'], equipment: ['qilin-bow'] }, deng: { hero: 'deng-ai', hand: ['dodge'] } },
    { deck: ['S7', 'dodge', 'dodge'] },
  );
  liu.plays('strike', { on: deng });
  deng.answers('dodge').invokes('tuntian');
  liu.ends();
  expect([deng.pile('tuntian').length, deng.offered]).toEqual([1, ['end']]);
});
