import { expect, test } from 'vitest';
import { war } from '../kingdoms/war.ts';

const ZHEN = { heroes: ['zhen-ji', 'xu-chu'] } as const;

test('Luo Goddess in kingdom war: black cards wait aside and are gained together when red comes', () => {
  const {
    zhen,
    liu,
    table: t,
  } = war(
    { zhen: ZHEN, liu: {} },
    { phase: 'prepare', deck: ['strike:S7', 'strike:C2', 'dodge:H2', 'peach', 'peach'] },
  );
  zhen.invokes('luoshen');
  expect([zhen.pile('luoshen'), zhen.hand]).toEqual([['strike:S7'], []]);
  zhen.invokes('luoshen').invokes('luoshen').passes(); // Bare Chest refused
  expect([zhen.pile('luoshen'), zhen.cards.filter((each) => each.startsWith('strike'))]).toEqual([
    [],
    ['strike:C2', 'strike:S7'],
  ]);
  expect([t.discard, liu.hand]).toEqual([['dodge'], []]);
});

test('Luo Goddess in kingdom war: whoever stops gains what waits', () => {
  const { zhen } = war({ zhen: ZHEN, liu: {} }, { phase: 'prepare', deck: ['strike:S7', 'peach', 'peach'] });
  zhen.invokes('luoshen').passes().passes();
  expect([zhen.pile('luoshen'), zhen.hand]).toEqual([[], ['peach', 'peach', 'strike']]);
});

test('Luo Goddess in kingdom war: red at once gains nothing', () => {
  const { zhen } = war({ zhen: ZHEN, liu: {} }, { phase: 'prepare', deck: ['dodge:H2', 'peach', 'peach'] });
  zhen.invokes('luoshen').passes();
  expect(zhen.hand).toEqual(['peach', 'peach']);
});
