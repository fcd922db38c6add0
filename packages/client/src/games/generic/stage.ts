import type { Fact, SeatScene } from '../../scene.ts';
import type { Stage } from '../../stage.ts';

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** A value of a view in a word or a few: lists with blanks between, anything deeper as it is written down. */
const inWords = (value: unknown): string => {
  if (isPlain(value)) return String(value);
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(inWords).join(' ');
  return JSON.stringify(value);
};

/** The fields of a view that say something, by their names. */
const factsOf = (view: unknown): Fact[] =>
  Object.entries(view as Record<string, unknown>)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([field, value]) => ({ id: field, label: field, value: inWords(value) }));

/** A stage for any game: what the seat sees as facts, every answer as a button. */
export const genericStage: Stage = {
  scene(view, { presenter, players, decision }) {
    const seats = players.map(
      (player, seat): SeatScene => ({
        seat,
        id: `seat:${seat}`,
        name: presenter.name(seat),
        player,
        portrait: null,
        facts: [],
        zones: [],
        badges: [],
        isTurn: decision?.seat === seat,
        isOut: false,
      }),
    );
    const near = (view as { readonly seat?: unknown }).seat;
    const facts = factsOf(view);
    return {
      near: typeof near === 'number' ? near : null,
      facts: [],
      seats,
      centre: [],
      resolving: [],
      hand: null,
      extra: facts,
    };
  },
  touches: () => [],
  least: ({ type }) => (type === 'pass' || type === 'end' ? type : null),
  tone: ({ type }) => (type === 'turn-started' ? 'turn' : type === 'game-ended' ? 'turning' : 'plain'),
  sheet: () => null,
};
