import { parseCards, thrones } from '../src/index.ts';

/** Thrones with these hands and this opener instead of a deal. */
export const arranged = (start: number, hands: readonly string[]): typeof thrones => ({
  ...thrones,
  setup: (options, seats, seed) => ({
    ...thrones.setup(options, seats, seed),
    start,
    hands: hands.map((hand) => parseCards(hand).sort((a, b) => a - b)),
  }),
});

/** The hand-out's own deal of seed 130006. */
export const HAND_OUT = [
  '[JS,KH,QH,5H,9D,8D,6D,3D,QC,9C,8C,2C]',
  '[TS,9S,8S,4S,JH,3H,2H,QD,TD,TC,5C,4C]',
  '[7S,2S,TH,9H,6H,KD,JD,7D,2D,JC,7C,6C]',
  '[KS,QS,6S,5S,3S,8H,7H,4H,5D,4D,KC,3C]',
] as const;
