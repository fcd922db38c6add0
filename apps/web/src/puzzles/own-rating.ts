/** How somebody fares with puzzles: a rating, and what became of the first try at each. */
export interface OwnRating {
  readonly rating: number;
  readonly tried: Readonly<Record<string, boolean>>; // by id: right or wrong
}

const KEY = 'cardwright-puzzles';
export const BEGINNER: OwnRating = { rating: 1200, tried: {} };
const SOON = 20; // so many tries move a rating more than later ones
const STEPS = { early: 48, late: 24 } as const;

/** After a first try; later tries at the same puzzle count for nothing. */
export function rated(
  own: OwnRating,
  puzzle: { readonly id: string; readonly rating: number },
  isRight: boolean,
): OwnRating {
  if (Object.hasOwn(own.tried, puzzle.id)) return own;
  const expected = 1 / (1 + 10 ** ((puzzle.rating - own.rating) / 400));
  const step = Object.keys(own.tried).length < SOON ? STEPS.early : STEPS.late;
  const rating = Math.max(100, Math.round(own.rating + step * (Number(isRight) - expected)));
  return { rating, tried: { ...own.tried, [puzzle.id]: isRight } };
}

/** What was kept of it here, as far as it makes sense. */
export function remembered(): OwnRating {
  try {
    const { rating, tried } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<OwnRating>;
    if (typeof rating !== 'number' || !Number.isFinite(rating) || typeof tried !== 'object' || tried === null)
      return BEGINNER;
    return { rating, tried };
  } catch {
    return BEGINNER; // nothing can be remembered here
  }
}

export function remember(own: OwnRating): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(own));
  } catch {
    // it counts until the page is closed
  }
}
