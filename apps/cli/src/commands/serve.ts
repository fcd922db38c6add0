import { serveTables } from '@cardwright/server';
import { BuildError, builtPage } from '@cardwright/web/build';
import { CHECK_FAILED, CheckFailedError } from '../faults.ts';
import type { Terminal } from '../line-source.ts';
import { networkAddresses } from '../network.ts';
import { qrCode } from '../qr-code.ts';
import type { FlagValues } from '../serve-flags.ts';
import { type ServeSettings, serveSettings } from '../serve-settings.ts';
import { SERVE_WORDS } from '../serve-words.ts';

/** Where the page comes from, how long it is served, and where others find it. */
interface ServeEnvironment {
  readonly page: () => Promise<string>;
  readonly untilStopped: () => Promise<void>;
  readonly env: NodeJS.ProcessEnv;
  readonly addresses: () => readonly string[];
}

const PATIENCE = 5_000; // ms to end in order

const aSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });

/** The page, or what stands in its way: that is for somebody who has just changed it. */
export const thePage = (): Promise<string> =>
  builtPage().catch((error: unknown) => {
    throw error instanceof BuildError ? new CheckFailedError(error.message) : error;
  });

const USUAL: ServeEnvironment = { page: thePage, untilStopped: aSignal, env: process.env, addresses: networkAddresses };

/** What whoever starts a server is told. */
function greeting(
  { lang, isLan, isDatabase, data }: ServeSettings,
  { url, port }: { readonly url: string; readonly port: number },
  addresses: readonly string[],
  hasColours: boolean,
): string[] {
  const words = SERVE_WORDS[lang];
  const urls = addresses.map((address) => `http://${address}:${port}`);
  const [first] = urls;
  return [
    words.at(isLan ? `http://localhost:${port}` : url),
    ...(isLan ? [first === undefined ? words.noLan : words.lan(urls)] : []),
    ...(isLan && first !== undefined ? qrCode(first, hasColours) : []),
    isDatabase ? words.keptInDatabase : words.kept(data),
    words.terminal,
  ];
}

/** Serves the table in the browser until somebody ends it. */
export async function serve(
  given: FlagValues,
  { output }: Terminal,
  environment: Partial<ServeEnvironment> = {},
): Promise<void> {
  const { page, untilStopped, env, addresses } = { ...USUAL, ...environment };
  const settings = serveSettings(given, env);
  const { port, host, data, nats, threads, proxies, keeping, rate, log, metricsFor, lang } = settings;
  const hasColours = output.isTTY === true && (env['NO_COLOR'] ?? '') === '';
  const served = await serveTables({
    folder: await page(),
    data,
    ...(nats === null ? { threads } : { nats }),
    port,
    host,
    proxies,
    keeping,
    rate,
    metricsFor,
    log: { level: log },
    onReady: (ready) => {
      for (const line of greeting(settings, ready, addresses(), hasColours)) output.write(`${line}\n`);
    },
  });
  await untilStopped();
  const patience = setTimeout(() => {
    output.write(`${SERVE_WORDS[lang].late}\n`);
    process.exit(CHECK_FAILED);
  }, PATIENCE);
  await served.close();
  clearTimeout(patience);
}
