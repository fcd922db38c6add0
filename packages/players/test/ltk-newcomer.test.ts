import { ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { expect, test } from 'vitest';
import { hasFate } from '../../ltk/src/cards/fate.ts';
import { allOthers, basic, delayed, otherHero, ownTarget, scroll, self, weapon } from '../../ltk/src/cards/kinds.ts';
import { anyOther } from '../../ltk/src/cards/mass.ts';
import { damage } from '../../ltk/src/core/damage.ts';
import { defineCards } from '../../ltk/src/core/definitions.ts';
import { isWounded, recover } from '../../ltk/src/core/recover.ts';
import { draw } from '../../ltk/src/core/zones.ts';
import { strategist } from '../src/ltk/strategist.ts';
import { usesOf } from './ltk-uses.ts';

/** Cards no bot has heard of. */
defineCards([
  scroll('avalanche', {
    hostile: true,
    aims: otherHero,
    *effect(g, use, target) {
      yield* damage(g, { from: use.user, to: target, amount: 1, card: use.card, use });
    },
    text: { en: ['Avalanche', 'The target takes 1 damage.'], zh: ['雪崩', '目标受到1点伤害。'] },
  }),
  scroll('windfall', {
    aims: self,
    targets: ownTarget,
    // biome-ignore lint/correctness/useYield: an effect is a generator, whether it asks or not
    *effect(g, _use, target) {
      draw(g, target, 1);
    },
    text: { en: ['Windfall', 'Draw a card.'], zh: ['横财', '摸一张牌。'] },
  }),
  scroll('earthquake', {
    hostile: true,
    aims: anyOther,
    targets: allOthers,
    *effect(g, use, target) {
      yield* damage(g, { from: use.user, to: target, amount: 1, card: use.card, use });
    },
    text: { en: ['Earthquake', 'All others take 1 damage.'], zh: ['地震', '其他角色各受到1点伤害。'] },
  }),
  basic('tonic', {
    aims: (g, user) => (isWounded(g, user) ? [null] : []),
    targets: ownTarget,
    effect: (g, _use, target) => recover(g, target, 1),
    text: { en: ['Tonic', 'Recover 1 life.'], zh: ['补药', '回复1点体力。'] },
  }),
  delayed('plague', {
    hostile: true,
    aims: (g, user, card) => otherHero(g, user, card).filter((target) => !hasFate(g, target, 'plague')),
    *fate(g, seat, card) {
      yield* damage(g, { from: null, to: seat, amount: 1, card, use: null });
    },
    text: { en: ['Plague', 'In its judge phase it takes 1 damage.'], zh: ['瘟疫', '其判定阶段受到1点伤害。'] },
  }),
  weapon('javelin', 4, { text: { en: ['Javelin', ''], zh: ['标枪', ''] } }),
]);

const NEW = ['avalanche', 'windfall', 'earthquake', 'tonic', 'plague', 'javelin'];

const suits = ['spade', 'heart', 'club', 'diamond'];
const deck = [...NEW, 'strike', 'dodge', 'peach']
  .flatMap((name) => suits.flatMap((suit) => ['2', '5', '8', 'J'].map((rank) => `${name},${rank},${suit}`)))
  .join('\n');

test.each([
  ['identity mode', ltkIdentity],
  ['kingdom war', ltkKingdoms],
] as const)('cards nobody has told a strategist about are used as what is printed on them says: %s', (_, mode) => {
  const game = { ...mode, settings: { ...mode.settings, deck: { kind: 'text', default: deck } as const } };
  const uses = usesOf(game, strategist, 18);
  for (const card of NEW) {
    const { offered = 0, chosen = 0 } = uses.get(`card ${card}`) ?? {};
    expect(chosen / offered, card).toBeGreaterThan(0.1);
  }
});
