import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FIRST_TABLE } from '../src/pages/opening.ts';
import { More } from '../src/setup/more.tsx';
import {
  HERE,
  OPEN,
  onlineSetup,
  type Plan,
  planOf,
  ratedIfItCan,
  soloSetup,
  unratedBy,
  usualPlan,
  withBots,
  withPlayer,
  withSeats,
  YOU,
} from '../src/setup/plan.ts';
import { SETUP_WORDS } from '../src/setup/words.ts';
import { TestSeat } from './seat.ts';

const card = await new TestSeat().call('describe', { game: 'thrones', language: 'en' });
const many = await new TestSeat().call('describe', { game: 'ltk-kingdoms', language: 'en' });
const plan = usualPlan(card);
const at = (players: readonly string[], more: Partial<Plan> = {}): Plan => ({ ...plan, players, ...more });

test('a table is for one person and bots for newcomers, wherever they come to sit', () => {
  expect(plan.players).toEqual([YOU, 'mixed', 'mixed', 'mixed']);
  expect(soloSetup(plan, null)).toEqual({
    game: 'thrones',
    seats: 4,
    as: [0],
    bots: ['human', 'mixed', 'mixed', 'mixed'],
    isDealt: true,
    options: {},
  });
});

describe('who sits where', () => {
  test('you change places with whoever was there, and stay there', () => {
    const moved = withPlayer(at([YOU, 'smart', 'random', HERE]), 1, YOU);
    expect([moved.players, moved.isDealt]).toEqual([['smart', YOU, 'random', HERE], false]);
  });

  test('people at this screen and people elsewhere do not mix', () => {
    expect(withPlayer(at([YOU, HERE, HERE, 'smart']), 3, OPEN).players).toEqual([YOU, OPEN, OPEN, OPEN]);
    expect(withPlayer(at([YOU, OPEN, 'smart', OPEN]), 2, HERE).players).toEqual([YOU, HERE, HERE, HERE]);
  });

  test('nobody takes your seat while you have no other', () => {
    expect(withPlayer(at([YOU, 'smart', 'smart', 'smart']), 0, 'random').players[0]).toBe(YOU);
  });

  test('all bots at once, and only bots', () => {
    expect(withBots(at([YOU, 'smart', OPEN, 'random']), 'simple').players).toEqual([YOU, 'simple', OPEN, 'simple']);
  });

  test('more seats are for more of the same, fewer leave you one', () => {
    const six = { ...usualPlan(many), players: ['simple', 'simple', 'simple', 'simple', 'simple', YOU] };
    expect(withSeats(six, 8, 'x').players.slice(6)).toEqual(['simple', 'simple']);
    expect(withSeats(six, 2, 'x').players).toEqual(['simple', YOU]);
    expect(withSeats({ ...six, players: [YOU, OPEN] }, 4, 'x').players).toEqual([YOU, OPEN, OPEN, OPEN]);
  });
});

test('a table on a server and back: open seats stay open, bots stay bots', () => {
  const open = at([YOU, 'smart', OPEN, 'random'], { time: 'quick', isPublic: true, options: { clamp: 'end' } });
  const setup = onlineSetup(open);
  expect(setup).toMatchObject({ seats: 4, bots: ['smart', 'random'], time: 'quick', isPublic: true, isOpen: false });
  expect(setup).not.toHaveProperty('think');
  const back = planOf(card, setup);
  expect(back.players).toEqual([YOU, OPEN, 'smart', 'random']);
  expect(onlineSetup(back)).toEqual(setup);
});

test('bots of a table on a server think as long as is said, at rated tables as they are used to', () => {
  const open = at([YOU, OPEN, 'planner', 'planner'], { think: 1000 });
  expect(onlineSetup(open)).toMatchObject({ think: 1000 });
  expect(planOf(card, onlineSetup(open)).think).toBe(1000);
  expect(onlineSetup({ ...open, isRated: true })).not.toHaveProperty('think');
});

describe('a rated table', () => {
  const open = at([YOU, OPEN, 'smart', 'planner'], { isRated: true });

  test('is one of people and bots whose strength was measured, by the usual rules', () => {
    expect(unratedBy(card, open)).toBeNull();
    expect(unratedBy(card, { ...open, players: [YOU, OPEN, OPEN, OPEN] })).toBeNull();
    expect(unratedBy(card, { ...open, options: { clamp: 'each' } })).toBeNull(); // as usual, chosen by hand
    expect(ratedIfItCan(card, open)).toBe(open);
  });

  test.each([
    ['bots', { players: [YOU, OPEN, 'smart', 'mixed'] }],
    ['options', { options: { clamp: 'end' } }],
  ] as const)(
    'cannot be otherwise: the choice is grey and says why, and what was chosen is given up (%s)',
    (why, change) => {
      const plan = { ...open, ...change };
      expect(unratedBy(card, plan)).toBe(why);
      expect(onlineSetup(ratedIfItCan(card, plan)).isRated).toBe(false);
      const more = { card, plan, onPlan: () => {}, isOnline: true, children: null };
      const shown = renderToStaticMarkup(createElement(More, more));
      expect(shown).toMatch(/<input [^>]*disabled="" name="rated"/);
      expect(shown).toContain(SETUP_WORDS.en.unrated[why]);
      expect(SETUP_WORDS.zh.unrated[why]).toMatch(/^[\p{sc=Han}，“”]+$/u);
    },
  );
});

test('every level but chance is offered, newcomers’ too, each with as many strokes as it is strong', () => {
  for (const { bots, usualBot } of [card, many]) {
    expect(bots.map(({ strokes }) => strokes)).toEqual([0, 1, 1, 2, 3, 4, 4]);
    expect(bots.find(({ id }) => id === usualBot)?.level).toBe('Newcomer');
  }
});

test('whoever just wants to play, or names nobody, meets bots for newcomers', async () => {
  for (const setup of [FIRST_TABLE, { game: 'thrones' }]) {
    const seat = new TestSeat();
    await seat.call('open', { id: null, setup, language: 'en', pace: 0 });
    const { seats } = seat.news.frame.scene;
    const others = seats.map(({ player }) => player).filter((player) => player !== '');
    expect(others.length).toBeGreaterThan(0);
    for (const player of others) expect(player).toContain('Newcomer');
  }
});
