import type { Answer, Bot } from '@cardwright/players';

/** How long decisions took: counts in buckets of five per cent, plain data that threads can hand over and add up. */
export type Times = number[];

const BUCKETS = 512;
const STEP = Math.log(1.05);
const SHORTEST = 1e-5; // ms

export const noTimes = (): Times => Array.from({ length: BUCKETS }, () => 0);

export function addTime(times: Times, ms: number): void {
  const bucket = Math.round(Math.log(Math.max(ms, SHORTEST) / SHORTEST) / STEP);
  const at = Math.min(BUCKETS - 1, bucket);
  times[at] = (times[at] ?? 0) + 1;
}

export const addTimes = (a: Times, b: Times): Times => a.map((count, i) => count + (b[i] ?? 0));

/** The time that this part of the decisions did not exceed, in ms; 0 if there were none. */
export function quantile(times: Times, part: number): number {
  const total = times.reduce((sum, count) => sum + count, 0);
  let left = part * total;
  const bucket = times.findIndex((count) => {
    left -= count;
    return count > 0 && left <= 0;
  });
  return bucket < 0 ? 0 : Number((SHORTEST * Math.exp(STEP * bucket)).toPrecision(3));
}

/** A clock in milliseconds. */
type Clock = () => number;

async function later(answer: Promise<Answer>, times: Times, clock: Clock, began: number): Promise<Answer> {
  const given = await answer;
  addTime(times, clock() - began);
  return given;
}

/** The same bot, with its thinking timed. */
export const timed = (bot: Bot, times: Times, clock: Clock = () => performance.now()): Bot => ({
  ...bot,
  open(seat, seed) {
    const thinker = bot.open(seat, seed);
    return {
      ...thinker,
      decide(ask) {
        const began = clock();
        const answer = thinker.decide(ask);
        if (answer instanceof Promise) return later(answer, times, clock, began);
        addTime(times, clock() - began);
        return answer;
      },
    };
  },
});
