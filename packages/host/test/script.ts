import { ask, type Decision, type Game, type Rng, type Seat, seedRng } from '@cardwright/engine';
import { whist } from '@cardwright/example-whist';

/** A question of so many options; the last one passes. */
export const asked = (
  seat: Seat,
  kind: string,
  more: Partial<Decision> & { readonly choices?: number } = {},
): Decision => {
  const { choices = 2, ...rest } = more;
  const options = Array.from({ length: choices }, (_, i) => ({ type: i === choices - 1 ? 'pass' : `act-${i}` }));
  return { ...ask(seat, kind, options), ...rest };
};

interface State {
  rng: Rng;
  at: number;
}

/** A game that asks these questions one after the other, whatever is answered; a word is something that happens in between. */
export const scripted = (...steps: readonly (Decision | string)[]): Game =>
  ({
    ...whist,
    id: 'script',
    seats: { min: 1, max: 8, default: 3 },
    setup: (): State => ({ rng: seedRng(1), at: 0 }),
    *play(live: { readonly state: State; readonly emit?: (event: { type: string }) => void }) {
      const { state } = live;
      for (; state.at < steps.length; state.at++) {
        const step = steps[state.at] as Decision | string;
        if (typeof step === 'string') live.emit?.({ type: step });
        else yield step;
      }
    },
    outcome: () => ({ label: 'done', scores: [1, 0, 0] }),
    view: ({ at }: State) => ({ at, turn: Math.floor(at / 2) }),
    clone: ({ rng, at }: State) => ({ rng: { ...rng }, at }),
    key: ({ type }: { readonly type: string }) => type,
    refusals: () => [],
  }) as unknown as Game;
