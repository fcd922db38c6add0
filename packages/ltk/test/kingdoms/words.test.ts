import { type Event, type Language, seenBy, type Viewer } from '@cardwright/engine';
import { Presenter, plain } from '@cardwright/presenter';
import { expect, test } from 'vitest';
import { ltkKingdoms } from '../../src/index.ts';
import type { Table } from '../table.ts';
import { OFFICIAL, QUN, SHU, WEI, WU, war } from './war.ts';

const presenter = (t: Table, language: Language) =>
  new Presenter(ltkKingdoms, language, (seat) => t.seats[seat]?.name ?? '', t.match.state.options);

/** What a viewer was told, line by line. */
const log = (t: Table, language: Language, viewer: Viewer = 'public'): string[] =>
  t.log.map((event) => plain(presenter(t, language).event(seenBy(event as Event, viewer))));

/** What can be chosen, in words. */
const choices = (t: Table, language: Language): string[] =>
  (t.match.decision?.options ?? []).map((option) => plain(presenter(t, language).option(option)));

test('the log says who revealed which hero, as what, and of which kingdom that makes it', () => {
  const { liu, table: t } = war(
    { liu: { heroes: ['guan-yu', 'zhao-yun'], hidden: true }, cao: { heroes: WEI }, sun: { heroes: WU } },
    { phase: 'finish', turn: 'sun' },
  );
  expect(choices(t, 'en')).toEqual(['Guan Yu', 'Zhao Yun', 'Both', 'Stay hidden']);
  expect(choices(t, 'zh')).toEqual(['关羽', '赵云', '全部', '不亮']);
  liu.picks('zhao-yun');
  expect(log(t, 'en')).toEqual(expect.arrayContaining(['liu reveals Zhao Yun as Deputy hero', 'liu is of Shu']));
  expect(log(t, 'zh')).toEqual(expect.arrayContaining(['liu亮出副将赵云', 'liu的势力是蜀']));
});

test('a careerist is one, and of no kingdom', () => {
  const {
    cao,
    sun,
    table: t,
  } = war(
    {
      cao: { heroes: WEI, hand: ['strike'] },
      sun: { heroes: ['cao-cao', 'xu-chu'], hp: 1, hidden: true },
      he: { heroes: WEI },
    },
    OFFICIAL,
  );
  cao.plays('strike', { on: sun });
  for (const language of ['en', 'zh'] as const)
    for (const line of log(t, language)) expect(line).not.toMatch(/of (a )?Careerist|势力是野心家|undefined|\?/i);
  expect(log(t, 'en')).toEqual(
    expect.arrayContaining([
      'sun reveals Cao Cao as Head hero',
      'sun reveals Xu Chu as Deputy hero',
      'sun is a careerist',
      'sun dies, slain by cao',
    ]),
  );
  expect(log(t, 'zh')).toEqual(expect.arrayContaining(['sun成为野心家', 'sun被cao击杀，阵亡']));
});

test('declining is said as what it is: a skill not used, a card not played', () => {
  const {
    table: t,
    liu,
    cao,
  } = war({
    liu: { heroes: SHU, hand: ['strike'] },
    cao: { heroes: ['cao-cao', 'wei-b'] },
    yuan: { heroes: QUN },
  });
  liu.plays('strike', { on: cao });
  expect([choices(t, 'en').at(-1), choices(t, 'zh').at(-1)]).toEqual(['Pass', '不发动']);
  cao.passes();
});
