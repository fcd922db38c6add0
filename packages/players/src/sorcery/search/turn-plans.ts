import { one, type Seat, type World } from '@cardwright/engine';
import type { Sorcery } from '@cardwright/sorcery/public';
import type { Judge } from './leaf.ts';

/** A turn from now to its end: what is done, by the keys of the options, and how good the table then looks. */
export interface TurnPlan {
  readonly keys: readonly string[];
  readonly value: number;
}

interface Line extends TurnPlan {
  readonly world: World<Sorcery>;
}

/** Nobody does more than this in a turn. */
const LONGEST = 14;

/** Two lines after which a net says exactly the same have come to the same table by other ways. */
const distinct = <L extends TurnPlan>(lines: readonly L[]): L[] => {
  const seen = new Set<number>();
  return lines.filter(({ value }) => {
    if (seen.has(value)) return false;
    seen.add(value);
    return true;
  });
};

const best = <L extends TurnPlan>(lines: readonly L[], count: number): L[] =>
  distinct(lines.toSorted((a, b) => b.value - a.value)).slice(0, count);

/** Every line that does one thing more, and those that end the turn. */
function grown({ world, keys }: Line, seat: Seat, turn: number, judge: Judge): { open: Line[]; ended: TurnPlan[] } {
  const [open, ended]: [Line[], TurnPlan[]] = [[], []];
  const options = world.decision?.options ?? [];
  options.forEach((option, i) => {
    const after = world.fork();
    after.choose(one(i));
    const { chance: value, turn: now } = judge(after, seat);
    const line = { world: after, keys: [...keys, after.keyOf(option)], value };
    if (after.decision !== null && now === turn)
      open.push(line); // else the turn is over, be it for want of anything to do
    else ended.push(line);
  });
  return { open, ended };
}

/**
 * The best ways to play the rest of the turn in an imagined world: of all lines of one action the best few are kept, of all that
 * go on from these the best few, and so on. A line that wins is among them if any line kept comes to it.
 */
export function turnPlans(world: World<Sorcery>, seat: Seat, width: number, count: number, judge: Judge): TurnPlan[] {
  let lines: Line[] = [{ world, keys: [], value: 0 }];
  let plans: TurnPlan[] = [];
  const { turn } = judge(world, seat);
  for (let step = 0; step < LONGEST && lines.length > 0; step++) {
    const next = lines.map((line) => grown(line, seat, turn, judge));
    plans = best([...plans, ...next.flatMap(({ ended }) => ended)], count);
    lines = best(
      next.flatMap(({ open }) => open),
      width,
    );
  }
  return plans;
}
