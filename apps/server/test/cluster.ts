import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

interface Starting {
  readonly port?: number;
  readonly lease?: number; // ms
  readonly onLine?: (line: string) => void; // hears what it writes down
}

/** A server process among others. */
export class ServerProcess {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  static async start(folder: string, db: string, nats: string, more: Starting = {}): Promise<ServerProcess> {
    const { port = 0, lease = '', onLine } = more;
    const program = join(import.meta.dirname, 'cluster-process.ts');
    const child = spawn(
      process.execPath,
      [program, folder, db, nats, String(port), String(lease), onLine === undefined ? 'error' : 'info'],
      {
        stdio: ['ignore', 'pipe', onLine === undefined ? 'inherit' : 'pipe'],
      },
    );
    if (child.stderr !== null && onLine !== undefined) createInterface(child.stderr).on('line', onLine);
    const taken = await new Promise<string>((resolve, reject) => {
      child.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim()));
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    return new ServerProcess(child, Number(taken));
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  pause(): void {
    this.#child.kill('SIGSTOP');
  }

  goOn(): void {
    this.#child.kill('SIGCONT');
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (!this.isRunning) return;
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill(signal);
    await gone;
  }
}

/** An empty page, to be removed afterwards. */
export function emptyPage(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-cluster-'));
  writeFileSync(join(folder, 'index.html'), '');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
