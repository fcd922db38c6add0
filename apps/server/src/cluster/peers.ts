import type { Exchange } from './exchange.ts';

/** A message between two processes: what it is about, for which visit, and what is said. */
export interface Word {
  readonly kind: string;
  readonly name: string; // of a visit, or of a question
  readonly text: string;
}

/** Where numbering stands on a way: another era, or a number left out, and something was lost. */
interface Place {
  readonly era: number;
  readonly n: number;
}

interface PlaceTo {
  readonly era: number;
  n: number;
  shown: number; // the number of the last beat
  still: number; // beats that were left out since, because nothing was said
}

const STILL = 10; // beats: one that nothing was said before is given so much more rarely

type Header = [from: string, era: number, n: number, kind: string, name: string];

const headerOf = (text: string): Header | null => {
  try {
    return JSON.parse(text) as Header;
  } catch {
    return null;
  }
};

/**
 * The other server processes, by address. What is said to one of them is numbered: whoever misses a number knows that something
 * was lost, and both sides begin anew (`onLost`). A beat after the last word shows that nothing is missing at the end.
 */
export class Peers {
  readonly address: string;
  readonly #exchange: Exchange;
  readonly #to = new Map<string, PlaceTo>();
  readonly #from = new Map<string, Place>();
  readonly #hearing = new Map<string, (from: string, word: Word) => void>();
  #eras = 0;
  readonly #lost = new Set<(peer: string) => void>();

  constructor(exchange: Exchange, address: string) {
    this.#exchange = exchange;
    this.address = address;
    exchange.listen(address, (text) => this.#receive(text));
    exchange.onBack(() => this.#beginAnew());
  }

  /** Whoever listens for this kind of word. */
  on(kind: string, hear: (from: string, word: Word) => void): void {
    this.#hearing.set(kind, hear);
  }

  /** Something on the way from or to this process may be lost. */
  onLost(act: (peer: string) => void): void {
    this.#lost.add(act);
  }

  say(to: string, kind: string, name = '', text = ''): void {
    if (this.#exchange.down > 0) return; // everything begins anew when it is back
    const place = this.#placeTo(to);
    place.n++;
    this.#exchange.publish(to, `${JSON.stringify([this.address, place.era, place.n, kind, name])}\n${text}`);
  }

  /** Shows those to whom something was said that this was all. Among many who have nothing to say to each other there are few of these. */
  beat(): void {
    for (const [peer, place] of this.#to) {
      place.still++;
      if (place.n === place.shown && place.still < STILL) continue;
      this.say(peer, 'beat');
      place.shown = place.n;
      place.still = 0;
    }
  }

  #placeTo(peer: string): PlaceTo {
    const known = this.#to.get(peer);
    if (known !== undefined) return known;
    return this.#newEra(peer);
  }

  #newEra(peer: string): PlaceTo {
    const place = { era: ++this.#eras, n: 0, shown: 0, still: 0 };
    this.#to.set(peer, place);
    return place;
  }

  #receive(message: string): void {
    const end = message.indexOf('\n');
    const header = headerOf(message.slice(0, end));
    if (header === null) return; // not one of ours
    const [from, era, n, kind, name] = header;
    const place = this.#from.get(from);
    this.#from.set(from, { era, n });
    if (place?.era !== era) {
      if (place !== undefined) this.#lose(from);
      else if (n > 1) this.#breakWith(from);
    } else if (place.n + 1 !== n) this.#breakWith(from);
    this.#hearing.get(kind)?.(from, { kind, name, text: message.slice(end + 1) });
  }

  /** Something of theirs is missing: they notice by the era, and whoever waits for them begins anew. */
  #breakWith(peer: string): void {
    this.#newEra(peer);
    this.say(peer, 'beat');
    this.#lose(peer);
  }

  #lose(peer: string): void {
    for (const act of this.#lost) act(peer);
  }

  #beginAnew(): void {
    for (const peer of new Set([...this.#to.keys(), ...this.#from.keys()])) this.#breakWith(peer);
  }

  /** Those who are there; the others are forgotten. */
  keep(alive: ReadonlySet<string>): void {
    for (const peer of new Set([...this.#to.keys(), ...this.#from.keys()])) {
      if (alive.has(peer)) continue;
      this.#to.delete(peer);
      this.#from.delete(peer);
      this.#lose(peer);
    }
  }
}
