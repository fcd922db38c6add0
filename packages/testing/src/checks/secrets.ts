import { childSeed, type Event, type GameTypes, listenAs, type Match, randomFrom, type Seat } from '@cardwright/engine';
import { playAtRandom } from '../random-play.ts';
import { BrokenPromise, type Check, mustReadAlike } from './check.ts';

/** What one seat notices between two decisions, in order. */
type Notice = { readonly event: Event } | { readonly asked: unknown };

const WORLDS = 2;

/**
 * Non-interference. Take two worlds a seat cannot tell apart and let the same choice be made in both. Then
 *  - it sees the same, and is asked the same, before the choice;
 *  - afterwards it notices the same things, until an event of the same type tells it something new;
 *  - and what an event told it, its view shows.
 * So nothing follows from a secret before an event has told it, and no event tells what the view keeps quiet.
 */
export const secrets: Check = {
  name: 'non-interference: what a seat cannot know does not change what it sees, hears or is asked',
  run(game, deal) {
    let [compared, told, index] = [0, 0, 0];
    playAtRandom(game, deal, randomFrom(deal.seed), { askForced: true }, (now, choice) => {
      const decision = now.decision;
      if (decision === null || choice === null) return;
      index++;
      for (let seat = 0; seat < now.seats; seat++) {
        if (!decision.checkpoint && decision.seat !== seat) continue;
        if ((index + seat) % 3 !== deal.seed % 3) continue;
        const keys = choice.map((i) => now.keyOf(decision.options[i] as T['option']));
        const real = experienced(now, seat, keys);
        for (let n = 0; n < WORLDS; n++) {
          const outcome = compare(now, seat, childSeed(deal.seed, index * WORLDS + n), keys, real);
          if (outcome !== 'impossible') compared++;
          if (outcome === 'told') told++;
        }
      }
      type T = GameTypes;
    });
    return { compared, told };
  },
};

/** Whether a pile was shuffled meanwhile; by custom the event's type says so. */
const isShuffled = (notices: readonly Notice[]): boolean =>
  notices.some((notice) => 'event' in notice && notice.event.type.endsWith('shuffled'));

/** A choice as a seat lives through it, in writing. */
interface Experience {
  readonly view: string;
  readonly asked: string;
  readonly notices: readonly Notice[];
  readonly after: string;
  readonly isOver: boolean;
}

const read = <T extends GameTypes>(match: Match<T>, seat: Seat): string => JSON.stringify(match.view(seat));
const question = <T extends GameTypes>(match: Match<T>, seat: Seat): string => JSON.stringify(match.decisionFor(seat));

function experienced<T extends GameTypes>(now: Match<T>, seat: Seat, keys: readonly string[]): Experience {
  const notices: Notice[] = [];
  const real = now.fork({ listen: listenAs(seat, (event) => notices.push({ event })) });
  const [view, asked] = [read(real, seat), question(real, seat)];
  real.chooseKeys(keys);
  notices.push({ asked: real.decisionFor(seat) });
  return { view, asked, notices, after: read(real, seat), isOver: real.outcome !== null };
}

function compare<T extends GameTypes>(
  now: Match<T>,
  seat: Seat,
  seed: number,
  keys: readonly string[],
  real: Experience,
): 'same' | 'told' | 'impossible' {
  const at = `at "${now.decision?.kind}" of seat ${now.decision?.seat}, for seat ${seat}`;
  const [truth, dream] = [real.notices, [] as Notice[]];
  const other = now.imagine(seat, seed, { listen: listenAs(seat, (event) => dream.push({ event })) });
  mustReadAlike(read(other, seat), real.view, `the view depends on a secret ${at}`);
  mustReadAlike(question(other, seat), real.asked, `the decision depends on a secret ${at}`);
  const possible = new Set(other.decision?.options.map((option) => now.keyOf(option)));
  if (!keys.every((key) => possible.has(key))) return 'impossible';
  other.chooseKeys(keys);
  dream.push({ asked: other.decisionFor(seat) });
  const first = truth.findIndex((notice, i) => JSON.stringify(notice) !== JSON.stringify(dream[i]));
  if (first < 0 && truth.length === dream.length) {
    if (!real.isOver) mustReadAlike(read(other, seat), real.after, `the view tells what no event told ${at}`);
    return 'same'; // when it is over, everything is open
  }
  const [a, b] = [truth[first], dream[first]];
  const type = (notice: Notice | undefined): string | undefined =>
    notice && 'event' in notice ? notice.event.type : undefined;
  if (type(a) === undefined || type(a) !== type(b)) {
    throw new BrokenPromise(
      `something follows from a secret no event has told ${at}:\n  ${JSON.stringify(a)}\n  ${JSON.stringify(b)}`,
    );
  }
  if (isShuffled(truth) || isShuffled(dream)) return 'told'; // what was told may be out of sight again
  if (read(other, seat) === real.after) {
    throw new BrokenPromise(
      `an event tells what the view does not show ${at}:\n  ${JSON.stringify(a)}\n  ${JSON.stringify(b)}`,
    );
  }
  return 'told';
}
