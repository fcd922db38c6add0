import type { Usage } from './measured-server.ts';

/** Answers whoever started this process: where it listens, and what it has used whenever that is asked. What is in memory is
 * only told when that is wanted: to know it everything is held up for a moment. */
export function report(port: number): void {
  process.send?.({ port });
  process.on('message', (wanted) => {
    const { user, system } = process.cpuUsage();
    if (wanted === 'heap') globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    const usage: Usage = { cpu: (user + system) / 1e6, heap: heapUsed + external, rss };
    process.send?.(usage);
  });
}
