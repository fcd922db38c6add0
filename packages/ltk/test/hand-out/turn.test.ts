import { Match } from '@cardwright/engine';
import { Presenter, plain } from '@cardwright/presenter';
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/core/state.ts';
import { ltkIdentity } from '../../src/index.ts';
import { table } from '../table.ts';
import { linesOf } from './lines.ts';

// The hand-out, the sample games: dealing, turns, equipping, stealing, skipping.

test('the starting hands are dealt in seat order, then the Lord’s first turn begins with 2 cards more', () => {
  const log: GameEvent[] = [];
  const fixed = 'cao-cao,zhao-yun,sun-shangxiang,hua-tuo,lv-bu,zhang-fei';
  const match = Match.start(
    ltkIdentity,
    { seed: 4, seats: 6, options: { fixed } },
    { listen: (event) => void log.push(event as GameEvent) },
  );
  const names = ['Cao Cao', 'Zhao Yun', 'Sun Shangxiang', 'Hua Tuo', 'Lü Bu', 'Zhang Fei'];
  const presenter = new Presenter(ltkIdentity, 'en', (seat) => names[seat] ?? '', match.state.options);
  const lines = log.map((event) => plain(presenter.event(event)));
  const dealt = lines.filter((line) => / draws /.test(line));
  expect(dealt.map((line) => line.split(' draws ')[0])).toEqual([...names, 'Cao Cao']);
  expect(dealt.map((line) => line.split(', ').length)).toEqual([4, 4, 4, 4, 4, 4, 2]);
  expect(lines).toContain('Turn 1: Cao Cao');
  expect(match.state.players[0]?.hp).toBe(5);
});

test('Acedia: unlucky, Lü Bu draws his cards and skips the play phase', () => {
  const {
    lu,
    huang,
    table: t,
  } = table(
    { lu: { hero: 'lv-bu', fates: ['contentment:S6'], hand: ['dodge:D10'] }, huang: { hero: 'huang-gai' } },
    { phase: 'judge', deck: ['S7', 'minus-mount:DK', 'yin-yang-swords', 'strike', 'duel'] },
  );
  expect([lu.hand, lu.equipment, huang.asked]).toEqual([['dodge', 'minus-mount', 'yin-yang-swords'], {}, true]);
  expect(linesOf(t).slice(0, 5)).toEqual([
    '♠6 Contentment awaits Lü Bu',
    'Lü Bu judges for Contentment: ♠7 Strike',
    "Lü Bu's judgement for Contentment is ♠7 Strike",
    'Lü Bu draws ♦K Violet Stallion (-1 Mount), ♠2 Yin-Yang Swords (3 in hand)',
    'Lü Bu skips the play phase',
  ]);
});

test('a horse, a weapon and a stolen card', () => {
  const {
    lu,
    hua,
    table: t,
  } = table({
    lu: { hero: 'lv-bu', hand: ['minus-mount:DK', 'yin-yang-swords', 'qilin-bow', 'dodge:D10', 'snatch:S4'] },
    hua: { hero: 'hua-tuo', hand: ['strike:HJ'] },
  });
  lu.plays('minus-mount').plays('yin-yang-swords').plays('snatch', { on: hua });
  expect([lu.equipment, lu.hand]).toEqual([
    { weapon: 'yin-yang-swords', minus: 'minus-mount' },
    ['dodge', 'qilin-bow', 'strike'],
  ]);
  expect(linesOf(t)).toEqual([
    'Lü Bu uses ♦K Violet Stallion (-1 Mount)',
    'Lü Bu equips ♦K Violet Stallion (-1 Mount)',
    'Lü Bu uses ♠2 Yin-Yang Swords',
    'Lü Bu equips ♠2 Yin-Yang Swords',
    'Lü Bu uses ♠4 Snatch on Hua Tuo',
    'Lü Bu takes ♥J Strike from Hua Tuo',
  ]);
});

test('what a bystander hears of a stolen hand card', () => {
  const { lu, hua, table: t } = table({ lu: { hand: ['snatch:S4'] }, hua: { hand: ['strike:HJ'] }, sun: {} });
  lu.plays('snatch', { on: hua });
  const [{ secret, ...open }] = t.told('cards-taken') as [GameEvent];
  expect(secret?.to.toSorted()).toEqual([lu.seat, hua.seat]);
  expect(open).toEqual({ type: 'cards-taken', seat: hua.seat, to: lu.seat, by: lu.seat, zone: 'hand', count: 1 });
});

test('Acedia laid and dismantled', () => {
  const {
    cao,
    zhang,
    zhao,
    table: t,
  } = table({
    cao: { hero: 'cao-cao', hand: ['contentment:S6', 'dismantle:SQ'] },
    zhao: { hero: 'zhao-yun' },
    zhang: { hero: 'zhang-fei' },
  });
  cao.plays('contentment', { on: zhang }).plays('dismantle', { on: zhang });
  expect([zhang.fates, zhao.fates]).toEqual([[], []]);
  expect(linesOf(t)).toEqual([
    'Cao Cao uses ♠6 Contentment on Zhang Fei',
    '♠6 Contentment is placed before Zhang Fei',
    'Cao Cao uses ♠Q Dismantle on Zhang Fei',
    'Zhang Fei discards ♠6 Contentment',
  ]);
});

test('too far away: not offered, and the reason is told', () => {
  const { zhao, table: t } = table({
    zhao: { hero: 'zhao-yun', hand: ['strike'] },
    hua: { hero: 'hua-xiong', equipment: ['plus-mount'] },
    huang: { hero: 'huang-gai' },
    lu: { hero: 'lv-bu', equipment: ['plus-mount'] },
  });
  expect(zhao.offered).toEqual(['end']);
  const presenter = new Presenter(ltkIdentity, 'en', undefined, t.match.state.options);
  expect(t.match.refusals().map((refusal) => plain(presenter.refusal(refusal)))).toEqual([
    '♠7 Strike: nobody is within your attack range (distance)',
  ]);
});
