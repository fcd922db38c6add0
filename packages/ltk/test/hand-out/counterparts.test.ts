import { Presenter, plain } from '@cardwright/presenter';
import { expect, test } from 'vitest';
import { findCard, ltkIdentity } from '../../src/index.ts';
import { type Table, table } from '../table.ts';
import { linesOf } from './lines.ts';

/** Lines of the hand-out's sample games, what is played here for each, and the line that says it. */
const LINES: readonly (readonly [string, () => readonly string[], string])[] = [
  [
    'Liu bei draw 2 card(s), now has 2 card(s). Hand: ♣ Q Dismantle, ♣ 6 Acedia',
    () =>
      logOf(table({ liu: { hero: 'liu-bei' }, a: {} }, { phase: 'draw', deck: ['dismantle:C3', 'contentment:C6'] })),
    'Liu Bei draws ♣3 Dismantle, ♣6 Contentment (2 in hand)',
  ],
  [
    '(Distance) Zhao Yun cannot attack target general Huang Gai.',
    () => {
      const { table: t } = table({
        zhao: { hero: 'zhao-yun', hand: ['strike:S7'] },
        huang: { equipment: ['plus-mount'] },
      });
      const presenter = new Presenter(ltkIdentity, 'en');
      return t.match.refusals().map((refusal) => plain(presenter.refusal(refusal)));
    },
    '♠7 Strike: nobody is within your attack range (distance)',
  ],
  [
    'Shu general: Zhang Fei cannot spend ATTACK card for Liu Bei.',
    () => {
      const t = table({
        a: { hand: ['barbarian-invasion'], role: 'rebel' },
        liu: { hero: 'liu-bei', role: 'lord' },
        zhang: { hero: 'zhang-fei', hand: ['dodge'] },
      });
      t.a.plays('barbarian-invasion');
      t.liu.invokes('jijiang');
      return logOf(t);
    },
    'Nobody plays a Strike for Liu Bei (Rouse)',
  ],
  [
    '[Zhuge Crossbow] Continuous "Attack"s enabled.',
    () => findCard('chu-ko-nu')?.text.en ?? [],
    'Range 1. You may use any number of Strikes in your play phase.',
  ],
  [
    "[Dragon Heart] Zhao Yun's ATTACK and DODGE cards can be used interchangeably. (Attack for Dodge)",
    () => {
      const t = table({ a: { hand: ['strike'] }, zhao: { hero: 'zhao-yun', hand: ['strike:D7'] } });
      t.a.plays('strike', { on: t.zhao });
      t.zhao.answers('strike', { as: 'dodge' });
      return logOf(t);
    },
    'Zhao Yun uses ♦7 Strike as Dodge (Dragon Heart)',
  ],
  [
    'Lv Bu takes the horse: [Violet Stallion] from his/her hand to the horse area.',
    () => {
      const t = table({ lv: { hero: 'lv-bu', hand: ['minus-mount:DK'] }, a: {} });
      t.lv.plays('minus-mount');
      return logOf(t);
    },
    'Lü Bu equips ♦K Violet Stallion (-1 Mount)',
  ],
  [
    'Cao Cao set a judgement Acedia to Zhang Fei',
    () => {
      const t = table({ cao: { hero: 'cao-cao', hand: ['contentment:S6'] }, zhang: { hero: 'zhang-fei' } });
      t.cao.plays('contentment', { on: t.zhang });
      return logOf(t);
    },
    '♠6 Contentment is placed before Zhang Fei',
  ],
  [
    'Lv Bu is unlucky, need to skip a turn',
    () => logOf(table({ lv: { hero: 'lv-bu', fates: ['contentment'] }, a: {} }, { phase: 'judge', deck: ['S7'] })),
    'Lü Bu skips the play phase',
  ],
  [
    'Zhang Fei lose the duel, current Hp is 3',
    () => {
      const t = table({ liu: { hero: 'liu-bei', hand: ['duel'] }, zhang: { hero: 'zhang-fei' } });
      t.liu.plays('duel', { on: t.zhang });
      return logOf(t);
    },
    'Zhang Fei takes 1 plain damage from Liu Bei, 3 life left',
  ],
];

const logOf = ({ table: t }: { readonly table: Table }): string[] => linesOf(t);

test.each(LINES)('%s', (_, play, line) => {
  expect(play()).toContain(line);
});
