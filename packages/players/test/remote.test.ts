import { childSeed, type Event, Match, randomFrom } from '@cardwright/engine';
import { type Ltk, ltkIdentity } from '@cardwright/ltk';
import { expect, test } from 'vitest';
import { type Answer, atOnce, type Bot, type Offer, random, Seating } from '../src/index.ts';
import { ltkSearchers, strategist } from '../src/ltk/index.ts';
import { Desk, Post, type RemoteThinking, type ToDesk } from '../src/remote/index.ts';

const planner = ltkSearchers.find(({ id }) => id === 'planner') as Bot<Ltk>;
const offer = { game: ltkIdentity, bots: ltkSearchers } as unknown as Offer;

/** A desk in a thread that is not one: what goes there and back is copied, as between threads. */
function thread(): { post: Post; said: ToDesk[] } {
  const said: ToDesk[] = [];
  const desk = new Desk(
    () => offer,
    (message) => post.receive(structuredClone(message)),
  );
  const post: Post = new Post((message) => {
    said.push(structuredClone(message));
    void desk.receive(structuredClone(message));
  });
  return { post, said };
}

/** A table of strategists after some choices, with a planner at every seat from there on. */
function standing(choices: number, elsewhere?: RemoteThinking): { match: Match<Ltk>; seating: Seating<Ltk> } {
  const events: Event[] = [];
  const bots = Array.from({ length: 5 }, () => strategist);
  const before = new Seating<Ltk>(bots, 3);
  const match = Match.start(ltkIdentity, { seed: 3, seats: 5 }, { listen: (event) => events.push(event) });
  const own = randomFrom(9);
  for (let i = 0; i < choices; i++) match.choose(atOnce(before.ask(match, own)).choice);
  const seating = new Seating<Ltk>(
    bots.map(() => planner),
    3,
    { elsewhere },
  );
  for (const event of events) seating.listen?.(event);
  return { match, seating };
}

test('what is thought elsewhere is what would be thought here', async () => {
  let searched = 0;
  for (let choices = 20; choices < 60; choices += 4) {
    const { post, said } = thread();
    const there = standing(choices, post);
    const here = standing(choices);
    const budget = { iterations: 24 };
    const seed = childSeed(1, choices);
    const answer: Answer = await there.seating.ask(there.match, randomFrom(seed), { budget });
    const own = randomFrom(randomFrom(seed).below(2 ** 31));
    expect(answer).toEqual(await here.seating.ask(here.match, own, { budget }));
    expect(said).toHaveLength(1);
    if (answer.considered !== undefined) searched++;
  }
  expect(searched).toBeGreaterThan(3);
});

test('only bots that search are sent elsewhere', () => {
  const { post, said } = thread();
  const match = Match.start(ltkIdentity, { seed: 3, seats: 5 });
  const seating = new Seating<Ltk>(
    Array.from({ length: 5 }, () => random),
    3,
    { elsewhere: post },
  );
  expect(seating.ask(match, randomFrom(1))).not.toBeInstanceOf(Promise);
  expect(said).toEqual([]);
});

test('a bot that is called off answers with the best so far', async () => {
  const { post } = thread();
  for (let choices = 20; choices < 60; choices += 4) {
    const { match, seating } = standing(choices, post);
    const thinking = new AbortController();
    const answer = seating.ask(match, randomFrom(1), { budget: { ms: 600_000 }, signal: thinking.signal });
    setTimeout(() => thinking.abort(), 20);
    const { choice } = await answer; // ten minutes have not passed
    expect(choice.length).toBeGreaterThanOrEqual(match.decision?.min ?? 1);
  }
});

test('so does one that was called off before it was asked', async () => {
  const { post } = thread();
  let searched = 0;
  for (let choices = 20; choices < 60; choices += 4) {
    const { match, seating } = standing(choices, post);
    const asked = { budget: { ms: 600_000 }, signal: AbortSignal.abort() };
    const { considered } = await seating.ask(match, randomFrom(1), asked);
    if (considered === undefined) continue;
    expect(considered.map(({ visits }) => visits)).toEqual(considered.map(() => 1)); // in one world
    searched++;
  }
  expect(searched).toBeGreaterThan(3);
});

test('what goes wrong there is said here', async () => {
  const desk = new Desk(
    () => {
      throw new Error('there is no such game');
    },
    (message) => post.receive(message),
  );
  const post: Post = new Post((message) => void desk.receive(message));
  const { match, seating } = standing(20, post);
  await expect(seating.ask(match, randomFrom(1))).rejects.toThrow('there is no such game');
  const gone = new Post(() => {});
  const lost = standing(20, gone);
  const waiting = lost.seating.ask(lost.match, randomFrom(1));
  gone.fail('the thread is gone');
  await expect(waiting).rejects.toThrow('the thread is gone');
});
