import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LineCounters, Lines } from './online/lines.ts';
import type { Tally } from './threads/table-threads.ts';

const LATENCIES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]; // seconds

/** What is counted. */
export interface MetricSources {
  readonly tallies: () => Promise<readonly Pick<Tally, 'census' | 'kept'>[]>; // of all threads
  readonly lines: Lines;
}

/** The figures of a server, for Prometheus: no name, no table and no card is in them. */
export class Metrics implements LineCounters {
  readonly #registry = new Registry();
  readonly #messages: Counter<'way'>;
  readonly #bytes: Counter;
  readonly #told: Histogram;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#messages = new Counter({
      name: 'cardwright_messages_total',
      help: 'Messages over sockets, to pages (out) and from them (in)',
      labelNames: ['way'],
      registers,
    });
    this.#bytes = new Counter({
      name: 'cardwright_sent_characters_total',
      help: 'Characters sent to pages',
      registers,
    });
    this.#told = new Histogram({
      name: 'cardwright_choice_told_seconds',
      help: 'From a choice to the news of it, for whoever chose',
      buckets: LATENCIES,
      registers,
    });
  }

  /** Counts these from now on. */
  watch({ tallies, lines }: MetricSources): void {
    const registers = [this.#registry];
    const gauge = (name: string, help: string, value: () => number): void =>
      void new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    void new Gauge({
      name: 'cardwright_tables',
      help: 'Tables in memory, by what happens at them',
      labelNames: ['phase'],
      registers,
      async collect() {
        this.reset();
        for (const { census } of await tallies())
          for (const [phase, count] of Object.entries(census)) this.inc({ phase }, count);
      },
    });
    gauge('cardwright_people', 'People who are connected', () => lines.people);
    gauge('cardwright_sockets', 'Open sockets', () => lines.size);
    let counted = 0;
    void new Counter({
      name: 'cardwright_choices_total',
      help: 'Choices kept, of people and bots',
      registers,
      async collect() {
        const kept = (await tallies()).reduce((sum, each) => sum + each.kept, 0);
        if (kept > counted) this.inc(kept - counted);
        counted = kept;
      },
    });
  }

  heard(): void {
    this.#messages.inc({ way: 'in' });
  }

  said(characters: number): void {
    this.#messages.inc({ way: 'out' });
    this.#bytes.inc(characters);
  }

  told(ms: number): void {
    this.#told.observe(ms / 1000);
  }

  get type(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  close(): void {
    this.#registry.clear();
  }
}
