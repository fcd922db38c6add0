// What measurements use of programs that are only installed for them (boardgame.io's types are in bench/).

declare module 'chrome-launcher' {
  export function launch(options: {
    chromeFlags: readonly string[];
    chromePath?: string;
  }): Promise<{ readonly port: number; kill(): void }>;
}

declare module 'lighthouse' {
  interface Audit {
    readonly id: string;
    readonly score: number | null;
    readonly numericValue?: number;
    readonly displayValue?: string;
    readonly details?: { readonly items?: readonly object[] };
  }

  export interface RunnerResult {
    readonly lhr: {
      readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
      readonly audits: Readonly<Record<string, Audit>>;
      readonly environment: { readonly benchmarkIndex: number };
    };
  }

  export default function lighthouse(
    url: string,
    flags: { port: number; onlyCategories: readonly string[]; logLevel: 'error' },
  ): Promise<RunnerResult | undefined>;
}

declare module '@stryker-mutator/instrumenter' {
  interface Place {
    readonly line: number;
    readonly column: number;
  }

  interface Mutant {
    readonly id: string;
    readonly fileName: string;
    readonly mutatorName: string;
    readonly replacement: string;
    readonly location: { readonly start: Place; readonly end: Place };
    readonly ignoreReason?: string;
  }

  interface Source {
    readonly name: string;
    readonly content: string;
  }

  export class Instrumenter {
    constructor(logger: {
      isDebugEnabled(): boolean;
      debug(): void;
      info(): void;
      warn(): void;
    });
    instrument(
      files: readonly (Source & {
        readonly mutate: true | readonly { readonly start: Place; readonly end: Place }[];
      })[],
      options: { plugins: null; excludedMutations: readonly string[]; ignorers: readonly string[] },
    ): Promise<{ readonly files: readonly Source[]; readonly mutants: readonly Mutant[] }>;
  }
}
