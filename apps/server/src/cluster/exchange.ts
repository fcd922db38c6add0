/** How server processes speak to each other: what is published at an address is heard by whoever listens there, or lost. */
export interface Exchange {
  /** For how many milliseconds what is published has had no way; 0: it has one. */
  readonly down: number;
  publish(address: string, text: string): void;
  listen(address: string, hear: (text: string) => void): void;
  /** The way was gone and is there again: what was on it may be lost. */
  onBack(act: () => void): void;
  close(): Promise<void>;
}

/** One server process, which has nobody to speak to. */
export const nobodyElse: Exchange = {
  down: 0,
  publish: () => undefined,
  listen: () => undefined,
  onBack: () => undefined,
  close: () => Promise.resolve(),
};
