import { Presenter, plain } from '@cardwright/presenter';
import { heroNamed } from '../../src/core/definitions.ts';
import { ltkIdentity } from '../../src/index.ts';
import type { Table } from '../table.ts';

/** What the log says so far, secrets included, in English; players are called by their heroes, as the hand-out does. */
export function linesOf(t: Table): string[] {
  const { players, options } = t.match.state;
  const names = (seat: number): string => heroNamed('identity', players[seat]?.heroes[0] as string).text.en;
  const presenter = new Presenter(ltkIdentity, 'en', names, options);
  return t.log.map((event) => plain(presenter.event(event)));
}
