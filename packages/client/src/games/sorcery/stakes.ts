import type { Decision, Language, Refusal, Seat, Span } from '@cardwright/engine';
import {
  type Card,
  type MinionView,
  type Option,
  otherSeat,
  type PlayerView,
  printed,
  type Sorcery,
  type View,
} from '@cardwright/sorcery';
import type { ThingId } from '../../scene.ts';
import type { StageContext } from '../../stage.ts';

/** What an attack would do to a minion. */
type Blow = { readonly amount: number; readonly isDeadly: boolean };

interface StakesWords {
  readonly asks: string;
  play(name: string, cost: number): string;
  playOn(name: string, cost: number, on: string): string;
  attack(name: string, who: string, amount: number, left: number): string;
  attackOn(name: string, on: string, given: Blow, taken: Blow): string;
  costly(cost: number, magic: number): string;
  readonly theirs: string;
  readonly player: string;
  readonly yourself: string;
  readonly ritual: string;
  readonly otherwise: string;
  thenCard(name: string, count: number): string;
  thenMinion(name: string): string;
}

const deadly = ({ isDeadly }: Blow, died: string): string => (isDeadly ? died : '');

const WORDS: Readonly<Record<Language, StakesWords>> = {
  en: {
    asks: 'Your turn, {magic} magic: play a card, attack, use an ability, or end the turn',
    play: (name, cost) => `Play ${name} for ${cost} magic`,
    playOn: (name, cost, on) => `Play ${name} on ${on} for ${cost} magic`,
    attack: (name, who, amount, left) => `Attack ${who} with ${name}: ${amount} damage, ${left} life left`,
    attackOn: (name, on, given, taken) =>
      `Attack ${on} with ${name}: ${given.amount} damage${deadly(given, ', it dies')}; ${taken.amount} back${deadly(taken, ', yours dies')}`,
    costly: (cost, magic) => `it costs ${cost} magic, and you have ${magic}`,
    theirs: 'it is not yours: one of your cards or minions may be aimed at it',
    player: 'players are attacked by minions: pick one of yours first',
    yourself: 'nothing is aimed at yourself',
    ritual: 'rituals work by themselves',
    otherwise: 'nothing can be done with it: play a card, attack, use an ability, or end the turn',
    thenCard: (name, count) => `Choose what to play ${name} on (${count} possible)`,
    thenMinion: (name) => `Choose what ${name} is to attack or to use its ability on`,
  },
  zh: {
    asks: '你的回合，{magic} 点法力：出牌、攻击、使用能力，或结束回合',
    play: (name, cost) => `使用${name}（${cost} 点法力）`,
    playOn: (name, cost, on) => `对${on}使用${name}（${cost} 点法力）`,
    attack: (name, who, amount, left) => `${name}攻击${who}：${amount} 点伤害，余 ${left} 点生命`,
    attackOn: (name, on, given, taken) =>
      `${name}攻击${on}：造成 ${given.amount} 点伤害${deadly(given, '，消灭之')}；受到 ${taken.amount} 点${deadly(taken, '，己方阵亡')}`,
    costly: (cost, magic) => `需要 ${cost} 点法力，你只有 ${magic} 点`,
    theirs: '这不是你的：可作为你的牌或随从的目标',
    player: '玩家由随从攻击：先选你的一个随从',
    yourself: '不能以自己为目标',
    ritual: '仪式自行运作',
    otherwise: '对它无事可做：出牌、攻击、使用能力，或结束回合',
    thenCard: (name, count) => `选择${name}的目标（${count} 个可选）`,
    thenMinion: (name) => `选择${name}攻击或使用能力的目标`,
  },
};

const nameOf = ({ name }: Card, language: Language): string => printed(name).name[language];

const blow = (amount: number, { defence }: MinionView): Blow => ({
  amount: Math.max(0, amount),
  isDeadly: defence <= amount,
});

const minionOf = ({ players }: View, seat: Seat, slot: number | 'ritual'): MinionView | undefined =>
  slot === 'ritual' ? undefined : players[seat]?.minions[slot];

const said = (text: string): Span[] => [{ text }];

export const asks = ({ seat }: Decision<Option>, view: View, { presenter, language }: StageContext<Sorcery>): Span[] =>
  presenter.say(WORDS[language].asks, { magic: (view.players[seat] as PlayerView).magic });

/** What a button does: what it costs, whom it hurts and how much. */
export function does(
  option: Option,
  { seat }: Decision<Option>,
  view: View,
  { presenter, language }: StageContext<Sorcery>,
): Span[] | undefined {
  const words = WORDS[language];
  const other = otherSeat(seat);
  switch (option.type) {
    case 'play':
      return said(words.play(nameOf(option.card, language), printed(option.card.name).cost));
    case 'play-on':
      return said(
        words.playOn(nameOf(option.card, language), printed(option.card.name).cost, nameOf(option.on, language)),
      );
    case 'attack': {
      const minion = minionOf(view, seat, option.by);
      if (minion === undefined) return undefined;
      const amount = Math.max(0, minion.attack);
      const { life } = view.players[other] as PlayerView;
      return said(words.attack(nameOf(option.minion, language), presenter.name(other), amount, life - amount));
    }
    case 'attack-on': {
      const [minion, target] = [minionOf(view, seat, option.by), minionOf(view, option.owner, option.slot)];
      if (minion === undefined || target === undefined) return undefined;
      const [given, taken] = [blow(minion.attack, target), blow(target.attack, minion)];
      return said(words.attackOn(nameOf(option.minion, language), nameOf(option.on, language), given, taken));
    }
    default:
      return undefined;
  }
}

/** What a card or a minion is aimed at next. */
export function next(
  thing: ThingId,
  { options }: Decision<Option>,
  _view: View,
  { language }: StageContext<Sorcery>,
): string | undefined {
  const words = WORDS[language];
  const id = Number(thing.split(':')[1]);
  const aimed = options.filter((option) => option.type === 'play-on' && option.card.id === id);
  const [first] = aimed;
  if (first?.type === 'play-on') return words.thenCard(nameOf(first.card, language), aimed.length);
  const acting = options.find((option) => 'minion' in option && option.minion.id === id);
  return acting !== undefined && 'minion' in acting ? words.thenMinion(nameOf(acting.minion, language)) : undefined;
}

export function refuses(
  { option, reason }: Refusal<Option>,
  view: View,
  { language }: StageContext<Sorcery>,
): string | undefined {
  if (reason !== 'too-little-magic' || view.seat === null) return undefined;
  const { magic, minions } = view.players[view.seat] as PlayerView;
  if (option.type === 'play' || option.type === 'play-on')
    return WORDS[language].costly(printed(option.card.name).cost, magic);
  if (option.type !== 'use' && option.type !== 'use-on') return undefined;
  const cost = minions[option.by]?.abilityCosts[option.ability];
  return cost === undefined ? undefined : WORDS[language].costly(cost, magic);
}

/** Why anything else cannot be touched. */
export function spares(
  thing: ThingId | null,
  { seat }: Decision<Option>,
  view: View,
  { language }: StageContext<Sorcery>,
): string {
  const words = WORDS[language];
  if (thing === `seat:${seat}`) return words.yourself;
  if (thing?.startsWith('seat:') === true) return words.player;
  const id = Number(thing?.split(':')[1]);
  if (view.players.some(({ ritual }) => ritual?.card.id === id)) return words.ritual;
  return (view.players[otherSeat(seat)] as PlayerView).minions.some(({ card }) => card.id === id)
    ? words.theirs
    : words.otherwise;
}
