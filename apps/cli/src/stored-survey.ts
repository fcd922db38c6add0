import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BadInputError, digestText, formatDigest } from '@cardwright/engine';
import { addAll, type Counts, DIGESTS, type Survey } from '@cardwright/lab';
import { dataFolder } from './data-folder.ts';
import { makeFolder, writeWhole } from './files.ts';
import type { Part } from './thread-pool.ts';

const SAVE_EVERY = 10_000; // ms

interface SurveyFile extends Survey {
  readonly about: string; // what exactly was surveyed
}

/** Games added up as far as there is no gap, and kept on the disk so that the same survey can be gone on with. */
export class StoredSurvey {
  readonly #about: string;
  readonly #path: string;
  readonly #counts: Counts = {};
  #games = 0;
  #digest = 0;
  #saved = performance.now();
  #isWarned = false;
  readonly #say: (line: string) => void;

  constructor(about: string, env: NodeJS.ProcessEnv, say: (line: string) => void) {
    this.#about = about;
    this.#say = say;
    this.#path = join(dataFolder(env), 'lab', `${formatDigest(digestText(about))}.json`);
    const kept = this.#read();
    if (kept !== null) this.#add(kept);
  }

  get survey(): Survey {
    return { games: this.#games, counts: this.#counts, digest: this.#digest };
  }

  /** What was kept of exactly this survey; what cannot be read was not. */
  #read(): SurveyFile | null {
    if (!existsSync(this.#path)) return null;
    try {
      const kept = JSON.parse(readFileSync(this.#path, 'utf8')) as SurveyFile;
      return kept.about === this.#about ? kept : null;
    } catch {
      return null;
    }
  }

  #add({ games, counts, digest }: Survey): void {
    this.#games += games;
    addAll(this.#counts, counts);
    this.#digest = (this.#digest + digest) % DIGESTS;
  }

  /** Takes in what follows without a gap; parts count from where this survey stood when it was opened. */
  take(parts: readonly Part<Survey>[], from: number): void {
    for (const { from: first, result } of parts) {
      if (from + first < this.#games) continue;
      if (from + first > this.#games) break;
      this.#add(result);
    }
    if (performance.now() - this.#saved > SAVE_EVERY) this.save();
  }

  save(): void {
    this.#saved = performance.now();
    try {
      makeFolder(join(this.#path, '..'));
      writeWhole(this.#path, JSON.stringify({ about: this.#about, ...this.survey } satisfies SurveyFile), true);
    } catch (error) {
      if (!(error instanceof BadInputError)) throw error;
      if (!this.#isWarned) this.#say(`${error.message}; the games go on, but whoever stops them begins anew`);
      this.#isWarned = true;
    }
  }

  /** It is done: nothing needs to be kept. */
  forget(): void {
    rmSync(this.#path, { force: true });
  }
}
