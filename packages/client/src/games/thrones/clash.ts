import { plain } from '@cardwright/presenter';
import {
  battleOf,
  type Card,
  isHeart,
  statsOf,
  type Team,
  type Thrones,
  teamOf,
  type View,
  valueOf,
} from '@cardwright/thrones';
import type { StageContext } from '../../stage.ts';
import { cardScene } from './cards.ts';
import type { Clash, Lane } from './face.ts';
import { type Side, STAGE_WORDS } from './words.ts';

type Piles = readonly [readonly Card[], readonly Card[]];

/** The piles of the battle that is fought; of one that is over, what was spent last: each begins with the one heart it has. */
function pilesOf({ piles, spent }: View): Piles {
  if (piles[0].length > 0) return piles;
  const second = spent.findLastIndex(isHeart);
  const first = spent.findLastIndex((card, i) => i < second && isHeart(card));
  return [spent.slice(first, second), spent.slice(second)];
}

/** A battle after so many of its two attacks. */
export function clashOf(view: View, decided: Clash['decided'], context: StageContext<Thrones>): Clash {
  const { presenter, language } = context;
  const words = STAGE_WORDS[language];
  const own = view.seat === null ? null : teamOf(view.seat);
  const sideOf = (team: Team): Side => (own === null ? 'neither' : team === own ? 'own' : 'other');
  const isOver = view.piles[0].length === 0;
  const piles = pilesOf(view);
  const { succeeded, score } = battleOf(piles, view.options.clamp);
  const host = (team: Team): string => words.host(sideOf(team), team);
  const laneOf = (by: Team): Lane => {
    const against = (1 - by) as Team;
    const { attack } = statsOf(piles[by], view.options.clamp);
    const { defence } = statsOf(piles[against], view.options.clamp);
    const heart = piles[against][0] as Card;
    const to = succeeded[by] ? by : against;
    return {
      by,
      title: words.attacks(host(by), host(against)),
      attack,
      defence,
      isThrough: succeeded[by],
      verdict: succeeded[by] ? words.through : words.holds,
      margin: words.margin(attack, defence),
      points: valueOf(heart),
      to,
      prize: words.prize(plain(presenter.noun('card', heart)), sideOf(to), to, succeeded[by]),
    };
  };
  const near = own ?? 0;
  const far = (1 - near) as Team;
  const winner = score[0] === score[1] ? null : score[0] > score[1] ? 0 : 1;
  const { scores } = view;
  return {
    decided,
    near,
    hosts: [0, 1].map((team) => ({
      name: host(team as Team),
      cards: (piles[team as Team] ?? []).map((card) => cardScene(card, context)),
    })) as unknown as Clash['hosts'],
    lanes: [laneOf(0), laneOf(1)],
    scores: isOver ? [scores[0] - score[0], scores[1] - score[1]] : scores,
    result: isOver
      ? {
          winner,
          title: words.result(winner === null ? null : sideOf(winner), winner ?? 0, [score[near], score[far]]),
          text: words.total([scores[near], scores[far]], view.play + 1),
        }
      : null,
  };
}
