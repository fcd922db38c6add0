import {
  type Deal,
  digestOf,
  type Event,
  formatDigest,
  formatRecord,
  type Game,
  type GameTypes,
  randomFrom,
} from '@cardwright/engine';
import { playAtRandom } from './random-play.ts';

/** Views in full are long: every so often one is written out, the others by their digest. */
const FULL_EVERY = 16;

const shown = (view: unknown, number: number): string =>
  number % FULL_EVERY === 1 ? JSON.stringify(view) : formatDigest(digestOf(view));

/** A whole random game as text: for each decision the views, who is asked, what is legal, what is chosen, what happens. */
export function playthrough<T extends GameTypes>(game: Game<T>, deal: Deal): string {
  const lines: string[] = [];
  const events: Event[] = [];
  const flush = (): void => {
    for (const event of events.splice(0)) lines.push(`  event ${JSON.stringify(event)}`);
  };
  let number = 0;
  const match = playAtRandom(
    game,
    deal,
    randomFrom(deal.seed),
    { listen: (event) => events.push(event) },
    (now, choice) => {
      flush();
      const decision = now.decision;
      if (decision === null || choice === null) return;
      const keys = decision.options.map((option) => now.keyOf(option));
      lines.push(
        '',
        `decision ${++number}: seat ${decision.seat} ${decision.kind}${decision.checkpoint ? ' (checkpoint)' : ''}`,
        `  public ${shown(now.view('public'), number)}`,
        `  view   ${shown(now.view(decision.seat), number)}`,
        `  legal  ${keys.join(' ')}${decision.min === 1 && decision.max === 1 ? '' : ` (pick ${decision.min} to ${decision.max})`}`,
        `  chosen ${choice.map((i) => keys[i]).join(' ') || '-'}`,
      );
    },
  );
  lines.push('', `outcome ${JSON.stringify(match.outcome)}`, '');
  return `${formatRecord(match.record()).split('\n').slice(0, 6).join('\n')}\n${lines.join('\n')}`;
}
