import type { Seat } from '@cardwright/engine';
import type { Modifier, Skill } from './skill.ts';
import { heldSkills } from './skill-index.ts';
import { type HeroId, INDEX, type Now, playerAt } from './state.ts';

/** Standing effects that are made use of by using a card they permit. The others are simply there, or not. */
const PERMITTING: readonly Modifier[] = ['strikeLimit', 'reach', 'anyDistance'];

/** Whether a skill lets its owner use cards otherwise than the rules do. */
const permits = ({ modifies }: Skill): boolean =>
  modifies !== undefined && PERMITTING.some((name) => modifies[name] !== undefined);

/** Whether being turned up is all it takes to have a skill: it has no moment, no action and no use of its own. */
export const isSimplyThere = (skill: Skill): boolean =>
  skill.modifies !== undefined && skill.active === undefined && skill.triggers === undefined && !permits(skill);

/** A hidden hero whose skills would permit uses, and the game as it would be with that hero turned up. */
export interface Permit {
  readonly hero: number;
  readonly id: HeroId;
  readonly supposed: Now;
}

const NONE: readonly Permit[] = [];

/** What a player's hidden heroes would permit. Only their owner may be told. */
export function permitsOf(g: Now, seat: Seat): readonly Permit[] {
  const { heroes, revealed } = playerAt(g, seat);
  if (g.state.mode !== 'kingdoms' || !revealed.includes(false)) return NONE;
  const held = heldSkills(g, seat);
  return heroes.flatMap((id, hero) =>
    held.some((each) => each.hero === hero && each.hidden && permits(each.skill))
      ? [{ hero, id, supposed: suppose(g, seat, hero) }]
      : [],
  );
}

/** The game with a hidden hero turned up, to look at: nothing is turned up, nobody is told, nothing is drawn for it. */
function suppose(g: Now, seat: Seat, hero: number): Now {
  const player = playerAt(g, seat);
  const players = g.state.players.with(seat, { ...player, revealed: player.revealed.with(hero, true) });
  const state = { ...g.state, players, [INDEX]: undefined };
  return { state, emit: undefined, asksForced: g.asksForced, faces: g.faces };
}
