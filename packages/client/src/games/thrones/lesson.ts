import {
  type Card,
  formatCard,
  isHeart,
  type Option,
  suitOf,
  type Team,
  type Thrones,
  teamOf,
} from '@cardwright/thrones';
import type { Lesson, LessonContext } from '../../lesson.ts';
import type { ThingId } from '../../scene.ts';

type ThronesContext = LessonContext<Thrones>;

const thing = (card: Card): ThingId => `card:${formatCard(card)}`;
const own = ({ seat }: ThronesContext): Team => teamOf(seat);
const other = (seen: ThronesContext): Team => (own(seen) === 0 ? 1 : 0);
const pile = (team: Team): ThingId => `pile:${team}`;
const isLaid = (option: Option, suits: string, team: Team): option is Extract<Option, { type: 'lay' }> =>
  option.type === 'lay' && option.pile === team && suits.includes(suitOf(option.card));

/** The cards of these suits that may be laid on a pile now. */
const cards = ({ decision }: ThronesContext, suits: string, team: Team): ThingId[] => [
  ...new Set(decision.options.flatMap((option) => (isLaid(option, suits, team) ? [thing(option.card)] : []))),
];

/** Whether a card lies on one of the same value. */
const isEffects = ({ decision }: ThronesContext): boolean =>
  decision.options.every((option) => option.type === 'pass' || !isHeart(option.card));

export const lesson: Lesson<Thrones> = {
  seed: 1,
  seats: 4,
  seat: 0,
  steps: [
    {
      id: 'goal',
      asked: () => true,
      points: (seen) => [`seat:${(seen.seat + 2) % 4}`],
      say: {
        en: (seen) => [
          `You and *${seen.name((seen.seat + 2) % 4)}*, opposite, play together.`,
          'Six battles, two piles. Whoever has more points after the sixth has won.',
        ],
        zh: (seen) => [
          `你和对家*${seen.name((seen.seat + 2) % 4)}*是一队。`,
          '六场战斗，两个牌堆。六场之后分数高的一队获胜。',
        ],
      },
    },
    {
      id: 'heart',
      asked: (seen) => !isEffects(seen),
      points: (seen) => [...cards(seen, 'H', own(seen)), pile(own(seen))],
      say: {
        en: () => [
          'Lay a *heart* on your own pile: it is your character.',
          'Its value is its attack and its defence, and the points it is worth. J, Q and K count 10.',
        ],
        zh: () => [
          '把一张*红心*放到己方牌堆：它是你们的角色。',
          '点数就是它的攻击、防御，也是它的分值。J、Q、K 算 10。',
        ],
      },
    },
    {
      id: 'piles',
      asked: isEffects,
      points: () => [pile(0), pile(1)],
      say: {
        en: () => [
          'Look at the *two piles*: each has its attack and its defence.',
          'After twelve turns each attacks the other. Attack above defence takes the heart’s points.',
        ],
        zh: () => ['看看*两个牌堆*：各有攻击和防御。', '十二手之后双方互攻：攻高于防，就拿走对方红心的分。'],
      },
    },
    {
      id: 'strengthen',
      asked: (seen) => isEffects(seen) && cards(seen, 'CS', own(seen)).length > 0,
      points: (seen) => [...cards(seen, 'CS', own(seen)), pile(own(seen))],
      say: {
        en: () => [
          'Lay a *club* or a *spade* on your own pile, if the battle is worth it.',
          'A club adds its value to attack, a spade to defence. On a card of the same value it counts double.',
        ],
        zh: () => ['值得的话，把*梅花*或*黑桃*放到己方牌堆。', '梅花加攻击，黑桃加防御；放在同点数的牌上则加倍。'],
      },
    },
    {
      id: 'curse',
      asked: (seen) => cards(seen, 'D', other(seen)).length > 0,
      points: (seen) => [...cards(seen, 'D', other(seen)), pile(other(seen))],
      say: {
        en: () => [
          'A *diamond* goes on their pile.',
          'It takes its value away from what the card below it gave. It may not lie directly on a heart.',
        ],
        zh: () => ['*方块*要放到对方牌堆上。', '它按点数削弱下面那张牌加的数值；不能直接压在红心上。'],
      },
    },
    {
      id: 'pass',
      asked: ({ decision, view }) => decision.options.some(({ type }) => type === 'pass') && view.turn > 5,
      points: () => ['actions'],
      say: {
        en: () => [
          'Now and then: *pass*, and keep your cards.',
          'You have nine effect cards for six battles. Save them for hearts that are worth much.',
        ],
        zh: () => ['有时不妨*不出*，把牌留着。', '九张效果牌要用六场，留给分值高的红心。'],
      },
    },
    {
      id: 'battle',
      told: ({ type }) => type === 'play-scored',
      points: () => ['score'],
      say: {
        en: ({ view, seat }) => [
          `The first battle is fought: *${view.scores[teamOf(seat)]} to ${view.scores[teamOf(seat) === 0 ? 1 : 0]}*.`,
          'Every heart was scored by one side. The next battle begins one seat further on.',
        ],
        zh: ({ view, seat }) => [
          `第一场打完了：*${view.scores[teamOf(seat)]} 比 ${view.scores[teamOf(seat) === 0 ? 1 : 0]}*。`,
          '每张红心都归一方得分。下一场从下一家开始。',
        ],
      },
    },
  ],
};
