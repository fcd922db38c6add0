/** How long people may take, in milliseconds. */
export interface TimeControl {
  readonly answer: number; // to answer what somebody did
  readonly play: number; //   for a decision in one's own turn
  readonly setup: number; //  to choose before the game
  readonly bank: number; //   what a seat may take beyond that, in all
  readonly gain: number; //   what its bank gets back each turn, up to what it was
}

export const USUAL_TIMES: TimeControl = { answer: 15_000, play: 45_000, setup: 60_000, bank: 90_000, gain: 5_000 };

/** What is customary at a table. */
export interface TablePolicy {
  readonly undo: 'free' | 'fair' | 'none'; // free: anything can be taken back; fair: what nobody has noticed
  readonly aids: boolean; //                  hints are to be had
  readonly time: TimeControl | null; //       null: nobody is hurried
  /** How long a bot takes, and a seat that has nothing to choose: drawn for all of them alike, so that silence tells nothing. Null: no time. */
  readonly pause: { readonly min: number; readonly max: number } | null;
  readonly presence: boolean; //              people come and go; where all of them are away the game stands still
  readonly grace: number; //                  ms somebody may be away before a bot sits in
}

/** Alone, or all at one screen: nobody is hurried and everything can be taken back. */
export const ALONE: TablePolicy = { undo: 'free', aids: true, time: null, pause: null, presence: false, grace: 0 };

/** People who are not in one room. */
export const ONLINE: TablePolicy = {
  undo: 'fair',
  aids: false,
  time: USUAL_TIMES,
  pause: { min: 600, max: 1200 },
  presence: true,
  grace: 60_000,
};
