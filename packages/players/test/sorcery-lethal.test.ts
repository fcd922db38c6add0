import { childSeed, Match, one, randomFrom } from '@cardwright/engine';
import { type Sorcery, sorcery } from '@cardwright/sorcery';
import { expect, test } from 'vitest';
import { Asking } from '../src/index.ts';
import { smart, sorcerySearchers } from '../src/sorcery/index.ts';
import { answerIn } from './answers.ts';

const NODES = 5000;
const PUZZLES = 150;

type Deal = { seed: number; options: Record<string, string> };

/** The least life the other can be brought to this turn, by trying everything, and whether everything could be tried. */
function least(match: Match<Sorcery>, seat: number): { life: number; isAll: boolean } {
  let [life, nodes] = [Number.POSITIVE_INFINITY, 0];
  const visit = (world: Match<Sorcery>): void => {
    life = Math.min(life, world.state.players[1 - seat]?.life ?? 0);
    world.decision?.options.forEach((option, i) => {
      if (option.type === 'end' || nodes++ > NODES) return;
      const after = world.fork({ checkpoints: true });
      after.choose(one(i));
      if (after.state.turn === match.state.turn && after.decision !== null) visit(after);
      else if (after.state.turn > match.state.turn)
        return; // there was nothing left but to end the turn
      else life = Math.min(life, after.state.players[1 - seat]?.life ?? 0);
    });
  };
  visit(match);
  return { life, isAll: nodes <= NODES };
}

/** Positions of games in which the other is killed this turn by the best play and by nothing less. */
function puzzles(): { match: Match<Sorcery>; isSimple: boolean }[] {
  const found: { match: Match<Sorcery>; isSimple: boolean }[] = [];
  for (let seed = 0; found.length < PUZZLES; seed++) {
    const deal: Deal = { seed, options: { edition: seed % 2 === 0 ? 'f2020' : 'standard' } };
    const match = Match.start(sorcery, deal);
    const random = randomFrom(childSeed(seed, 1));
    while (match.decision !== null && found.length < PUZZLES) {
      const { seat } = match.decision;
      if (random.below(6) === 0) {
        const { life, isAll } = least(match, seat);
        const now = match.state.players[1 - seat]?.life ?? 0;
        const damage = now - life;
        const onTable =
          match.state.players[seat]?.minions.reduce((sum, each) => sum + each.attack * each.actions, 0) ?? 0;
        if (isAll && damage > 0) {
          const parked = match.park();
          for (const player of [(parked.state as Sorcery['state']).players[1 - seat]]) if (player) player.life = damage;
          found.push({ match: Match.unpark(sorcery, deal, parked), isSimple: damage <= onTable });
        }
      }
      match.choose(answerIn(smart, match, random).choice);
    }
  }
  return found;
}

const PUZZLE_LIST = puzzles();

test('some of the puzzles take more than the attacks on the table', () => {
  expect(PUZZLE_LIST.filter(({ isSimple }) => !isSimple).length).toBeGreaterThan(20);
});

test.each(sorcerySearchers)('$id kills whenever it can', async (bot) => {
  const missed: string[] = [];
  for (const [i, { match: puzzle }] of PUZZLE_LIST.entries()) {
    const match = puzzle.fork();
    const seat = match.decision?.seat as number;
    const random = randomFrom(i);
    const keys: string[] = [];
    while (match.decision?.seat === seat) {
      const { choice } = await bot.open(seat, 1).decide(new Asking(match, random, { budget: { iterations: 20 } }));
      keys.push(match.keyOf(match.decision.options[choice[0] as number] as Sorcery['option']));
      match.choose(choice);
    }
    if (match.outcome?.scores[seat] !== 1) missed.push(`puzzle ${i}: ${keys.join(' ')}`);
  }
  expect(missed).toEqual([]);
});
