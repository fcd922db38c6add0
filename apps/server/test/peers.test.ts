import { expect, test } from 'vitest';
import type { Exchange } from '../src/cluster/exchange.ts';
import { Peers } from '../src/cluster/peers.ts';

/** Ways between processes, on which something can be lost. */
class Ways {
  readonly #hearing = new Map<string, (text: string) => void>();
  count = 0; // what was said
  isLossy = false;

  at(address: string): Peers {
    const exchange: Exchange = {
      down: 0,
      publish: (to, text) => {
        this.count++;
        if (!this.isLossy) this.#hearing.get(to)?.(text);
      },
      listen: (to, hear) => void this.#hearing.set(to, hear),
      onBack: () => undefined,
      close: () => Promise.resolve(),
    };
    return new Peers(exchange, address);
  }
}

/** Two who speak to each other, and who of them has noticed that something was lost. */
function two(): { ways: Ways; one: Peers; other: Peers; lost: string[] } {
  const ways = new Ways();
  const [one, other] = [ways.at('one'), ways.at('other')];
  const lost: string[] = [];
  one.onLost(() => lost.push('one'));
  other.onLost(() => lost.push('other'));
  one.say('other', 'join');
  other.say('one', 'joined');
  return { ways, one, other, lost };
}

test('the next word after one that was lost shows it to both', () => {
  const { ways, one, lost } = two();
  ways.isLossy = true;
  one.say('other', 'said');
  ways.isLossy = false;
  one.say('other', 'said');
  expect(lost.sort()).toEqual(['one', 'other']);
});

test('a last word that was lost is shown by the beat after it, and if that is lost too, by a later one', () => {
  for (const lostBeats of [0, 1]) {
    const { ways, one, lost } = two();
    one.beat();
    ways.isLossy = true;
    one.say('other', 'said');
    for (let i = 0; i < lostBeats; i++) one.beat();
    ways.isLossy = false;
    for (let i = 0; i < 10; i++) one.beat();
    expect(lost.sort()).toEqual(['one', 'other']);
  }
});

test('who has nothing to say says little', () => {
  const { ways, one, lost } = two();
  const before = ways.count;
  for (let i = 0; i < 100; i++) one.beat();
  expect(ways.count - before).toBe(10);
  ways.at('third').beat();
  expect(ways.count - before).toBe(10); // to nobody
  expect(lost).toEqual([]);
});
