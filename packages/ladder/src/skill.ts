/** How strong somebody is thought to be, and how sure that is: openskill's numbers. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export const NEWCOMER: Skill = { mu: 25, sigma: 25 / 3 };

const BETA = 25 / 6; //   how far one game scatters
const TAU = 25 / 300; //  what every game adds to the doubt
const LEAST = 1e-4;

/**
 * What a game of everybody for itself says, by the model of Plackett and Luce after Weng and Lin, as openskill has it: better scores are
 * ranked first, equal ones alike.
 */
export function rated(skills: readonly Skill[], scores: readonly number[]): Skill[] {
  const squares = skills.map(({ sigma }) => sigma * sigma + TAU * TAU);
  const scatter = Math.sqrt(squares.reduce((sum, square) => sum + square + BETA * BETA, 0));
  const strengths = skills.map(({ mu }) => Math.exp(mu / scatter));
  const isBefore = (a: number, b: number): boolean => (scores[a] as number) >= (scores[b] as number);
  const below = skills.map((_, q) => strengths.reduce((sum, each, i) => sum + (isBefore(q, i) ? each : 0), 0));
  const equals = skills.map((_, q) => scores.filter((score) => score === scores[q]).length);
  return skills.map(({ mu }, i) => {
    let [push, learned] = [0, 0];
    skills.forEach((_, q) => {
      if (!isBefore(q, i)) return;
      const share = (strengths[i] as number) / (below[q] as number);
      push += ((q === i ? 1 : 0) - share) / (equals[q] as number);
      learned += (share * (1 - share)) / (equals[q] as number);
    });
    const square = squares[i] as number;
    const doubt = (learned * square * Math.sqrt(square)) / scatter ** 3;
    return {
      mu: mu + (push * square) / scatter,
      sigma: Math.sqrt(square) * Math.sqrt(Math.max(1 - doubt, LEAST)),
    };
  });
}
