import type { LabReport } from '@cardwright/lab/report';

type Shipped = () => Promise<{ readonly default: unknown }>;

/** What was found out about each game: files that `cardwright lab` has written. */
const SHIPPED: Readonly<Record<string, Shipped>> = {
  'ltk-identity': () => import('./results/ltk-identity.json'),
  'ltk-kingdoms': () => import('./results/ltk-kingdoms.json'),
  sorcery: () => import('./results/sorcery.json'),
  thrones: () => import('./results/thrones.json'),
};

export async function resultsOf(game: string): Promise<LabReport | null> {
  const load = Object.hasOwn(SHIPPED, game) ? SHIPPED[game] : undefined; // an address may say anything
  return load === undefined ? null : ((await load()).default as LabReport);
}
