import { choosePick } from '../core/ask.ts';
import { playerAt } from '../core/state.ts';
import { otherHero, scroll } from './kinds.ts';

const HEROES = ['head', 'deputy'] as const;

// Know Thyself 知己知彼. "Use on another hero: see all its hand cards, or one of its hidden heroes. Or recast: draw a card."
export const knowThyself = scroll('know-thyself', {
  recast: true,
  aims: (g, user, card) =>
    otherHero(g, user, card).filter(
      (target) => playerAt(g, target).hand.length > 0 || playerAt(g, target).revealed.includes(false),
    ),
  spares: () => 'nothing-to-see',
  *effect(g, use, target) {
    const player = playerAt(g, target);
    const hidden = HEROES.filter((_, hero) => player.revealed[hero] === false);
    const picks = [...(player.hand.length > 0 ? ['hand'] : []), ...hidden];
    if (picks.length === 0) return;
    const pick = yield* choosePick(g, use.user, 'look-at', picks, { name: 'know-thyself', to: target });
    const bit = 1 << use.user;
    if (pick === 'hand') {
      for (const card of player.hand) g.state.known[card]! |= bit;
      g.emit?.({
        type: 'hand-seen',
        seat: use.user,
        to: target,
        secret: { to: [use.user, target], cards: player.hand.toSorted((a, b) => a - b) },
      });
      return;
    }
    const hero = HEROES.indexOf(pick as (typeof HEROES)[number]);
    player.seen = player.seen.with(hero, (player.seen[hero] as number) | bit);
    g.emit?.({
      type: 'hero-seen',
      seat: use.user,
      to: target,
      pick,
      secret: { to: [use.user, target], heroes: [player.heroes[hero] as string] },
    });
  },
  says: {
    'ask.look-at/you': { en: 'Choose what to see of {about.to}', zh: '选择查看{about.to}的什么' },
    'ask.look-at': {
      en: '{seat} {seat|choose|chooses} what to see of {about.to}',
      zh: '{seat}选择查看{about.to}的什么',
    },
    'pick.hand': { en: 'All hand cards', zh: '所有手牌' },
    'pick.head': { en: 'Head hero', zh: '主将' },
    'pick.deputy': { en: 'Deputy hero', zh: '副将' },
    'event.hand-seen': { en: "{seat} {seat|see|sees} {to}'s hand", zh: '{seat}查看了{to}的手牌' },
    'event.hand-seen/secret': {
      en: "{seat} {seat|see|sees} {to}'s hand: {secret.cards}",
      zh: '{seat}查看了{to}的手牌：{secret.cards}',
    },
    'event.hero-seen': {
      en: "{seat} {seat|see|sees} one of {to}'s hidden heroes ({pick})",
      zh: '{seat}查看了{to}的暗置武将（{pick}）',
    },
    'event.hero-seen/secret': {
      en: "{seat} {seat|see|sees} one of {to}'s hidden heroes: {secret.heroes}",
      zh: '{seat}查看了{to}的暗置武将：{secret.heroes}',
    },
  },
  text: {
    en: [
      'Know Thyself',
      'Use on another hero: see all its hand cards, or one of its hidden heroes. Or recast: put it away and draw a card.',
    ],
    zh: ['知己知彼', '对一名其他角色使用：查看其所有手牌或一张暗置的武将牌。或重铸：置入弃牌堆，摸一张牌。'],
  },
});
