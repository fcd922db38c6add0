import type { Skill } from '../core/skill.ts';
import { duanchangOfKingdoms } from './duanchang.ts';
import { guzhengOfKingdoms } from './guzheng.ts';
import { hongyanOfKingdoms } from './hongyan.ts';
import { identitySkills } from './index.ts';
import { jizhiOfKingdoms } from './jizhi.ts';
import { kingdomOnly } from './kingdom-only.ts';
import { kongchengOfKingdoms } from './kongcheng.ts';
import { lijianOfKingdoms } from './lijian.ts';
import { luoshenOfKingdoms } from './luoshen.ts';
import { qianxunOfKingdoms } from './qianxun.ts';
import { benevolence } from './rende.ts';
import { weimuOfKingdoms } from './weimu.ts';
import { wushuangOfKingdoms } from './wushuang.ts';
import { xiaojiOfKingdoms } from './xiaoji.ts';
import { zhihengOfKingdoms } from './zhiheng.ts';

/** Skills whose kingdom-war text differs, and those that only kingdom war has. */
const own: readonly Skill[] = [
  kongchengOfKingdoms,
  qianxunOfKingdoms,
  weimuOfKingdoms,
  luoshenOfKingdoms,
  xiaojiOfKingdoms,
  jizhiOfKingdoms,
  lijianOfKingdoms,
  zhihengOfKingdoms,
  guzhengOfKingdoms,
  duanchangOfKingdoms,
  hongyanOfKingdoms,
  wushuangOfKingdoms,
  benevolence(3),
  ...kingdomOnly,
];

/** The skills of kingdom war: those of identity mode without the Lord's, unless the text differs. */
export const kingdomSkills: readonly Skill[] = [
  ...identitySkills.filter(({ id, lord }) => lord !== true && !own.some((each) => each.id === id)),
  ...own,
];
