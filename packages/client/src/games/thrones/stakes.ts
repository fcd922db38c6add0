import type { Decision, Language, Span } from '@cardwright/engine';
import { plain } from '@cardwright/presenter';
import {
  battleOf,
  isHeart,
  type Option,
  statsOf,
  type Team,
  type Thrones,
  teamOf,
  type View,
  valueOf,
} from '@cardwright/thrones';
import type { ThingId } from '../../scene.ts';
import type { StageContext } from '../../stage.ts';

interface StakesWords {
  heart(card: string, value: number): string;
  lay(card: string, isOwn: boolean, changes: readonly string[], score: readonly [number, number]): string;
  readonly attack: string;
  readonly defence: string;
  readonly unchanged: string;
  asks(own: number, theirs: number): string;
  pass(own: number, theirs: number): string;
  readonly seat: string;
  readonly otherwise: string;
  choose(card: string): string;
}

const WORDS: Readonly<Record<Language, StakesWords>> = {
  en: {
    heart: (card, value) => `Send ${card}: a character of ${value}/${value}`,
    lay: (card, isOwn, changes, [own, theirs]) =>
      `Lay ${card} on ${isOwn ? 'your' : 'their'} pile: ${changes.join(', ')} (then ${own} : ${theirs})`,
    attack: 'attack',
    defence: 'defence',
    unchanged: 'nothing changes',
    asks: (own, theirs) => `Lay an effect on either pile, or pass: fought now, you score ${own}, they score ${theirs}`,
    pass: (own, theirs) => `Pass (${own} : ${theirs} as it lies)`,
    seat: 'cards are laid on the two piles, not on players',
    otherwise: 'pick a card of your hand, then a pile',
    choose: (card) => `Choose the pile for ${card}`,
  },
  zh: {
    heart: (card, value) => `派出 ${card}：攻防 ${value}/${value}`,
    lay: (card, isOwn, changes, [own, theirs]) =>
      `把 ${card} 放在${isOwn ? '己方' : '对方'}牌堆：${changes.join('，')}（变为 ${own} : ${theirs}）`,
    attack: '攻',
    defence: '防',
    unchanged: '无变化',
    asks: (own, theirs) => `可在任一牌堆上放一张效果牌，或不出：若现在交战，己方得 ${own} 分，对方得 ${theirs} 分`,
    pass: (own, theirs) => `不出（现在 ${own} : ${theirs}）`,
    seat: '牌放在两个牌堆上，不放在玩家面前',
    otherwise: '先选一张手牌，再选牌堆',
    choose: (card) => `选择放 ${card} 的牌堆`,
  },
};

/** What the piles as they lie would bring: to the seat's own team, and to the other. */
function scoreFor(seat: number, { piles, options }: Pick<View, 'piles' | 'options'>): readonly [number, number] {
  const { score } = battleOf([piles[0], piles[1]], options.clamp);
  const team = teamOf(seat);
  return [score[team], score[(1 - team) as Team]];
}

export function asks(
  { kind, seat }: Decision<Option>,
  view: View,
  { language }: StageContext<Thrones>,
): Span[] | undefined {
  return kind === 'lay-effect' ? [{ text: WORDS[language].asks(...scoreFor(seat, view)) }] : undefined;
}

/** What a card does to a pile, in numbers. */
export function does(
  option: Option,
  { kind, seat }: Decision<Option>,
  view: View,
  { presenter, language }: StageContext<Thrones>,
): Span[] | undefined {
  const words = WORDS[language];
  if (option.type === 'pass')
    return kind === 'lay-effect' ? [{ text: words.pass(...scoreFor(seat, view)) }] : undefined;
  const { card, pile } = option;
  const name = plain(presenter.noun('card', card));
  if (isHeart(card)) return [{ text: words.heart(name, valueOf(card)) }];
  const before = statsOf(view.piles[pile], view.options.clamp);
  const laid = [...view.piles[pile], card];
  const after = statsOf(laid, view.options.clamp);
  const changes = (['attack', 'defence'] as const).flatMap((stat) =>
    before[stat] === after[stat] ? [] : [`${words[stat]} ${before[stat]} → ${after[stat]}`],
  );
  const piles: View['piles'] = pile === 0 ? [laid, view.piles[1]] : [view.piles[0], laid];
  const score = scoreFor(seat, { piles, options: view.options });
  const said = changes.length === 0 ? [words.unchanged] : changes;
  return [{ text: words.lay(name, teamOf(seat) === pile, said, score) }];
}

export function next(
  thing: ThingId,
  { options }: Decision<Option>,
  _view: View,
  { presenter, language }: StageContext<Thrones>,
): string | undefined {
  const [, code = ''] = thing.split(':');
  const option = options.find((each) => each.type === 'lay' && presenter.noun('card', each.card)[0]?.ref?.id === code);
  return option?.type === 'lay' ? WORDS[language].choose(plain(presenter.noun('card', option.card))) : undefined;
}

export const spares = (
  thing: ThingId | null,
  _decision: Decision<Option>,
  _view: View,
  { language }: StageContext<Thrones>,
): string => (thing?.startsWith('seat:') === true ? WORDS[language].seat : WORDS[language].otherwise);
