import { type Game, type Seat } from '@cardwright/engine';
import { ALONE, botPlayer, type FromHost, neverPassing, TableHost } from '@cardwright/host';
import { ltkIdentity } from '@cardwright/ltk';
import { ltkBots } from '@cardwright/players/ltk';
import { loadGame } from '@cardwright/registry';
import { botOf } from './measure.ts';

const { beats } = await loadGame('ltk-identity');
const SEATS = 8;
const GAMES = 8;

interface Telling {
  readonly bytes: number; // of a message, on average
  readonly microseconds: number; // to make it
}

/** Games of eight strategists, all seats looking on, step by step or not: what a message to one of them costs. */
const toldTo = (stepwise: boolean) => (): Telling => {
  const strategist = botOf(ltkBots, 'strategist');
  const seats = Array.from({ length: SEATS }, () => botPlayer(strategist as never));
  const play = (seed: number, lookers: readonly Seat[], hear: (message: FromHost) => void): number => {
    const game = ltkIdentity as unknown as Game;
    const origin = { seed, seats: SEATS };
    const host = new TableHost({
      game,
      passing: neverPassing,
      origin,
      seats,
      policy: ALONE,
      standIn: strategist,
      beats,
    });
    for (const seat of lookers) host.join({ viewer: seat }, hear).receive({ type: 'steps', on: stepwise });
    const began = process.threadCpuUsage();
    host.open();
    const { user, system } = process.threadCpuUsage(began);
    return user + system;
  };
  const all = Array.from({ length: SEATS }, (_, seat) => seat);
  let [bytes, messages, looked, alone] = [0, 0, 0, 0];
  for (let seed = 0; seed < GAMES; seed++) {
    play(seed, all, (message) => {
      messages++;
      bytes += JSON.stringify(message).length;
    });
  }
  for (let seed = 0; seed < GAMES; seed++) {
    alone += play(seed, [], () => undefined);
    looked += play(seed, all, () => undefined);
  }
  return { bytes: bytes / messages, microseconds: (looked - alone) / messages };
};

export const telling = toldTo(false);
export const stepping = toldTo(true);
