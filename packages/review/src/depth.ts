import { BadInputError } from '@cardwright/engine';

/** How much is played out. A look is as many worlds as the game's search takes before it drops anybody. */
export interface Depth {
  readonly line: number; //   playouts for the chances at a moment
  readonly looks: number; //  looks a candidate of a decision gets, at most, until it is among the best …
  readonly duel: number; //   … and then with the best in worlds not used before
  readonly facts: number; //  worlds in which it is looked what came of it
}

export const DEPTHS = {
  quick: { line: 12, looks: 2, duel: 4, facts: 24 },
  usual: { line: 40, looks: 4, duel: 12, facts: 40 },
  deep: { line: 160, looks: 12, duel: 48, facts: 100 },
} as const satisfies Readonly<Record<string, Depth>>;

export type DepthName = keyof typeof DEPTHS;

export const USUAL_DEPTH: DepthName = 'usual';

export function depthNamed(name: string): DepthName {
  const found = Object.keys(DEPTHS).find((each) => each === name.trim().toLowerCase());
  if (found === undefined)
    throw new BadInputError(
      `the depth is ${JSON.stringify(name)}; it takes ${Object.keys(DEPTHS)
        .join(', ')
        .replace(/, (\w+)$/, ' or $1')}`,
    );
  return found as DepthName;
}
