import { chooseOne } from '../core/ask.ts';
import { livingCount } from '../core/seats.ts';
import type { Option } from '../core/state.ts';
import { handOf, move, PROCESSING, settle, takeTop } from '../core/zones.ts';
import { scroll } from './kinds.ts';
import { allHeroes, anyone } from './mass.ts';

// Bountiful Harvest 五谷丰登. "Turn up as many cards as heroes live. Every hero in turn, from you on, gains one of them."
export const bountifulHarvest = scroll('bountiful-harvest', {
  aims: anyone,
  targets: allHeroes,
  *before(g, use) {
    const count = livingCount(g);
    while (use.shown.length < count) {
      const top = takeTop(g, 1);
      use.shown.push(...top);
      yield* move(g, top, null, PROCESSING, { reason: 'shown', quiet: true });
    }
    g.emit?.({ type: 'cards-shown', seat: use.user, cards: use.shown.slice() });
  },
  *effect(g, use, target) {
    const options = use.shown.map((card): Option => ({ type: 'card', card }));
    if (options.length === 0) return;
    const { card } = yield* chooseOne(g, target, 'harvest', options, { card: use.card });
    use.shown = use.shown.filter((each) => each !== card);
    yield* move(g, [card as number], null, handOf(target), { reason: 'gained' });
  },
  *after(g, use) {
    if (use.shown.length > 0) g.emit?.({ type: 'harvest-left', cards: use.shown.slice() });
    settle(g, use.shown);
  },
  says: {
    'ask.harvest/you': { en: 'Choose one of the cards of {about.card}', zh: '选择获得一张{about.card}的牌' },
    'ask.harvest': {
      en: '{seat} {seat|choose|chooses} one of the cards of {about.card}',
      zh: '{seat}选择获得一张{about.card}的牌',
    },
    'event.harvest-left': { en: 'Left over and discarded: {cards}', zh: '剩余的{cards}置入弃牌堆' },
  },
  text: {
    en: [
      'Bountiful Harvest',
      'Turn up as many cards as heroes live. Every hero in turn, beginning with you, gains one of them.',
    ],
    zh: ['五谷丰登', '亮出牌堆顶等同于存活角色数的牌。由你开始，所有角色依次获得其中一张。'],
  },
});
