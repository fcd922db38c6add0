import { type Random, type RecordedChoice } from '@cardwright/engine';
import { loadGame } from '@cardwright/registry';
import { Visitor } from './visitor.ts';

const { game } = await loadGame('sorcery');

/** Somebody who plays, and writes down what was accepted of it. */
export interface Player {
  visitor: Visitor;
  readonly accepted: RecordedChoice[];
  pending: RecordedChoice | null;
}

const SETUP = {
  game: 'sorcery',
  seats: 2,
  options: { starts: 'p1' },
  time: 'none',
  isPublic: false,
  isRated: false,
  isOpen: false,
  bots: [],
} as const;

/** A table that is being played. */
export interface PlayedTable {
  readonly id: string;
  readonly players: Player[];
}

/** Two sit down at a table of their own, and it begins. */
export async function openTable(base: string): Promise<PlayedTable> {
  const players: Player[] = [];
  for (const name of ['Ann', 'Ben'])
    players.push({ visitor: await Visitor.at(base, name), accepted: [], pending: null });
  const [ann, ben] = players.map(({ visitor }) => visitor) as [Visitor, Visitor];
  const { id } = (await ann.call('POST', '/api/tables', { ...SETUP, options: { ...SETUP.options } })).body as {
    id: string;
  };
  await ann.enter(id);
  await ann.until(() => ann.room !== null); // or Ben may be seated first
  await ben.enter(id);
  ben.say({ type: 'ready', is: true });
  await ann.until(() => ann.room?.members[1]?.isReady === true);
  ann.say({ type: 'start' });
  for (const each of [ann, ben]) await each.until(() => each.view !== undefined);
  return { id, players };
}

/** What was accepted at a table and is not among what is kept. */
export function missing({ id, players }: PlayedTable, kept: readonly RecordedChoice[]): string[] {
  return players.flatMap(({ accepted }, place) => {
    const own = kept.filter(({ seat }) => seat === accepted[0]?.seat);
    return accepted.flatMap((choice, i) =>
      JSON.stringify(own[i]) === JSON.stringify(choice) ? [] : [`table ${id}, player ${place}, choice ${i}`],
    );
  });
}

/** Answers what is asked; what was answered before is accepted when something else is told. */
export function act(player: Player, random: Random): void {
  const { visitor, pending } = player;
  const { asks } = visitor;
  if (pending !== null && visitor.last > visitor.answered) {
    player.accepted.push(pending);
    player.pending = null;
  }
  if (asks === null || asks.passes !== null || player.pending !== null || visitor.outcome !== null) return;
  const { options } = asks.decision;
  const index = random.below(3) === 0 ? options.length - 1 : random.below(options.length);
  player.pending = { seat: asks.decision.seat, keys: [game.key(options[index] as never, SETUP.options)] };
  visitor.choose([index]);
}
