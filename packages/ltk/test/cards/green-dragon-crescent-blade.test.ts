import { expect, test } from 'vitest';
import { SHU, WEI, war } from '../kingdoms/war.ts';
import { table } from '../table.ts';
import './stand-ins.ts';

const blade = ['green-dragon-crescent-blade'];

test('Green Dragon Crescent Blade: a dodged Strike may be followed by another, and another', () => {
  const { guan, liu, zhang } = table({
    guan: { hand: ['strike', 'fire-strike', 'strike', 'peach'], equipment: blade },
    liu: { hand: ['dodge', 'dodge'] },
    zhang: {},
  });
  guan.plays('strike', { on: liu });
  liu.answers('dodge');
  expect(guan.offered).toEqual(['green-dragon-crescent-blade', 'pass']);
  guan.invokes('green-dragon-crescent-blade');
  expect(guan.offered).toEqual(['fire-strike', 'strike', 'pass']);
  guan.answers('fire-strike');
  liu.answers('dodge');
  guan.invokes('green-dragon-crescent-blade');
  guan.answers('strike');
  expect([guan.hp, liu.hp, zhang.hp]).toEqual([4, 3, 4]);
  expect(guan.offered).toEqual(['end']);
});

test('Green Dragon Crescent Blade is not offered when the Strike hit', () => {
  const { guan, liu } = table({ guan: { hand: ['strike', 'strike'], equipment: blade }, liu: {} });
  guan.plays('strike', { on: liu });
  expect([liu.hp, guan.offered]).toEqual([3, ['end']]);
});

test('Green Dragon Crescent Blade is not offered without a card that could be a Strike', () => {
  const { guan, liu } = table({ guan: { hand: ['strike'], equipment: blade }, liu: { hand: ['dodge'] } });
  guan.plays('strike', { on: liu });
  liu.answers('dodge');
  expect([liu.hp, guan.offered]).toEqual([4, ['end']]);
});

test('Green Dragon Crescent Blade: who cannot be targeted any more is left in peace', () => {
  const { guan, hider } = table({
    guan: { hand: ['strike', 'strike'], equipment: blade },
    hider: { hero: 'hider', hand: ['dodge'] },
  });
  guan.plays('strike', { on: hider });
  hider.answers('dodge');
  expect([hider.hp, guan.offered]).toEqual([4, ['end']]);
});

test('Green Dragon Crescent Blade reaches distance 3', () => {
  const { guan } = table({
    guan: { hand: ['strike'], equipment: blade },
    a: {},
    b: {},
    c: {},
    d: {},
    e: {},
    f: {},
    g: {},
  });
  expect(guan.offered).toEqual(['strike>a', 'strike>b', 'strike>c', 'strike>e', 'strike>f', 'strike>g', 'end']);
});

test('Green Dragon Crescent Blade: the Strike that follows has that one target, whatever adds targets to others', () => {
  const { taishi, liu, cao } = table({
    taishi: { hero: 'taishi-ci', hand: ['CK', 'strike', 'strike'], equipment: ['green-dragon-crescent-blade'] },
    liu: { hand: ['D2', 'dodge'] },
    cao: {},
  });
  taishi.invokes('tianyi', { on: liu }).chooses('CK');
  liu.chooses('D2');
  taishi.plays('strike', { on: liu });
  expect(taishi.offered).toEqual(['cao']);
  taishi.points();
  liu.answers('dodge');
  taishi.invokes('green-dragon-crescent-blade').answers('strike');
  expect([liu.hp, cao.hp]).toEqual([3, 4]);
  taishi.ends();
});

test('Green Dragon Crescent Blade: Short Arms adds nobody to the Strike that follows', () => {
  const { ding, cao, liu } = war(
    {
      ding: { heroes: ['ding-feng', 'wu-a'], hand: ['strike', 'strike'], equipment: ['green-dragon-crescent-blade'] },
      cao: { heroes: WEI, hand: ['dodge'] },
      liu: { heroes: SHU },
    },
    { options: { deck: 'battle' } },
  );
  ding.plays('strike', { on: cao }).passes();
  cao.answers('dodge');
  ding.invokes('green-dragon-crescent-blade').answers('strike');
  expect([cao.hp, liu.hp, ding.asked]).toEqual([3, 4, true]);
});
