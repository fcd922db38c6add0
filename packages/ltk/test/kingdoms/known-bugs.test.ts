import { anyChoice, formatRecord, Match, parseRecord, randomFrom, replay } from '@cardwright/engine';
import { playAtRandom } from '@cardwright/testing';
import { expect, test } from 'vitest';
import { ltkKingdoms } from '../../src/index.ts';
import { SHU, WEI, WU, war } from './war.ts';

// What other programs got wrong (their trackers tell), besides the careerist's part in claims.test.ts and end.test.ts.

test('a match that was put away and taken up again knows genders and kingdoms as before', () => {
  const { sun, table: t } = war({
    sun: { heroes: ['sun-shangxiang', 'wu-a'], hp: 2, hand: ['strike', 'strike'] },
    cao: { heroes: WEI, hp: 2 },
  });
  const fork = t.match.fork();
  expect(fork.decision?.options.map((option) => fork.keyOf(option))).toContain('skill:jieyin>1');
  expect(fork.decision?.options).toEqual(t.match.decision?.options);
  expect(sun.claimed).toBe('wu');
});

test('a skill used up in this phase, and a recast card, stay so in a copy of the match', () => {
  const {
    zhou,
    cao,
    table: t,
  } = war({
    zhou: { heroes: ['ding-feng', 'wu-a'], hand: ['dodge', 'chain', 'peach'] },
    cao: { heroes: WEI },
  });
  zhou.invokes('fenxun', { on: cao }).chooses('dodge');
  zhou.recasts('chain');
  const copy = t.match.fork();
  const offered = copy.decision?.options.map((option) => copy.keyOf(option)) ?? [];
  expect(offered.filter((key) => key.startsWith('skill:fenxun'))).toEqual([]);
  expect(copy.state.discard.map((id) => t.nameOf(id))).toEqual(['dodge', 'chain']);
});

test('each of several targets decides for itself', () => {
  const { cao, sun, liu } = war({
    cao: { heroes: WEI, hand: ['arrow-barrage'] },
    sun: { heroes: WU, hand: ['dodge'] },
    liu: { heroes: SHU, hand: ['dodge'] },
  });
  cao.plays('arrow-barrage');
  sun.answers('dodge');
  liu.passes();
  expect([sun.hp, liu.hp, sun.hand, liu.hand]).toEqual([4, 3, [], ['dodge']]);
});

test('a replay reveals what was revealed, when it was revealed', () => {
  const events: string[] = [];
  const match = playAtRandom(ltkKingdoms, { seed: 5, seats: 6 }, randomFrom(5), {
    listen: (event) => void (event.type === 'hero-revealed' && events.push(JSON.stringify(event))),
  });
  const record = parseRecord(formatRecord(match.record()));
  const again: string[] = [];
  const replayed = replay(ltkKingdoms, record, {
    listen: (event) => void (event.type === 'hero-revealed' && again.push(JSON.stringify(event))),
  });
  expect([again, replayed.digest()]).toEqual([events, match.digest()]);
  expect(events.length).toBeGreaterThan(4);
});

test('whoever never answers in time does not hold up the game, nor do all together', () => {
  const play = (seed: number, sleeps: (seat: number) => boolean) => {
    const random = randomFrom(seed);
    const match = Match.start(ltkKingdoms, { seed, seats: 4 }, { checkpoints: false });
    while (match.decision !== null) {
      const { seat, default: unanswered } = match.decision;
      match.choose(sleeps(seat) ? unanswered : anyChoice(match.decision, random));
    }
    return match.outcome?.label;
  };
  for (let seed = 0; seed < 10; seed++) expect(play(seed, (seat) => seat % 2 === 0)).toBeDefined();
  expect(play(1, () => true)).toBe('draw'); // nobody does anything for a thousand turns
});
