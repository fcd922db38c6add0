import type { CardDefinition } from '../core/definitions.ts';
import { ancientScimitar } from './ancient-scimitar.ts';
import { blackPommel } from './black-pommel.ts';
import { chuKoNu } from './chu-ko-nu.ts';
import { eightDiagramFormation } from './eight-diagram-formation.ts';
import { eighteenSpanViperSpear } from './eighteen-span-viper-spear.ts';
import { frostSword } from './frost-sword.ts';
import { greenDragonCrescentBlade } from './green-dragon-crescent-blade.ts';
import { heavenlyDoubleHalberd } from './heavenly-double-halberd.ts';
import { minusMount, plusMount } from './mounts.ts';
import { phoenixFan } from './phoenix-fan.ts';
import { qilinBow } from './qilin-bow.ts';
import { rattanArmor } from './rattan-armor.ts';
import { sageKingShield } from './sage-king-shield.ts';
import { silverLion } from './silver-lion.ts';
import { sixSwordsOfWu } from './six-swords-of-wu.ts';
import { stonePiercingAxe } from './stone-piercing-axe.ts';
import { triPointDoubleEdgedBlade } from './tri-point-double-edged-blade.ts';
import { yinYangSwords } from './yin-yang-swords.ts';

export const weapons: readonly CardDefinition[] = [
  chuKoNu,
  yinYangSwords,
  blackPommel,
  frostSword,
  ancientScimitar,
  sixSwordsOfWu,
  greenDragonCrescentBlade,
  eighteenSpanViperSpear,
  stonePiercingAxe,
  triPointDoubleEdgedBlade,
  heavenlyDoubleHalberd,
  phoenixFan,
  qilinBow,
];

export const armors: readonly CardDefinition[] = [eightDiagramFormation, sageKingShield, silverLion, rattanArmor];

export const mounts: readonly CardDefinition[] = [plusMount, minusMount];
