import { anyChoice, type Event, Match, randomFrom } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import type { GameEvent, LtkDecision } from '../../src/core/state.ts';
import { ltkIdentity, ltkKingdoms } from '../../src/index.ts';
import { table } from '../table.ts';

const amountAsked = ({ match }: ReturnType<typeof table>['table']): (string | number | undefined)[] => {
  const { amount, element } = (match.decision as LtkDecision).about;
  return [amount, element];
};

describe('what is said to be at stake', () => {
  test('a Strike after Wine: 2', () => {
    const { cao, liu, table: t } = table({ cao: { hand: ['wine', 'strike'] }, liu: { hand: ['dodge'] } });
    cao.plays('wine').plays('strike', { on: liu });
    expect(amountAsked(t)).toEqual([2, 'normal']);
    liu.passes();
    expect(liu.hp).toBe(liu.maxHp - 2);
  });
  test('fire on Rattan Armor: 2; with Silver Lion never more than 1', () => {
    const rattan = table({ cao: { hand: ['fire-strike'] }, liu: { hand: ['dodge'], equipment: ['rattan-armor'] } });
    rattan.cao.plays('fire-strike', { on: rattan.liu });
    expect(amountAsked(rattan.table)).toEqual([2, 'fire']);
    rattan.liu.passes();
    const lion = table({ cao: { hand: ['wine', 'strike'] }, liu: { hand: ['dodge'], equipment: ['silver-lion'] } });
    lion.cao.plays('wine').plays('strike', { on: lion.liu });
    expect(amountAsked(lion.table)).toEqual([1, 'normal']);
    lion.liu.passes();
  });
  test('Black Pommel takes the armour out of the reckoning', () => {
    const {
      cao,
      liu,
      table: t,
    } = table({
      cao: { hand: ['wine', 'strike'], equipment: ['black-pommel'] },
      liu: { hand: ['dodge'], equipment: ['silver-lion'] },
    });
    cao.plays('wine').plays('strike', { on: liu });
    expect(amountAsked(t)).toEqual([2, 'normal']);
    liu.passes();
    expect(liu.hp).toBe(liu.maxHp - 2);
  });
  test('a Duel that turns on its user does not gain by the user’s own Bare Chest', () => {
    const {
      xu,
      liu,
      table: t,
    } = table(
      { xu: { hero: 'xu-chu', hand: ['duel', 'strike'] }, liu: { hand: ['strike', 'strike'] } },
      { phase: 'draw', deck: ['dodge'] },
    );
    xu.invokes('luoyi').plays('duel', { on: liu });
    expect(amountAsked(t)).toEqual([2, 'normal']);
    liu.answers('strike');
    expect(amountAsked(t)).toEqual([1, 'normal']);
    xu.passes();
    expect([xu.hp, liu.hp]).toEqual([xu.maxHp - 1, liu.maxHp]);
  });
});

test.each([ltkIdentity, ltkKingdoms])('$id: who passes takes what was said', (game) => {
  let checked = 0;
  for (let seed = 0; seed < 40; seed++) {
    let heard: GameEvent[] = [];
    const listen = (event: Event): void => void heard.push(event);
    const match = Match.start(game, { seats: 2 + (seed % 7), seed }, { checkpoints: false, listen });
    const random = randomFrom(seed);
    for (let i = 0; i < 600 && match.decision !== null; i++) {
      const { seat, about, options, kind } = match.decision;
      const isThreat = about.amount !== undefined && kind.startsWith('answer-');
      heard = [];
      match.choose(isThreat ? [options.length - 1] : anyChoice(match.decision, random));
      const [first] = heard;
      if (!isThreat || first?.type !== 'damaged' || first.seat !== seat) continue; // something else came between
      expect(first.amount, `seed ${seed}, choice ${i}`).toBe(about.amount);
      checked++;
    }
  }
  expect(checked).toBeGreaterThan(100);
});

test('a Contentment is told as of whoever laid it, not of its victim', () => {
  const { da, liu, sun, table: t } = table({ da: { hand: ['contentment'] }, liu: { hand: ['negate'] }, sun: {} }, {});
  da.plays('contentment', { on: liu });
  da.ends();
  const { about } = t.match.decision as LtkDecision;
  expect([about.by, about.on]).toEqual([da.seat, liu.seat]);
  expect(sun.fates).toEqual([]);
  liu.passes();
});
