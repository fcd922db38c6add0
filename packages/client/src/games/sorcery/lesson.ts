import { type Option, otherSeat, printed, type Sorcery } from '@cardwright/sorcery';
import type { Lesson, LessonContext } from '../../lesson.ts';
import type { ThingId } from '../../scene.ts';

type SorceryContext = LessonContext<Sorcery>;

const optionsOf = ({ decision }: SorceryContext, ...types: readonly Option['type'][]): readonly Option[] =>
  decision.options.filter(({ type }) => types.includes(type));

/** The cards of a kind that can be played now. */
const playable = (seen: SorceryContext, type: string): ThingId[] => [
  ...new Set(
    optionsOf(seen, 'play', 'play-on').flatMap((option) =>
      'card' in option && printed(option.card.name).type === type ? [`card:${option.card.id}`] : [],
    ),
  ),
];

/** The minions that can do this now. */
const acting = (seen: SorceryContext, ...types: readonly Option['type'][]): ThingId[] => [
  ...new Set(optionsOf(seen, ...types).flatMap((option) => ('minion' in option ? [`card:${option.minion.id}`] : []))),
];

const foe = ({ seat }: SorceryContext): ThingId => `plate:${otherSeat(seat)}`;

/** The cards on the board that act by themselves; their owners, if they are gone. */
function triggering({ view }: SorceryContext): ThingId[] {
  const things = view.players.flatMap(({ minions, ritual }) => [
    ...minions.flatMap(({ card }) =>
      printed(card.name).abilities.some(({ cost }) => cost === null) ? [`card:${card.id}`] : [],
    ),
    ...(ritual === null ? [] : [`card:${ritual.card.id}`]),
  ]);
  return things.length > 0 ? things : ['plate:0', 'plate:1'];
}

export const lesson: Lesson<Sorcery> = {
  seed: 34,
  seats: 2,
  seat: 0,
  options: { starts: 'p1' },
  steps: [
    {
      id: 'goal',
      asked: () => true,
      points: (seen) => [foe(seen)],
      say: {
        en: (seen) => [
          `Bring *${seen.name(otherSeat(seen.seat))}* from 20 life to nothing.`,
          'Your minions do it: they attack the other player, or the minions that stand before them.',
        ],
        zh: (seen) => [
          `把*${seen.name(otherSeat(seen.seat))}*的 20 点生命打光。`,
          '靠你的随从：攻击对手，或攻击挡在前面的随从。',
        ],
      },
    },
    {
      id: 'magic',
      asked: () => true,
      points: ({ seat }) => [`plate:${seat}`],
      say: {
        en: ({ view, seat }) => [
          `You have *${view.players[seat]?.magic ?? 0} magic*: cards cost what their corner says.`,
          'Each turn brings one more, and what you do not spend stays.',
        ],
        zh: ({ view, seat }) => [
          `你有 *${view.players[seat]?.magic ?? 0} 点法力*：每张牌的费用写在角上。`,
          '每回合多一点，没用完的会留着。',
        ],
      },
    },
    {
      id: 'minion',
      asked: (seen) => playable(seen, 'minion').length > 0,
      points: (seen) => playable(seen, 'minion'),
      say: {
        en: () => [
          'Play a *minion*: touch the card.',
          'Left is its attack, right its defence. It can act from your next turn on.',
        ],
        zh: () => ['打出一个*随从*：点这张牌。', '左边是攻击，右边是防御。下个回合起它才能行动。'],
      },
    },
    {
      id: 'attack',
      asked: (seen) => acting(seen, 'attack', 'attack-on').length > 0,
      points: (seen) => [...acting(seen, 'attack', 'attack-on'), foe(seen)],
      say: {
        en: (seen) => [
          `*Attack*: touch your minion, then ${seen.name(otherSeat(seen.seat))} or a minion.`,
          'A minion that is attacked hits back, even as it dies. A player does not.',
        ],
        zh: (seen) => [
          `*攻击*：点你的随从，再点${seen.name(otherSeat(seen.seat))}或一个随从。`,
          '被攻击的随从会还击，死了也一样；玩家不会。',
        ],
      },
    },
    {
      id: 'trigger',
      told: ({ type }) => type === 'minion-triggered' || type === 'ritual-triggered',
      points: triggering,
      say: {
        en: () => [
          'That was a *trigger*: a card that acts by itself. Point at it, or hold it, to read when.',
          'At the start or end of a turn, or when a minion comes or goes. The log has what it did.',
        ],
        zh: () => [
          '刚才是*触发*：牌自己起了作用。指着或按住它可看说明。',
          '在回合开始或结束、随从进场或离场时发生；记录里写着结果。',
        ],
      },
    },
    {
      id: 'other-cards',
      asked: (seen) => ['spell', 'enchantment', 'ritual'].some((type) => playable(seen, type).length > 0),
      points: (seen) => ['spell', 'enchantment', 'ritual'].flatMap((type) => playable(seen, type)),
      say: {
        en: () => [
          'These are no minions: a *spell*, an *enchantment* or a *ritual*. Point at one, or hold it, to read it.',
          'A spell happens once, an enchantment stays on a minion, a ritual waits in your corner.',
        ],
        zh: () => [
          '这些不是随从，而是*法术*、*附魔*或*仪式*。指着或按住它可看说明。',
          '法术只用一次，附魔留在随从身上，仪式在角落里等着。',
        ],
      },
    },
    {
      id: 'end',
      asked: ({ view, seat }) => view.turn > 2 && view.active === seat,
      points: () => ['actions'],
      say: {
        en: () => [
          'When nothing is worth its cost, *end the turn*.',
          'At most five cards in hand and five minions on the board: a full hand draws nothing.',
        ],
        zh: () => ['没有值得做的事，就*结束回合*。', '手牌和随从各最多五张：手牌满了就不再抽牌。'],
      },
    },
  ],
};
