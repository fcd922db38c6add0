import { facesOf, findCard, type Ltk, type Option } from '@cardwright/ltk';
import type { LessonContext, LessonStep } from '../../lesson.ts';
import type { ThingId } from '../../scene.ts';

export type LtkContext = LessonContext<Ltk>;
export type Step = LessonStep<Ltk>;

/** What an option's card counts as. */
const nameOf = ({ view }: LtkContext, { card, as }: Option): string =>
  as ?? (card === undefined ? '' : (facesOf(view.options.deck)[card]?.name ?? ''));

const isStrike = (name: string): boolean => name === 'strike' || name.endsWith('-strike');

/** The ways to use a card of which this is true, in the play phase. */
const uses = (seen: LtkContext, fits: (name: string) => boolean): readonly Option[] =>
  seen.decision.kind === 'play'
    ? seen.decision.options.filter((option) => option.type === 'use' && fits(nameOf(seen, option)))
    : [];

const thingsOf = (options: readonly Option[]): ThingId[] => [
  ...new Set(
    options.flatMap(({ card, seat }) => [
      ...(card === undefined ? [] : [`card:${card}`]),
      ...(seat === undefined ? [] : [`seat:${seat}`]),
    ]),
  ),
];

const strikes = (seen: LtkContext): readonly Option[] => uses(seen, isStrike);
const equips = (seen: LtkContext): readonly Option[] => uses(seen, (name) => findCard(name)?.kind === 'equipment');

/** Who is too far away. */
const far = ({ view: { reach } }: LtkContext): number[] =>
  reach === null
    ? []
    : reach.distances.flatMap((distance, seat) => (distance !== null && distance > reach.range ? [seat] : []));

export const isPlaying = ({ decision }: LtkContext): boolean => decision.kind === 'play';

export const strike: Step = {
  id: 'strike',
  asked: (seen) => strikes(seen).length > 0,
  points: (seen) => thingsOf(strikes(seen)),
  say: {
    en: (seen) => [
      `This is a *Strike*. ${seen.name(strikes(seen)[0]?.seat ?? 0)} is in reach: touch the card, then *your foe*.`,
      'Whoever is struck may answer with a Dodge. If they have none, they lose one life. One Strike a turn.',
    ],
    zh: (seen) => [
      `这是【*杀*】。${seen.name(strikes(seen)[0]?.seat ?? 0)}在攻击范围内：点这张牌，再点*目标*。`,
      '对方可用【闪】抵消，没有【闪】就失去 1 点体力。每回合限一张【杀】。',
    ],
  },
};

export const distance: Step = {
  id: 'distance',
  asked: (seen) => isPlaying(seen) && far(seen).length > 0,
  points: (seen) => far(seen).map((seat) => `seat:${seat}`),
  say: {
    en: (seen) => [
      `*${seen.name(far(seen)[0] ?? 0)}* is too far away: your attack reaches ${seen.view.reach?.range ?? 1}.`,
      'Distance is counted round the table the shorter way. Weapons reach further; mounts bring you nearer or keep you away.',
    ],
    zh: (seen) => [
      `*${seen.name(far(seen)[0] ?? 0)}*太远了：你的攻击范围是 ${seen.view.reach?.range ?? 1}。`,
      '距离按座次较短的一边数。武器打得更远，马能拉近或拉远距离。',
    ],
  },
};

export const equipment: Step = {
  id: 'equipment',
  asked: (seen) => equips(seen).length > 0,
  points: (seen) => thingsOf(equips(seen)),
  say: {
    en: () => [
      'This is *equipment*: use it, and it lies before you from now on.',
      'A weapon makes your attack reach further, armour protects you. A new one replaces the old of its kind.',
    ],
    zh: () => ['这是*装备*：使用后就一直在你面前。', '武器让你打得更远，防具保护你。同类的新装备替换旧的。'],
  },
};

const isStruck = ({ seat, decision }: LtkContext): boolean =>
  decision.about.name === 'dodge' && decision.about.help === undefined && decision.seat === seat;

const dodgesHeld = ({ view }: LtkContext): number[] =>
  view.hand.filter((card) => facesOf(view.options.deck)[card]?.name === 'dodge');

/** When one is struck; or, if nobody does so in the first round, when one holds a Dodge. */
export const dodge: Step = {
  id: 'dodge',
  asked: (seen) =>
    isStruck(seen) || (isPlaying(seen) && seen.view.turns > seen.view.players.length && dodgesHeld(seen).length > 0),
  points: (seen) =>
    isStruck(seen)
      ? [
          ...thingsOf(seen.decision.options.filter(({ type }) => type === 'answer')),
          ...(seen.decision.about.from === undefined ? [] : [`seat:${seen.decision.about.from}`]),
        ]
      : dodgesHeld(seen).map((card) => `card:${card}`),
  say: {
    en: (seen) => [
      isStruck(seen)
        ? `*${seen.name(seen.decision.about.from ?? 0)}* attacks you: a *Dodge* stops it.`
        : 'This is a *Dodge*: keep it for whoever strikes you.',
      'Without one you lose a life. Nobody learns whether you had one.',
    ],
    zh: (seen) => [
      isStruck(seen)
        ? `*${seen.name(seen.decision.about.from ?? 0)}*攻击你：用【*闪*】抵消。`
        : '这是【*闪*】：留着，别人对你出【杀】时用来抵消。',
      '不出就失去 1 点体力。别人看不出你有没有【闪】。',
    ],
  },
};

export const judgement: Step = {
  id: 'judgement',
  told: ({ type }) => type === 'judged',
  points: () => ['pile:discard'],
  say: {
    en: () => [
      'That was a *judgement*: the top card was turned over, and its suit decided.',
      'Delayed scrolls are judged at the start of a turn; some armour and skills judge too.',
    ],
    zh: () => [
      '刚才是*判定*：翻开牌堆顶的一张牌，由花色决定结果。',
      '延时锦囊在回合开始时判定；有些防具和技能也要判定。',
    ],
  },
};

export const keeping: Step = {
  id: 'keeping',
  asked: ({ decision, view, seat }) =>
    decision.kind === 'discard' || (decision.kind === 'play' && view.turns > 1 && view.current === seat),
  points: ({ decision }) => [decision.kind === 'discard' ? 'hand' : 'actions'],
  say: {
    en: ({ view, seat, decision }) => [
      decision.kind === 'discard'
        ? `Discard down to your life, *${view.players[seat]?.hp ?? 0}*: you choose what goes.`
        : `Use what you can, then *end the play phase*.`,
      `You keep only as many cards as you have life. Equipment before you does not count.`,
    ],
    zh: ({ view, seat, decision }) => [
      decision.kind === 'discard'
        ? `弃牌至体力值 *${view.players[seat]?.hp ?? 0}*：弃哪些由你选。`
        : '能用就用，然后*结束出牌*。',
      '手牌不能多于体力；面前的装备不算。',
    ],
  },
};
