import { must } from '../core/skill.ts';
import { armor, armorCounts } from './kinds.ts';

const HARMLESS: readonly string[] = ['strike', 'arrow-barrage', 'barbarian-invasion'];
const MORE = 1;

// Rattan Armor 藤甲, compulsory. "Normal Strikes, Arrow Barrage and Barbarian Invasion have no effect on you. Fire damage you take
// is 1 more."
export const rattanArmor = armor('rattan-armor', {
  skill: {
    compulsory: true,
    triggers: [
      must('before-effect', {
        if: (_g, self, { use, target, stopped }) =>
          !stopped && target === self && HARMLESS.includes(use.card.name) && armorCounts(self, use),
        *effect(_g, _self, event) {
          event.stopped = true;
        },
      }),
      must('taking', {
        reckons: true,
        if: (_g, self, { damage: { to, element, use }, prevented }) =>
          !prevented && to === self && element === 'fire' && armorCounts(self, use),
        *effect(_g, _self, { damage }) {
          damage.amount += MORE;
        },
      }),
    ],
  },
  text: {
    en: [
      'Rattan Armor',
      `Compulsory. Normal Strikes, Arrow Barrage and Barbarian Invasion have no effect on you. Fire damage you take is ${MORE} more.`,
    ],
    zh: ['藤甲', `锁定技，普通【杀】、【万箭齐发】和【南蛮入侵】对你无效；你受到的火焰伤害+${MORE}。`],
  },
});
