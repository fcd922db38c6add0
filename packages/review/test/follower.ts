import { loadGame } from '@cardwright/registry';
import { DEPTHS } from '../src/depth.ts';
import { lossOf } from '../src/mark.ts';
import { askingAt } from '../src/moment.ts';
import { searchOf } from '../src/search-of.ts';
import { verdictOn } from '../src/verdict.ts';
import { gameOf } from './games.ts';

/** What the choices of somebody who does what the strongest searcher would do give away, on average; at another seat in every game. */
export async function lossOfFollower(id: string, games: number): Promise<{ loss: number; weighed: number }> {
  const entry = await loadGame(id);
  const bot = entry.bots.findLast(({ search }) => search !== undefined);
  if (bot === undefined) throw new Error(`${id} has no searcher`);
  const judge = { ...entry, search: searchOf(entry) };
  let [loss, weighed] = [0, 0];
  for (let seed = 0; seed < games; seed++) {
    const seat = seed % entry.game.seats.default;
    let own = 0;
    await gameOf(
      entry,
      seed,
      async (moment) => {
        if (moment.match.decision?.seat !== seat) return;
        const verdict = await verdictOn(askingAt(moment, own++), moment.choice, judge, DEPTHS.usual);
        if (verdict === null) return;
        loss += lossOf(verdict.loss);
        weighed++;
      },
      { seat, bot },
    );
  }
  return { loss: loss / weighed, weighed };
}
