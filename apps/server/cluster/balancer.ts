import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf } from '../test/debian.ts';
import { isListening } from '../test/nats.ts';

/** What HAProxy is told: whoever comes is sent to the server with the fewest sockets that says it is well. */
export const configFor = (port: number, servers: readonly string[]): string => `defaults
    mode http
    timeout connect 2s
    timeout client 2m
    timeout server 2m
    timeout tunnel 1h
    option forwardfor
    option redispatch
    retries 2

frontend cards
    bind 127.0.0.1:${port}
    http-request deny deny_status 404 if { path /metrics }
    default_backend servers

backend servers
    balance leastconn
    option httpchk GET /healthz
    default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.map((server, i) => `    server s${i + 1} ${server}\n`).join('')}`;

export interface Balancer {
  readonly process: ChildProcess;
  stop(): void;
}

/** HAProxy before these servers. */
export async function startBalancer(port: number, servers: readonly string[]): Promise<Balancer> {
  const program = programOf('haproxy');
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-balancer-'));
  const config = join(folder, 'haproxy.cfg');
  writeFileSync(config, configFor(port, servers));
  const child = spawn(program, ['-db', '-q', '-f', config], { stdio: ['ignore', 'ignore', 'inherit'] });
  child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await isListening(port);
  return { process: child, stop: () => void child.kill('SIGTERM') };
}
