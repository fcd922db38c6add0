import { findHero, type HeroId, type View } from '@cardwright/ltk/public';

/** How strong a skill is to have; most are worth 1. */
const SKILLS: Readonly<Record<string, number>> = {
  jianxiong: 1.3,
  yiji: 1.6,
  guanxing: 1.4,
  kongcheng: 0.8,
  wushuang: 1.3,
  paoxiao: 1.3,
  jizhi: 1.5,
  zhiheng: 1.6,
  yingzi: 1.4,
  jieyin: 1.3,
  xiaoji: 1.3,
  lijian: 1.5,
  biyue: 1.2,
  qingnang: 1.4,
  jijiu: 1.3,
  luoshen: 1.4,
  liegong: 1.2,
  leiji: 1.3,
  buqu: 1.4,
  kurou: 1.2,
  qixi: 1.3,
  guose: 1.3,
  luanji: 1.3,
  bazhen: 1.2,
  mashu: 0.6,
  qicai: 0.4,
  hongyan: 0.5,
  tongji: 0.3,
  yaowu: -1,
  wangzun: 0.5,
};
const OTHER = 1;

/** How much a life is worth beside skills. */
const LIFE = 0.8;

/** Two heroes of kingdom war who work well together. */
const COMPANIONS = { course: 0, official: 1 } as const;
const HALF_LIFE = 0.3;

export function heroValue(mode: View['mode'], id: HeroId): number {
  const hero = findHero(mode, id);
  if (hero === undefined) return 0;
  return hero.skills.reduce((sum, skill) => sum + (SKILLS[skill] ?? OTHER), LIFE * hero.life);
}

/** What a pair is worth, written as one choice `cao-cao+xu-chu`. */
export function pairValue(view: View, pair: string): number {
  const [head = '', deputy = ''] = pair.split('+');
  const [first, second] = [findHero('kingdoms', head), findHero('kingdoms', deputy)];
  const isCompanion = first?.companions?.includes(deputy) === true;
  const half = ((first?.life ?? 0) + (second?.life ?? 0)) % 1 === 0 ? 0 : HALF_LIFE - LIFE / 2; // half a life is a card
  return (
    heroValue('kingdoms', head) +
    heroValue('kingdoms', deputy) +
    half +
    (isCompanion ? COMPANIONS[view.options.rules] : 0)
  );
}
