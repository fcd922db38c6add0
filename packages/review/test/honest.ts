import { anyChoice, childSeed, randomFrom } from '@cardwright/engine';
import type { Ask } from '@cardwright/players';
import { type GameEntry, loadGame } from '@cardwright/registry';
import type { Depth } from '../src/depth.ts';
import { askingAt, type Moment } from '../src/moment.ts';
import { searchOf } from '../src/search-of.ts';
import { verdictOn } from '../src/verdict.ts';
import { gameOf } from './games.ts';

/** States of games of bots, one in so many decisions. */
export async function momentsOf(entry: GameEntry, count: number, every: number): Promise<Moment[]> {
  const moments: Moment[] = [];
  for (let seed = 0; moments.length < count; seed++) {
    let n = 0;
    await gameOf(entry, seed, ({ match, events }) => {
      if ((n++ + seed) % every === every - 1 && moments.length < count)
        moments.push({ match: match.fork(), events: events.slice() });
    });
  }
  return moments;
}

const SHALLOW: Depth = { line: 1, looks: 1, duel: 1, facts: 4 };

/** How a question is handed on: as it is, or with a way to the truth. */
type Handing = (moment: Moment, ask: Ask) => Ask;

const honestly: Handing = (_, ask) => ask;

/** A question whose imagined worlds are the true one. */
export const peeking: Handing = ({ match }, ask) =>
  new Proxy(ask, { get: (of, field) => (field === 'imagine' ? () => match.fork() : Reflect.get(of, field, of)) });

/** Verdicts on any choices that are others when only what the seat could not know is otherwise; and how many there were at all. */
export async function differences(
  id: string,
  count: number,
  swaps: number,
  every: number,
  handed: Handing = honestly,
): Promise<{ weighed: number; different: string[] }> {
  const entry = await loadGame(id);
  const judge = { ...entry, search: searchOf(entry) };
  const different: string[] = [];
  let weighed = 0;
  for (const [i, moment] of (await momentsOf(entry, count, every)).entries()) {
    const { match, events } = moment;
    const { decision } = match;
    if (decision === null) continue;
    const choice = anyChoice(decision, randomFrom(i));
    const verdictIn = async (each: Moment): Promise<string> =>
      JSON.stringify(await verdictOn(handed(each, askingAt(each, i)), choice, judge, SHALLOW));
    const truth = await verdictIn(moment);
    if (truth !== 'null') weighed++;
    for (let k = 0; k < swaps; k++) {
      const other = await verdictIn({ match: match.imagine(decision.seat, childSeed(i, k)), events });
      if (other !== truth) different.push(`${decision.kind}: ${truth} but ${other}`);
    }
  }
  return { weighed, different };
}
