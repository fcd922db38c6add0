import type { Seat } from '@cardwright/engine';
import type { SkillId } from './card.ts';
import { findSkill } from './definitions.ts';
import { askRescues } from './dying.ts';
import { heldSkills, silenced, skillsChanged } from './skill-index.ts';
import { type Asks, type Now, playerAt } from './state.ts';
import { DISCARD, move } from './zones.ts';

/** A hero has one more skill from now on. */
export function gainSkill(g: Now, seat: Seat, skill: SkillId): void {
  const player = playerAt(g, seat);
  if (!player.gained.includes(skill)) player.gained = [...player.gained, skill];
  skillsChanged(g);
  g.emit?.({ type: 'skill-gained', seat, skill });
}

/** A skill that was gained is gone, with its marks and the cards it had put on the hero. */
export function* loseSkill(g: Now, seat: Seat, skill: SkillId): Asks {
  const player = playerAt(g, seat);
  player.gained = player.gained.filter((each) => each !== skill);
  for (const marks of [player.marks, player.turnMarks, player.phaseMarks]) delete marks[skill];
  skillsChanged(g);
  g.emit?.({ type: 'skill-lost', seat, skill });
  yield* outlive(g, seat);
}

/** One of a player's heroes loses its printed skills for good. */
export function* silence(g: Now, seat: Seat, hero: number): Asks {
  playerAt(g, seat).marks[silenced(hero)] = 1;
  skillsChanged(g);
  yield* outlive(g, seat);
}

/** However skills were lost: the cards they had laid on the hero go, and whom only such a skill kept alive is dying. */
export function* outlive(g: Now, seat: Seat): Asks {
  const isInForce = (id: SkillId): boolean =>
    heldSkills(g, seat).some(({ skill, hidden }) => !hidden && skill.id === id);
  const laid = Object.entries(playerAt(g, seat).piles).flatMap(([pile, cards]) =>
    findSkill(g.state.mode, pile) === undefined || isInForce(pile) ? [] : cards,
  );
  yield* move(g, laid, seat, DISCARD, { reason: 'replaced' });
  if (laid.length > 0) yield* askRescues(g, seat, null);
}
