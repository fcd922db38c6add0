import { describe, expect, test } from 'vitest';
import { ask, type Decision, IllegalChoiceError, Match, type Viewer, type Waiting } from '../src/index.ts';
import { complaint } from './complaint.ts';
import { toy } from './toy.ts';

const kindsAsked = (driving: { askForced?: boolean }): string[] => {
  const match = Match.start(toy, { seed: 1 }, driving);
  const kinds: string[] = [];
  while (match.decision !== null) {
    kinds.push(match.decision.kind);
    match.choose(match.decision.default);
  }
  return kinds;
};

describe('a match is started', () => {
  test('with the default number of seats and the default options', () => {
    const match = Match.start(toy, { seed: 5 });
    expect(match.seats).toBe(2);
    expect(match.record()).toMatchObject({ seed: 5, options: { mood: 'calm', size: 4, open: false, title: '' } });
  });

  const rows: [name: string, deal: Parameters<typeof Match.start>[1], complaint: string][] = [
    [
      'a negative seed',
      { seed: -1 },
      'seed -1 is no seed; a seed is a whole number from 0 to 9007199254740991, or 32 hexadecimal digits',
    ],
    [
      'half a seed',
      { seed: 0.5 },
      'seed 0.5 is no seed; a seed is a whole number from 0 to 9007199254740991, or 32 hexadecimal digits',
    ],
    ['one seat', { seed: 1, seats: 1 }, 'toy is played by 2 to 4, not by 1'],
    ['half a seat', { seed: 1, seats: 2.5 }, 'toy is played by 2 to 4, not by 2.5'],
    ['a bad option', { seed: 1, options: { size: 0 } }, 'toy option "size" is 0; it takes a whole number from 1 to 9'],
  ];
  test.each(rows)('but not with %s', (_, deal, wanted) => {
    expect(complaint(() => Match.start(toy, deal))).toBe(wanted);
  });

  test('with as many as can play', () => expect(Match.start(toy, { seed: 1, seats: 4 }).seats).toBe(4));

  test('nor with another number than the only one', () => {
    const pair: typeof toy = { ...toy, seats: { min: 2, max: 2, default: 2 } };
    expect(complaint(() => Match.start(pair, { seed: 1, seats: 3 }))).toBe('toy is played by 2, not by 3');
  });
});

describe('a forced decision', () => {
  test('is answered by the match', () => {
    expect(kindsAsked({})).toEqual(['choose', 'gather', 'finish']);
  });

  test('is asked when the driver wants to see it', () => {
    expect(kindsAsked({ askForced: true })).toEqual(['begin', 'choose', 'gather', 'go-on', 'finish', 'tidy']);
  });

  test('has its effect either way, and is in no record', () => {
    const [quiet, asked] = [Match.start(toy, { seed: 1 }), Match.start(toy, { seed: 1 }, { askForced: true })];
    for (const match of [quiet, asked]) while (match.decision !== null) match.choose(match.decision.default);
    expect(quiet.state.picked).toEqual(['only', 'c', 'only', 'lost', 'only']);
    expect(asked.state).toEqual(quiet.state);
    expect(asked.record()).toEqual(quiet.record());
    expect(quiet.record().choices.map(({ keys }) => keys)).toEqual([['c'], [], ['lost']]);
  });

  test('does not count', () => {
    const match = Match.start(toy, { seed: 1 }, { askForced: true });
    const lengths = [match.length];
    while (match.decision !== null) {
      match.choose(match.decision.default);
      lengths.push(match.length);
    }
    expect(lengths).toEqual([0, 0, 1, 2, 2, 3, 3]);
  });
});

describe('a choice', () => {
  test('in the order picked reaches the rules', () => {
    const match = Match.start(toy, { seed: 1 });
    match.choose([1]);
    match.choose([2, 0]);
    expect(match.state.picked).toEqual(['only', 'b', 'z', 'x', 'only']);
  });

  const bad: [choice: number[], reason: string][] = [
    [[3], 'choose: there is no option 3; the options are 0 to 2'],
    [[], 'choose: pick 1 of the 3 options, not 0'],
    [[0, 1], 'choose: pick 1 of the 3 options, not 2'],
  ];
  test.each(bad)('%j is refused and changes nothing', (choice, reason) => {
    const match = Match.start(toy, { seed: 1 });
    const before = [match.digest(), match.length, match.decision];
    expect(complaint(() => match.choose(choice))).toBe(reason);
    expect([match.digest(), match.length, match.decision]).toEqual(before);
  });

  test('by a key that is not offered is refused with the keys that are', () => {
    const match = Match.start(toy, { seed: 1 });
    expect(() => match.chooseKeys(['d'])).toThrow(IllegalChoiceError);
    expect(complaint(() => match.chooseKeys(['d']))).toBe('seat 0 cannot choose "d"; it can: a b c');
    expect(match.length).toBe(0);
  });

  test('after the end is refused', () => {
    const match = Match.start(toy, { seed: 1 });
    for (const keys of [['a'], [], ['won']]) match.chooseKeys(keys);
    expect(match.decision).toBeNull();
    expect(match.outcome).toEqual({ label: 'won', scores: [1, 0] });
    expect(complaint(() => match.choose([0]))).toBe('the game is over: there is nothing to choose');
    expect(complaint(() => match.chooseKeys(['a']))).toBe('the game is over: there is nothing to choose');
  });
});

describe('what others learn of an open decision', () => {
  const match = Match.start(toy, { seed: 1 });
  const open = match.decision as Decision;
  match.choose([0]);
  const secret = match.decision as Decision;
  const at = { open: Match.start(toy, { seed: 1 }), secret: match };
  const rows: ['open' | 'secret', Viewer, Decision | Waiting][] = [
    ['open', 0, open],
    ['open', 1, { seat: 0, kind: 'choose' }],
    ['open', 'public', { seat: 0, kind: 'choose' }],
    ['open', 'all', open],
    ['secret', 0, { seat: null, kind: 'gather' }],
    ['secret', 1, secret],
    ['secret', 'public', { seat: null, kind: 'gather' }],
    ['secret', 'all', secret],
  ];
  test.each(rows)('%s, %s', (which, viewer, wanted) => expect(at[which].decisionFor(viewer)).toStrictEqual(wanted));

  test('nothing is open when the game is over', () => {
    const over = Match.start(toy, { seed: 1 });
    for (const keys of [['a'], [], ['won']]) over.chooseKeys(keys);
    expect([over.decisionFor('all'), over.decisionFor(0), over.decisionFor('public')]).toEqual([null, null, null]);
    expect(over.refusals()).toEqual([]);
  });
});

test('a match asks its game for refusals and views', () => {
  const match = Match.start(toy, { seed: 8 });
  expect(match.refusals()).toEqual([{ option: { type: 'pick', name: 'd-1' }, reason: 'no-d' }]);
  expect(([0, 1, 'public', 'all'] as Viewer[]).map((viewer) => match.view(viewer).hidden)).toEqual([null, 8, null, 8]);
});

test('a glance is the view, unless the game has one that is cheaper', () => {
  const hasty: typeof toy = { ...toy, glance: ({ step }) => ({ step, hidden: -1 }) };
  expect(Match.start(toy, { seed: 8 }).glance(1)).toEqual({ step: 1, hidden: 8 });
  expect(Match.start(hasty, { seed: 8 }).glance(1)).toEqual({ step: 1, hidden: -1 });
});

test('whoever chose may change the list afterwards', () => {
  const match = Match.start(toy, { seed: 1 });
  match.choose([0]);
  const picks = [2, 0];
  match.choose(picks);
  picks.length = 0;
  expect(match.fork().record().choices[1]).toEqual({ seat: 1, keys: ['z', 'x'] });
  expect(match.fork().state.picked).toEqual(match.state.picked);
});

test('a key that is not offered is answered with up to twelve that are', () => {
  const many = (count: number): typeof toy => ({
    ...toy,
    *play() {
      yield ask(
        0,
        'pick',
        Array.from({ length: count }, (_, i) => ({ type: 'pick' as const, name: `k${i}` })),
      );
    },
  });
  const said = (count: number): string => complaint(() => Match.start(many(count), { seed: 1 }).chooseKeys(['no']));
  expect(said(12)).toContain('k11');
  expect(said(12)).not.toContain('in all');
  expect(said(13)).toContain('(13 in all)');
});

test('what the options leave to the program is in the record', () => {
  const growing: typeof toy = { ...toy, content: () => ({ title: 'ann,bob' }) };
  expect(Match.start(growing, { seed: 1 }).record().content).toEqual({ title: 'ann,bob' });
  expect('content' in Match.start(toy, { seed: 1 }).record()).toBe(false);
});

test('who imagines with all that is seen has what is still to be drawn stacked anew; a game without that stays as it is', () => {
  const stacked: typeof toy = {
    ...toy,
    restack: (state) => {
      state.hidden = 99;
    },
  };
  expect(Match.start(stacked, { seed: 8 }).imagine('all', 1).state.hidden).toBe(99);
  expect(Match.start(stacked, { seed: 8 }).imagine(1, 1).state.hidden).not.toBe(99);
  expect(Match.start(toy, { seed: 8 }).imagine('all', 1).state.hidden).toBe(8);
});

test('in mid-resolution who is asked may imagine, and who sees all; nobody else', () => {
  const match = Match.start(toy, { seed: 8 });
  match.chooseKeys(['b']);
  const asked = match.decision?.seat as number;
  expect(match.decision?.checkpoint).toBe(false);
  expect(match.imagine('all', 1).decision).toEqual(match.imagine(asked, 1).decision);
  expect(() => match.imagine(1 - asked, 1)).toThrow('only at a checkpoint or at a decision of its own');
});
