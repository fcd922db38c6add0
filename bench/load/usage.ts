import { readdirSync, readFileSync } from 'node:fs';
import type { Usage } from './measured-server.ts';

/** Seconds of CPU by what they are spent on, and those that `main` and `tables` waited for a core; all are `main` where the system does not tell. */
function cpuByPart(): Usage['cpu'] {
  const seconds = { main: 0, tables: 0, storage: 0, others: 0, waited: 0 };
  try {
    for (const thread of readdirSync('/proc/self/task')) {
      const name = readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim();
      const [used, waited] = readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8').split(' '); // in nanoseconds
      const part = thread === String(process.pid) ? 'main' : name === 'tables' || name === 'storage' ? name : 'others';
      seconds[part] += Number(used) / 1e9;
      if (part === 'main' || part === 'tables') seconds.waited += Number(waited) / 1e9;
    }
  } catch {
    const { user, system } = process.cpuUsage();
    seconds.main = (user + system) / 1e6;
  }
  return seconds;
}

/** Answers whoever started this process: where it listens, and what it has used whenever that is asked. What is in memory is
 * only told when that is wanted: to know it everything is held up for a moment. */
export function report(port: number, memory: () => Promise<number> = () => Promise.resolve(0)): void {
  process.send?.({ port });
  process.on('message', async (wanted) => {
    const cpu = cpuByPart();
    if (wanted === 'heap') globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    const elsewhere = wanted === 'heap' ? await memory() : 0; // in other threads
    const usage: Usage = { cpu, heap: heapUsed + external + elsewhere, rss };
    process.send?.(usage);
  });
}
