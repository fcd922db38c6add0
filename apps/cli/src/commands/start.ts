import { isInteractive, type Terminal } from '../line-source.ts';
import { play } from './play.ts';
import { watch } from './watch.ts';

export interface StartOptions {
  readonly lang: string;
  readonly seed?: string;
}

const GAME = 'thrones';

/** What somebody gets who types nothing else: a game in the terminal, or a game of bots to read. */
export function start(given: StartOptions, terminal: Terminal): Promise<void> {
  return isInteractive(terminal)
    ? play(GAME, { ...given, set: [] }, terminal)
    : watch(GAME, { ...given, set: [] }, terminal);
}
