import type { ReplayStore } from './store.ts';
import { movesOf, turnAfter, turnBefore } from './turns.ts';

/** What one can do with a replay. */
export interface ReplayActions {
  first(): void;
  turnBack(): void;
  back(): void;
  toggleRunning(): void;
  on(): void;
  turnOn(): void;
  last(): void;
  toggleEverything(): void;
}

export function actionsOf(store: ReplayStore, length: number): ReplayActions {
  const turns = (): readonly number[] => movesOf(store.getState().story, 'turn');
  const seek = (to: (at: number) => number) => (): void => {
    const { at, run } = store.getState();
    run(false); // whoever looks for a place wants it to stay there
    store.getState().seek(to(at));
  };
  return {
    first: seek(() => 0),
    turnBack: seek((at) => turnBefore(turns(), at)),
    back: seek((at) => at - 1),
    toggleRunning: () => store.getState().run(!store.getState().isRunning),
    on: () => {
      store.getState().run(false);
      store.getState().stepOn();
    },
    turnOn: seek((at) => turnAfter(turns(), at, length)),
    last: seek(() => length),
    toggleEverything: () => store.getState().toggleEverything(),
  };
}
