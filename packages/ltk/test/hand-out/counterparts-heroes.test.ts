import { describe, expect, test } from 'vitest';
import { riskLine } from '../../src/risk.ts';
import { table } from '../table.ts';
import { asked, everyRow, log, logOf, refused, type Two } from './spoken.ts';

// The other lines that the hand-out's program prints: commands, judgements, the Spy, Liu Bei, Zhang Fei, Zhao Yun, Lü Bu.

const LIU = { hero: 'liu-bei', role: 'lord' } as const;
const ZHANG = { hero: 'zhang-fei' };
const ZHAO = { hero: 'zhao-yun' };

describe('commands and judgements', () => {
  const stolen = log(
    { hero: 'xu-chu', hand: ['snatch:S3'] },
    { hero: 'sun-shangxiang', hand: ['peach:H8'] },
    ({ a, b }) => a.plays('snatch', { on: b }),
  );
  const barbarians = log({ ...ZHANG, hand: ['barbarian-invasion:S7'] }, { hero: 'diao-chan', hp: 2 }, ({ a }) =>
    a.plays('barbarian-invasion'),
  );
  const duel = ({ a, b }: Two): void => {
    a.plays('duel', { on: b });
    b.answers('strike:S7');
    a.answers('strike:C2');
  };
  const duelled = log({ hero: 'huang-gai', hand: ['duel', 'strike:C2'] }, { ...ZHANG, hand: ['strike:S7'] }, duel);
  const content = log({ hero: 'lv-bu', fates: ['contentment'] }, {}, undefined, { phase: 'judge', deck: ['S7'] });
  const killed = log(
    { hero: 'xu-chu', role: 'lord', hand: ['strike:S8'] },
    { hero: 'sun-shangxiang', role: 'rebel', hp: 1 },
    ({ a, b }) => a.plays('strike', { on: b }),
  );
  everyRow([
    ['Xu Chu steal a card Peach from Sun Shang Xiang. Hand: …', stolen, 'Xu Chu takes ♥8 Peach from Sun Shangxiang'],
    [
      'Zhao Yun dismantle a card ♦ 9 Attack from Hua Xiong',
      log({ ...ZHAO, hand: ['dismantle'] }, { hero: 'hua-xiong', hand: ['strike:D9'] }, ({ a, b }) =>
        a.plays('dismantle', { on: b }),
      ),
      'Hua Xiong discards ♦9 Strike',
    ],
    [
      'Cao Cao set a judgement Acedia to Zhang Fei',
      log({ hero: 'cao-cao', hand: ['contentment:S6'] }, ZHANG, ({ a, b }) => a.plays('contentment', { on: b })),
      '♠6 Contentment is placed before Zhang Fei',
    ],
    ['Lv Bu judging the Acedia card.', content, 'Lü Bu judges for Contentment: ♠7 Strike'],
    ['Lv Bu is unlucky, need to skip a turn', content, 'Lü Bu skips the play phase'],
    [
      'Zhang Fei launch a command Barbarian, every one need to spend an attack card to avoid the attack',
      barbarians,
      'Zhang Fei uses ♠7 Barbarian Invasion on Diao Chan',
    ],
    [
      'Zhao Yun successfully dodge the Barbarian',
      log({ ...ZHANG, hand: ['barbarian-invasion'] }, { ...ZHAO, hand: ['strike:C3'] }, ({ a, b }) => {
        a.plays('barbarian-invasion');
        b.answers('strike');
      }),
      'Zhao Yun plays ♣3 Strike',
    ],
    [
      'Diao Chan is hurt by Barbarians, current HP is 1.',
      barbarians,
      'Diao Chan takes 1 plain damage from Zhang Fei, 1 life left',
    ],
    ['Liu bei launch a duel with Zhang Fei', duelled, 'Huang Gai uses ♠A Duel on Zhang Fei'],
    ['Zhang Fei launch a duel with Liu bei', duelled, 'Zhang Fei plays ♠7 Strike'],
    ['Zhang Fei lose the duel, current Hp is 3', duelled, 'Zhang Fei takes 1 plain damage from Huang Gai, 3 life left'],
    ['Xu Chu kills Sun Shang Xiang, a Rebel, …', killed, 'Sun Shangxiang dies, Rebel, slain by Xu Chu'],
    [
      '… rewards 3 additional cards!',
      () => {
        const at = table(
          {
            a: { hero: 'xu-chu', role: 'lord', hand: ['strike:S8'] },
            b: { hero: 'sun-shangxiang', role: 'rebel', hp: 1 },
            c: { role: 'rebel' },
          },
          { deck: ['wine:S3', 'wine:S9', 'wine:C3'] },
        );
        at.a.plays('strike', { on: at.b });
        return logOf(at);
      },
      'Xu Chu draws ♠3 Wine, ♠9 Wine, ♣3 Wine (3 in hand)',
    ],
  ]);
});

describe('the Spy', () => {
  test('Current risk level: 4', () => {
    const at = table({
      zhao: { ...ZHAO, hand: ['strike:S8'], role: 'spy' },
      sun: { hero: 'sun-quan', role: 'lord', hp: 2, maxHp: 5 },
      liu: { hero: 'liu-bei', role: 'rebel' },
    });
    expect(riskLine(at.table.view('all'), 'en')).toBe('Risk level of the Spy: 3 (the Lord has 2 life left)');
    at.zhao.plays('strike', { on: at.sun });
    expect(logOf(at)).toContain('Sun Quan takes 1 plain damage from Zhao Yun, 1 life left');
    expect(riskLine(at.table.view('all'), 'en')).toBe('Risk level of the Spy: 4 (the Lord has 1 life left)');
    expect(riskLine(at.table.view('all'), 'zh')).toBe('内奸的危险程度：4（主公剩 1 点体力）');
    for (const viewer of [at.sun.seat, at.liu.seat, 'public'] as const)
      expect(riskLine(at.table.view(viewer), 'en')).toBeNull();
  });

  test('nothing is said of a Spy who is dead', () => {
    const at = table({
      sun: { hero: 'sun-quan', role: 'lord' },
      zhao: { ...ZHAO, role: 'spy', dead: true },
      liu: { hero: 'liu-bei', role: 'rebel' },
    });
    expect(riskLine(at.table.view('all'), 'en')).toBeNull();
  });
});

describe('Liu Bei', () => {
  const benevolent = { ...LIU, hp: 1, hand: ['dismantle:C3', 'contentment:C6'] };
  const given = log(benevolent, ZHAO, ({ a, b }) => a.invokes('rende', { on: b }).chooses('dismantle', 'contentment'));
  const rouses =
    (read: typeof logOf | null, helps: boolean, role: 'loyalist' | 'rebel' = 'loyalist') =>
    (): readonly string[] => {
      const at = table({
        a: { hero: 'xu-chu', role: 'rebel', hand: ['barbarian-invasion'] },
        liu: LIU,
        zhang: { ...ZHANG, role, hand: ['strike:S8', 'strike:S9'] },
      });
      at.a.plays('barbarian-invasion');
      at.liu.invokes('jijiang');
      if (read === null) {
        const offered = at.zhang.offered;
        at.zhang.passes().passes();
        return offered;
      }
      if (helps) at.zhang.answers('strike:S8');
      else at.zhang.passes();
      at.zhang.answers('strike:S9');
      return read(at);
    };
  everyRow([
    ['Liu bei is not healthy', asked(benevolent, ZHAO), 'Benevolence on Zhao Yun'],
    [
      '[Benevolence] Liu bei gives away 2 cards (from 2 to 0) …',
      given,
      'Liu Bei gives ♣3 Dismantle, ♣6 Contentment to Zhao Yun',
    ],
    ['… and recover 1 HP (from 1 to 2).', given, 'Liu Bei recovers 1 life, now 2'],
    ['Liu bei leaves unhealthy state.', given, 'Liu Bei recovers 1 life, now 2'],
    ['Liu bei is healthy.', asked({ ...LIU, hand: ['peach'] }, ZHAO), 'End the play phase'],
    [
      '[Benevolence] Liu bei fails to recover 1 HP due to insufficient cards.',
      refused({ ...LIU, hp: 1 }, ZHAO),
      'Benevolence: there are no hand cards',
    ],
    [
      '[Rouse] Liu Bei can ask any Shu general that is in play to use an ATTACK card for him.',
      rouses(logOf, true),
      'Liu Bei uses Rouse',
    ],
    ['Shu general Zhang Fei can spend an ATTACK for Liu Bei.', rouses(null, false), 'strike'],
    [
      'Shu general Zhang Fei spends an ATTACK for Liu Bei.',
      rouses(logOf, true),
      'Zhang Fei plays ♠8 Strike for Liu Bei',
    ],
    [
      'Shu general: Zhang Fei cannot spend ATTACK card for Liu Bei.',
      rouses(logOf, false, 'rebel'),
      'Nobody plays a Strike for Liu Bei (Rouse)',
    ],
    [
      'There are no Shu generals in this game.',
      refused(LIU, { hero: 'xu-chu' }),
      'Rouse: there is nobody who could be asked',
    ],
  ]);
});

describe('Zhang Fei, Zhao Yun, Lü Bu', () => {
  const unrivaled = log(
    { hero: 'lv-bu', hand: ['strike:S7'] },
    { ...ZHAO, hand: ['dodge:H2', 'dodge:D2'] },
    ({ a, b }) => {
      a.plays('strike', { on: b });
      b.answers('dodge:H2').answers('dodge:D2');
    },
  );
  everyRow([
    [
      '[Berserk] Zhang Fei can use as many ATTACK cards as he wishes during the turn.',
      log({ ...ZHANG, hand: ['strike:S9', 'strike:C3'] }, ZHAO, ({ a, b }) =>
        a.plays('strike:S9', { on: b }).plays('strike:C3', { on: b }),
      ),
      'Zhang Fei strikes again (Berserk)',
    ],
    [
      "[Dragon Heart] Zhao Yun's ATTACK and DODGE cards can be used interchangeably. (Attack for Dodge)",
      log({ hand: ['strike'] }, { ...ZHAO, hand: ['strike:D7'] }, ({ a, b }) => {
        a.plays('strike', { on: b });
        b.answers('strike', { as: 'dodge' });
      }),
      'Zhao Yun uses ♦7 Strike as Dodge (Dragon Heart)',
    ],
    [
      'Zhao Yun dodge 1 attack by spending an ATTACK card. Current cards: 2.',
      log({ ...ZHANG, hand: ['strike:S9'] }, { ...ZHAO, hand: ['strike:D7'] }, ({ a, b }) => {
        a.plays('strike', { on: b });
        b.answers('strike', { as: 'dodge' });
      }),
      'Zhao Yun dodges ♠9 Strike',
    ],
    [
      "[Dragon Heart] Zhao Yun's ATTACK and DODGE cards can be used interchangeably. (Dodge for Attack)",
      log({ hero: 'huang-gai', hand: ['duel'] }, { ...ZHAO, hand: ['dodge:H2'] }, ({ a, b }) => {
        a.plays('duel', { on: b });
        b.answers('dodge', { as: 'strike' });
      }),
      'Zhao Yun plays ♥2 Dodge as Strike (Dragon Heart)',
    ],
    ['[Unrivaled] totally need to spending two doge card', unrivaled, 'Zhao Yun uses ♦2 Dodge'],
    [
      '[unrivaled] totally need to spending two attack card',
      log({ hero: 'lv-bu', hand: ['duel'] }, { ...ZHAO, hand: ['strike:S7', 'strike:S8'] }, ({ a, b }) => {
        a.plays('duel', { on: b });
        b.answers('strike:S7').answers('strike:S8');
      }),
      'Zhao Yun plays ♠8 Strike',
    ],
  ]);
});
