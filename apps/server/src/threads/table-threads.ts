import { Worker } from 'node:worker_threads';
import type { TablePolicy } from '@cardwright/host';
import type { Exchange } from '../cluster/exchange.ts';
import type { Questions } from '../cluster/questions.ts';
import type { Tables } from '../online/tables.ts';

/** What a thread that has tables needs to know. */
export interface ThreadNeeds {
  readonly address: string; //            its own
  readonly gateway: string; //            of the thread that people come to
  readonly homes: readonly string[]; //   of all that have tables
  readonly data: string;
  readonly policy: Partial<TablePolicy>;
}

/** How much there is in a thread. */
export interface Tally {
  readonly census: ReturnType<Tables['census']>;
  readonly kept: number; //   choices since it began
  readonly memory: number; // bytes
}

/** The threads that have a server's tables, as its main thread sees them. Each is started when somebody has something to say to it. */
export class TableThreads implements Exchange {
  readonly down = 0;
  readonly homes: readonly string[];
  readonly #needs: Omit<ThreadNeeds, 'address' | 'homes'>;
  readonly #workers = new Map<string, Worker>();
  #hear: (text: string) => void = () => undefined;

  constructor(count: number, needs: Omit<ThreadNeeds, 'address' | 'homes'>) {
    this.#needs = needs;
    this.homes = Array.from({ length: count }, (_, i) => `${needs.gateway}-${i + 1}`);
  }

  publish(address: string, text: string): void {
    if (this.homes.includes(address)) (this.#workers.get(address) ?? this.#start(address)).postMessage(text);
  }

  listen(_address: string, hear: (text: string) => void): void {
    this.#hear = hear;
  }

  onBack(): void {
    // nothing is lost between threads
  }

  #start(address: string): Worker {
    const workerData: ThreadNeeds = { ...this.#needs, address, homes: this.homes };
    const worker = new Worker(new URL('./table-thread.ts', import.meta.url), { workerData, name: 'tables' });
    worker.on('message', (text: string) => this.#hear(text));
    worker.on('error', (error) => {
      throw error; // without its tables the server is of no use: it ends, and whoever starts it again finds them as they were
    });
    this.#workers.set(address, worker);
    return worker;
  }

  /** Asks all that are started. */
  async askEach(questions: Questions, kind: string): Promise<string[]> {
    const answers = await Promise.all([...this.#workers.keys()].map((address) => questions.ask(address, kind)));
    return answers.filter((each) => each !== null);
  }

  async tallies(questions: Questions, isExact = false): Promise<Tally[]> {
    const answers = await this.askEach(questions, isExact ? 'exact-tally' : 'tally');
    return answers.map((each) => JSON.parse(each) as Tally);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#workers.values()].map((worker) => worker.terminate()));
  }
}
