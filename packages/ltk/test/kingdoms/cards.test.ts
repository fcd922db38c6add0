import { expect, test } from 'vitest';
import { OFFICIAL, SHU, WEI, WU, war } from './war.ts';

const hidden = { hidden: true };

test('Rest, course rules: only the user draws two and discards two, hand or equipped', () => {
  const { cao, he, sun } = war(
    {
      cao: { heroes: WEI, hand: ['rest', 'duel'], equipment: ['chu-ko-nu'] },
      he: { heroes: WEI, hand: ['peach'] },
      sun: { heroes: WU },
    },
    { deck: ['strike', 'dodge'] },
  );
  cao.plays('rest');
  expect(cao.offered).toEqual(['duel', 'strike', 'dodge', 'chu-ko-nu']);
  cao.chooses('dodge', 'chu-ko-nu');
  expect([cao.hand, cao.equipment, he.hand, sun.hand]).toEqual([['duel', 'strike'], {}, ['peach'], []]);
});

test('Rest, official rules: all who are known to be of the kingdom draw, then all of them discard', () => {
  const { cao, sun, he, dun } = war(
    {
      cao: { heroes: WEI, hand: ['rest', 'duel'] },
      sun: { heroes: WU },
      he: { heroes: WEI, hand: ['peach'] },
      dun: { heroes: WEI, ...hidden },
    },
    { ...OFFICIAL, deck: ['strike', 'strike', 'dodge', 'dodge'] },
  );
  cao.plays('rest');
  expect([cao.hand.length, he.hand.length]).toEqual([3, 3]);
  cao.chooses('strike', 'strike');
  he.chooses('dodge', 'dodge');
  expect([cao.hand, sun.hand, he.hand, dun.hand]).toEqual([['duel'], [], ['peach'], []]);
});

test('Rest, official rules: of a hidden player, or of a careerist, it is its own', () => {
  for (const user of [hidden, { careerist: true }]) {
    const { cao, he } = war(
      { cao: { heroes: WEI, hand: ['rest'], ...user }, he: { heroes: WEI }, sun: { heroes: WU } },
      { ...OFFICIAL, deck: ['strike', 'strike'] },
    );
    cao.plays('rest');
    expect([cao.hand, he.hand]).toEqual([[], []]);
  }
});

test('Diplomacy, course rules: any other hero draws one, then the user three', () => {
  const { cao, sun } = war({
    cao: { heroes: WEI, hand: ['diplomacy'] },
    he: { heroes: WEI },
    sun: { heroes: WU, ...hidden },
  });
  expect(cao.offered).toEqual(['diplomacy>he', 'diplomacy>sun', 'end']);
  cao.plays('diplomacy', { on: sun });
  expect([cao.hand.length, sun.hand.length]).toEqual([3, 1]);
});

test('Diplomacy, official rules: a revealed hero of another kingdom, a careerist too', () => {
  const { cao } = war(
    {
      cao: { heroes: WEI, hand: ['diplomacy'] },
      he: { heroes: WEI },
      sun: { heroes: WU, ...hidden },
      liu: { heroes: SHU },
      dun: { heroes: WEI, careerist: true },
    },
    OFFICIAL,
  );
  expect(cao.offered).toEqual(['diplomacy>liu', 'diplomacy>dun', 'end']);
});

test('Rest, official rules: whom it is negated for neither draws nor discards', () => {
  const { cao, he, sun } = war(
    {
      cao: { heroes: WEI, hand: ['rest'] },
      he: { heroes: WEI, hand: ['peach', 'peach'] },
      sun: { heroes: WU, hand: ['negate'] },
    },
    { ...OFFICIAL, deck: ['strike', 'strike'] },
  );
  cao.plays('rest');
  sun.passes().answers('negate');
  expect([cao.hand, he.hand]).toEqual([[], ['peach', 'peach']]);
});

test('Diplomacy, official rules: not of a player of whom no hero is revealed, and it is said why', () => {
  const { cao, table: t } = war(
    { cao: { heroes: WEI, ...hidden, hand: ['diplomacy'] }, sun: { heroes: WU }, liu: { heroes: SHU } },
    OFFICIAL,
  );
  expect(cao.offered).toEqual(['end']);
  const refused = t.match.refusals();
  expect(refused.map(({ reason }) => reason)).toEqual(['not-revealed']);
});

test('Know Thyself: the hand, or one hidden hero; those with neither cannot be chosen', () => {
  const { cao, liu } = war({
    cao: { heroes: WEI, hand: ['know-thyself'] },
    sun: { heroes: WU },
    liu: { heroes: SHU, up: 'deputy', hand: ['peach'] },
  });
  expect(cao.offered).toEqual(['know-thyself>liu', 'recast know-thyself', 'end']);
  cao.plays('know-thyself', { on: liu });
  expect(cao.offered).toEqual(['hand', 'head']);
  cao.picks('hand');
});

test('Know Thyself and Chain are recast for a card, with nobody asked to negate it', () => {
  const { cao, sun } = war({
    cao: { heroes: WEI, hand: ['know-thyself', 'chain'] },
    sun: { heroes: WU, hand: ['negate'] },
  });
  cao.recasts('know-thyself');
  cao.recasts('chain');
  expect([cao.hand.length, sun.hand, cao.chained]).toEqual([2, ['negate'], false]);
});

const invaded = {
  cao: { heroes: WEI, hand: ['arrow-barrage'] },
  sun: { heroes: WU, hand: ['national-negate'] },
  lu: { heroes: WU, up: 'head' },
  liu: { heroes: SHU },
  gan: { heroes: WU, ...hidden },
} as const;

test('National Negate for one target: the others of the kingdom are reached', () => {
  const { cao, sun, lu, liu, gan } = war(invaded);
  cao.plays('arrow-barrage');
  sun.answers('national-negate');
  expect(sun.offered).toEqual(['one', 'kingdom']);
  sun.picks('one');
  expect([sun.hp, lu.hp, liu.hp, gan.hp]).toEqual([4, 3, 3, 3]);
});

test('National Negate for the kingdom: all of it still to come are spared, others and the hidden are not', () => {
  const { cao, sun, lu, liu, gan } = war(invaded);
  cao.plays('arrow-barrage');
  sun.answers('national-negate').picks('kingdom');
  expect([sun.hp, lu.hp, liu.hp, gan.hp]).toEqual([4, 4, 3, 3]);
});

test('National Negate: once it was for the kingdom, nobody can counter it for the others', () => {
  const { cao, sun, lu } = war({ ...invaded, cao: { heroes: WEI, hand: ['arrow-barrage', 'negate'] } });
  cao.plays('arrow-barrage');
  cao.passes(); // nobody negates the barrage yet
  sun.answers('national-negate').picks('kingdom');
  cao.passes(); // nor the Negate
  expect([sun.hp, lu.hp]).toEqual([4, 4]);
  cao.passes(); // for Liu
  cao.passes(); // for Gan
  expect(cao.hand).toEqual(['negate']);
});

test('National Negate: for whom it is, is said before anybody can counter it', () => {
  const { cao, sun, lu, table: t } = war({ ...invaded, cao: { heroes: WEI, hand: ['arrow-barrage', 'negate'] } });
  cao.plays('arrow-barrage');
  cao.passes();
  sun.answers('national-negate');
  expect([sun.asked, sun.offered, cao.hand]).toEqual([true, ['one', 'kingdom'], ['negate']]);
  sun.picks('kingdom');
  expect(t.told('kingdom-shielded')).toMatchObject([{ seat: sun.seat, kingdom: 'wu', targets: [lu.seat] }]);
  expect(cao.offered).toEqual(['negate', 'pass']);
  cao.passes(); // the counter
  cao.passes(); // for Liu
  cao.passes(); // for Gan
  expect([sun.hp, lu.hp]).toEqual([4, 4]);
});

test('National Negate countered does nothing for anybody', () => {
  const { cao, sun, lu } = war({ ...invaded, cao: { heroes: WEI, hand: ['arrow-barrage', 'negate'] } });
  cao.plays('arrow-barrage');
  cao.passes();
  sun.answers('national-negate').picks('kingdom');
  cao.answers('negate');
  expect([sun.hp, lu.hp]).toEqual([3, 3]);
});

test('National Negate against a Negate, or with nobody else of the kingdom to come, has nothing to choose', () => {
  const { cao, sun, lu, liu } = war({
    cao: { heroes: WEI, hand: ['arrow-barrage', 'national-negate'] },
    sun: { heroes: WU, hand: ['negate'] },
    lu: { heroes: WU },
    liu: { heroes: SHU },
  });
  cao.plays('arrow-barrage');
  cao.passes();
  sun.answers('negate');
  cao.answers('national-negate'); // the barrage goes on, for Sun as for the others
  expect([sun.hp, lu.hp, liu.hp, cao.hand]).toEqual([3, 3, 3, []]);
  const last = war({
    cao: { heroes: WEI, hand: ['arrow-barrage'] },
    lu: { heroes: WU },
    sun: { heroes: WU, hand: ['national-negate'] },
  });
  last.cao.plays('arrow-barrage');
  last.sun.passes(); // for Lu
  last.sun.answers('national-negate');
  expect([last.lu.hp, last.sun.hp]).toEqual([3, 4]);
});

test('Six Swords of Wu: the others of the kingdom reach 1 farther; a hidden player and other kingdoms do not', () => {
  const reach = (turn: 'lu' | 'gan' | 'cao') => {
    const seated = war(
      {
        lu: { heroes: WU, hand: ['strike'] },
        sun: { heroes: WU, equipment: ['six-swords-of-wu'] },
        cao: { heroes: WEI, hand: ['strike'] },
        he: { heroes: WEI },
        gan: { heroes: WU, hidden: true, hand: ['strike'] },
        liu: { heroes: SHU },
      },
      { turn },
    );
    return seated[turn].offered;
  };
  expect(reach('lu')).toEqual(['strike>sun', 'strike>cao', 'strike>gan', 'strike>liu', 'end']);
  expect(reach('gan')).toEqual(['strike>liu', 'strike>he', 'end']);
  expect(reach('cao')).toEqual(['strike>he', 'strike>sun', 'end']);
});

test('Tri-point Double-edged Blade: also a hidden hero beside the target can be hit', () => {
  const { cao, liu, sun } = war({
    cao: { heroes: WEI, hand: ['strike', 'dodge'], equipment: ['tri-point-double-edged-blade'] },
    sun: { heroes: WU },
    liu: { heroes: SHU, ...hidden },
  });
  cao.plays('strike', { on: sun });
  cao.invokes('tri-point-double-edged-blade');
  expect([cao.hand, sun.hp, liu.hp]).toEqual([[], 3, 3]);
});

test('Yin-Yang Swords: between the genders; a player with both heroes hidden has none', () => {
  const asked = (user: object, target: object): boolean => {
    const { sun, cao } = war({
      sun: { heroes: ['sun-shangxiang', 'wu-a'], hand: ['strike'], equipment: ['yin-yang-swords'], ...user },
      cao: { heroes: WEI, hand: ['duel'], ...target },
    });
    sun.plays('strike', { on: cao });
    const isAsked = sun.offered.includes('yin-yang-swords');
    if (isAsked) sun.passes();
    return isAsked;
  };
  expect([asked({}, {}), asked({}, hidden), asked(hidden, {})]).toEqual([true, false, false]);
});
