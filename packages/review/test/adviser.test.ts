import { anyChoice, type Choice, childSeed, isForced, Match, one, randomFrom } from '@cardwright/engine';
import { type Answer, Asking, type Budget } from '@cardwright/players';
import { thoughtIn } from '@cardwright/presenter';
import { type GameEntry, loadGame } from '@cardwright/registry';
import { describe, expect, test } from 'vitest';
import { type Moment, toldTo } from '../src/moment.ts';
import { momentsOf, peeking } from './honest.ts';

const BUDGET: Budget = { iterations: 80 };

interface Wish {
  readonly about?: Choice;
  readonly handed?: typeof peeking;
  readonly signal?: AbortSignal;
  readonly onProgress?: (answer: Answer) => void;
}

/** What the adviser of a game says at a moment, with a fixed number of trials. */
async function adviceAt({ adviser }: GameEntry, moment: Moment, { handed, ...manner }: Wish = {}): Promise<Answer> {
  const memory = { told: (seat: number) => toldTo(moment, seat) };
  const ask = new Asking(moment.match, randomFrom(5), { budget: BUDGET, ...manner }, memory, true);
  const thinker = adviser.open(ask.decision.seat, 0);
  return thinker.decide(handed === undefined ? ask : handed(moment, ask));
}

const nameOf = (choice: Choice): string => choice.toSorted((a, b) => a - b).join();

const isOpen = ({ match }: Moment): boolean => match.decision !== null && !isForced(match.decision);

describe.each([
  ['thrones', 4, 7],
  ['sorcery', 4, 9],
  ['ltk-identity', 3, 41],
  ['ltk-kingdoms', 2, 61],
])('hints in %s', async (id, count, every) => {
  const entry = await loadGame(id);
  const moments = (await momentsOf(entry, count, every)).filter(isOpen);

  test('do not change, to the letter, with what the seat cannot know', async () => {
    for (const [i, moment] of moments.entries()) {
      const { match, events } = moment;
      const seat = match.decision?.seat as number;
      const about = anyChoice(match.decision as NonNullable<typeof match.decision>, randomFrom(i));
      const truth = await adviceAt(entry, moment, { about });
      const other = await adviceAt(entry, { match: match.imagine(seat, childSeed(i, 1)), events }, { about });
      expect(JSON.stringify(other)).toBe(JSON.stringify(truth));
    }
    expect(moments.length).toBeGreaterThan(0);
  });

  test('are up to three, the best first, no two of them alike; and the one that was asked about', async () => {
    for (const [i, moment] of moments.entries()) {
      const about = anyChoice(moment.match.decision as NonNullable<typeof moment.match.decision>, randomFrom(i));
      const { choice, considered = [], reasons } = await adviceAt(entry, moment, { about });
      if (reasons?.[0]?.code === 'only-way') {
        expect(choice).toEqual(about);
        continue;
      }
      const said = considered.map((each) => nameOf(each.choice));
      expect(new Set(said).size).toBe(said.length);
      expect(said.length).toBeLessThanOrEqual(4);
      expect(said).toContain(nameOf(about));
      expect(said[0]).toBe(nameOf(choice));
      for (const { value, error, reasons = [] } of considered) {
        expect(value >= 0 && value <= 1 && error >= 0).toBe(true);
        for (const reason of reasons) expect(thoughtIn('zh', reason, () => '你')).toMatch(/而非/);
      }
    }
  });
});

test('an adviser who looks at the true hands would be caught', async () => {
  const entry = await loadGame('sorcery');
  let different = 0;
  for (const [i, moment] of (await momentsOf(entry, 6, 9)).filter(isOpen).entries()) {
    const { match, events } = moment;
    const other = { match: match.imagine(match.decision?.seat as number, childSeed(i, 1)), events };
    const [a, b] = [
      await adviceAt(entry, moment, { handed: peeking }),
      await adviceAt(entry, other, { handed: peeking }),
    ];
    if (JSON.stringify(a) !== JSON.stringify(b)) different++;
  }
  expect(different).toBeGreaterThan(0);
});

test('something is said soon, then with reasons; and whoever calls it off gets what there is', async () => {
  const entry = await loadGame('sorcery');
  const [moment] = (await momentsOf(entry, 4, 9)).filter(isOpen) as [Moment];
  const heard: Answer[] = [];
  const last = await adviceAt(entry, moment, { onProgress: (answer) => heard.push(answer) });
  expect(heard.length).toBeGreaterThanOrEqual(2);
  const worlds = ({ considered = [] }: Answer): number => considered[0]?.visits ?? 0;
  expect(worlds(last)).toBeGreaterThan(worlds(heard[0] as Answer));
  const early = await adviceAt(entry, moment, { signal: AbortSignal.abort() });
  expect(early.considered?.length).toBeGreaterThan(1);
});

test('where nothing is played out, what is asked about is not what is advised', async () => {
  const entry = await loadGame('ltk-identity');
  const match = Match.start(entry.game, { seed: 3 });
  const moment = { match, events: [] };
  expect(match.decision?.kind).toBe('choose-hero');
  const { choice } = await adviceAt(entry, moment);
  for (const about of [0, 1, 2].map((index) => one(index))) {
    const advice = await adviceAt(entry, moment, { about });
    expect([advice.choice, advice.reasons]).toEqual([choice, [{ code: 'by-experience' }]]);
  }
});
