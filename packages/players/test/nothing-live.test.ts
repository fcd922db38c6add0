import { digestOf, type Event, type Game, type GameTypes, Match, randomFrom } from '@cardwright/engine';
import { ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { sorcery } from '@cardwright/sorcery';
import { thrones } from '@cardwright/thrones';
import { expect, test } from 'vitest';
import { type Ask, atOnce, type Bot, random, Seating } from '../src/index.ts';

/** Empties and overwrites whatever it is handed. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) spoil(part);
  for (const field of Object.keys(value)) Reflect.set(value, field, -1);
  if (Array.isArray(value)) Reflect.set(value, 'length', 0);
}

const spoiling = (isOn: boolean): Bot => ({
  ...random,
  listens: true,
  open: (seat, seed) => ({
    observe: (events) => (isOn ? spoil(events) : undefined),
    decide(ask: Ask) {
      const answer = random.open(seat, seed).decide(ask);
      const handed = [ask.view, ask.decision, ask.keys, ask.history];
      if (isOn) for (const each of handed) spoil(each);
      return answer;
    },
  }),
});

function played<T extends GameTypes>(game: Game<T>, bot: Bot, seed: number): { digest: number; log: number } {
  const seating = new Seating<T>(
    Array.from({ length: game.seats.default }, () => bot),
    seed,
  );
  const log: Event[] = [];
  const match = Match.start(
    game,
    { seed },
    {
      listen(event) {
        log.push(event);
        seating.listen?.(event);
      },
    },
  );
  const draws = randomFrom(seed);
  while (match.decision !== null) match.choose(atOnce(seating.ask(match, draws)).choice);
  return { digest: match.digest(), log: digestOf(log) };
}

test.each<[string, <R>(use: <T extends GameTypes>(game: Game<T>) => R) => R]>([
  ['thrones', (use) => use(thrones)],
  ['sorcery', (use) => use(sorcery)],
  ['ltk-identity', (use) => use(ltkIdentity)],
  ['ltk-kingdoms', (use) => use(ltkKingdoms)],
])('%s: whatever a bot does to what it is handed, the match and its log stay the same', (_, withGame) => {
  for (let seed = 1; seed <= 10; seed++) {
    const of = (isOn: boolean) => withGame((game) => played(game, spoiling(isOn), seed));
    expect(of(true)).toEqual(of(false));
  }
});
