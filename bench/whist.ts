import { Match, one, randomFrom } from '@cardwright/engine';
import { whist } from '@cardwright/example-whist';
import { playOut, startWhist } from './boardgame-io-whist.ts';
import { median, once, rateOf } from './measure.ts';

const REPEATS = 7;
const MOVES = 52; // of a game: every card is played, by choice or because it is the only one
const random = randomFrom(1);
let seed = 0;

/** A hundred games, so that looking at the clock costs nothing. */
function playOurs(): number {
  for (let i = 0; i < 100; i++) {
    const match = Match.start(whist, { seed: seed++ }, { checkpoints: false });
    while (match.decision !== null) match.choose(one(random.below(match.decision.options.length)));
  }
  return 100 * MOVES;
}

const playTheirs = (client: ReturnType<typeof startWhist>): number =>
  playOut(client, (cards) => cards[random.below(cards.length)] as number).moves;

/** boardgame.io gets its deals and its clients ready-made: only its moves are timed. */
function theirRate(games = 400): Promise<number> {
  const clients = Array.from({ length: games }, () => startWhist(whist.setup({}, 4, seed++)));
  return rateOf(() => clients.reduce((moves, client) => moves + playTheirs(client), 0), 0);
}

const REFERENCE = 25_900; // moves a second of boardgame.io's whist on the core the floors were set on

/** How fast this core is just now, against the one the floors were set on; told by a program that is not ours. */
export const pace = async (): Promise<number> => (await theirRate(50)) / REFERENCE;

/** Both play the same deals with the same cards and must come to the same tricks: then they are the same game. */
function checkSameRules(): void {
  for (let deal = 0; deal < 50; deal++) {
    const match = Match.start(whist, { seed: deal }, { askForced: true });
    const { taken, moves } = playOut(startWhist(whist.setup({}, 4, deal)), (cards) => {
      const offered = (match.decision?.options ?? []).map(({ card }) => card);
      if (offered.join() !== cards.join())
        throw new Error(`deal ${deal}: ${cards.join()} is legal there, ${offered.join()} here`);
      const index = random.below(cards.length);
      match.choose(one(index));
      return cards[index] as number;
    });
    if (moves !== MOVES || taken.join() !== match.state.taken.join()) throw new Error(`deal ${deal} ends differently`);
  }
}

/** Moves a second of the same trick game here and on boardgame.io, measured in turns so that both meet the same machine. */
export const trickGame = once(async () => {
  checkSameRules();
  await rateOf(playOurs);
  await theirRate();
  const rounds: { ours: number; theirs: number }[] = [];
  while (rounds.length < REPEATS) rounds.push({ ours: await rateOf(playOurs), theirs: await theirRate() });
  return {
    ours: median(rounds.map(({ ours }) => ours)),
    theirs: median(rounds.map(({ theirs }) => theirs)),
    ratio: median(rounds.map(({ ours, theirs }) => ours / theirs)),
  };
});
