import { battleOf, type Card, isHeart, type Team, type Thrones, teamOf, type View } from '@cardwright/thrones';
import type { StageContext } from '../../stage.ts';
import type { BattleMark, ThronesStanding } from './face.ts';
import { STAGE_WORDS } from './words.ts';

const PLAYS = 6;
const TURNS = 12;

/** The piles of the battles that were fought, two a battle: every pile begins with its heart. */
function pilesIn(spent: readonly Card[]): Card[][] {
  const piles: Card[][] = [];
  for (const card of spent) {
    if (isHeart(card)) piles.push([]);
    piles.at(-1)?.push(card);
  }
  return piles;
}

/** Who won each battle that was fought. */
export function winnersIn({ spent, options }: Pick<View, 'spent' | 'options'>): (Team | 'even')[] {
  const piles = pilesIn(spent);
  return Array.from({ length: Math.floor(piles.length / 2) }, (_, battle) => {
    const [a, b] = battleOf([piles[2 * battle] as Card[], piles[2 * battle + 1] as Card[]], options.clamp).score;
    return a === b ? 'even' : a > b ? 0 : 1;
  });
}

/** The score and the six battles as they stand. */
export function standingOf(view: View, { language }: StageContext<Thrones>): ThronesStanding {
  const words = STAGE_WORDS[language];
  const near: Team = view.seat === null ? 0 : teamOf(view.seat);
  const won = winnersIn(view);
  const sideOf = (team: Team): string =>
    words.side(view.seat === null ? 'neither' : team === near ? 'own' : 'other', team);
  return {
    near,
    sides: [sideOf(0), sideOf(1)],
    scores: view.scores,
    turn: view.play >= PLAYS ? '' : `${words.turn} ${words.of(Math.min(view.turn + 1, TURNS), TURNS)}`,
    title: view.play >= PLAYS ? words.over : words.battle(view.play + 1, PLAYS),
    battles: Array.from({ length: PLAYS }, (_, battle): BattleMark => {
      const is = won[battle] ?? (battle === view.play ? 'now' : 'to-come');
      return { number: battle + 1, is };
    }),
  };
}
