import type { Usage } from './measured-server.ts';

/** Answers whoever started this process: where it listens, and what it has used whenever that is asked. */
export function report(port: number): void {
  process.send?.({ port });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    const usage: Usage = { cpu: (user + system) / 1e6, heap: heapUsed + external, rss };
    process.send?.(usage);
  });
}
