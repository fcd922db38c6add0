import type { CardScene, ChoiceScene, Frame, Prompt, RefusalScene, SeatScene, ThingId } from '@cardwright/client';

/** A decision in a line: what is touched for each answer, `card:1 seat:2`; an empty line is a button. */
export function asked(
  answers: readonly string[],
  { min = 1, max = 1, refused = {} }: { min?: number; max?: number; refused?: Readonly<Record<string, string>> } = {},
): Prompt {
  const things = (line: string): ThingId[] => line.split(' ').filter((word) => word !== '');
  const choices = answers.map(
    (line, index): ChoiceScene => ({
      index,
      key: `${index}`,
      label: [{ text: line === '' ? 'pass' : line }],
      touches: things(line),
      does: line === '' ? 'pass' : null,
    }),
  );
  const refusals = Object.entries(refused).map(([line, text]): RefusalScene => ({ touches: things(line), text }));
  const impossible = Object.entries(refused).map(([line, why]) => ({
    why,
    what: things(line).map((id) => cardOf(id).name),
  }));
  return {
    seat: 0,
    kind: 'play',
    min,
    max,
    verb: null,
    note: '',
    choices,
    next: {},
    refusals,
    impossible,
    otherwise: 'not now',
  };
}

export const cardOf = (id: ThingId): CardScene => ({ id, face: {}, name: `the ${id}`, ref: { kind: 'card', id } });

export const seatOf = (seat: number): SeatScene => ({
  seat,
  id: `seat:${seat}`,
  name: `Player ${seat}`,
  player: seat === 0 ? 'you' : 'bot',
  portrait: null,
  facts: [{ id: 'life', label: 'life', value: '4' }],
  zones: [],
  badges: [],
  isTurn: seat === 0,
  isOut: false,
});

/** A table of so many seats with this hand and this decision. */
export const frameOf = (prompt: Prompt | null, { seats = 3, hand = [] as readonly ThingId[] } = {}): Frame => ({
  game: 'some-game',
  viewer: 0,
  at: 7,
  status: [{ text: 'Play a card' }],
  awaited: [],
  scene: {
    near: 0,
    facts: [],
    seats: Array.from({ length: seats }, (_, seat) => seatOf(seat)),
    centre: [],
    resolving: [],
    hand: { id: 'hand', name: 'Your hand', cards: hand.map(cardOf), count: hand.length },
  },
  prompt,
  ending: null,
  cue: null,
});
