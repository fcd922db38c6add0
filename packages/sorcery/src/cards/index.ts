import { enrol } from '../catalogue.ts';
import type { Definition } from '../definition.ts';
import { aChangeOfLuck } from './a-change-of-luck.ts';
import { airElemental } from './air-elemental.ts';
import { apprenticeSummoner } from './apprentice-summoner.ts';
import { auraOfPower } from './aura-of-power.ts';
import { banish } from './banish.ts';
import { blizzard } from './blizzard.ts';
import { bomb } from './bomb.ts';
import { boneGolem } from './bone-golem.ts';
import { contemptOfTheWeak } from './contempt-of-the-weak.ts';
import { darkRitual } from './dark-ritual.ts';
import { delay } from './delay.ts';
import { disenchant } from './disenchant.ts';
import { earthElemental } from './earth-elemental.ts';
import { enrage } from './enrage.ts';
import { enrageStandard } from './enrage-standard.ts';
import { fireElemental } from './fire-elemental.ts';
import { giantStrength } from './giant-strength.ts';
import { giftOfFire } from './gift-of-fire.ts';
import { giftOfThrift } from './gift-of-thrift.ts';
import { grandSummoner } from './grand-summoner.ts';
import { haste } from './haste.ts';
import { magicFatigue } from './magic-fatigue.ts';
import { masterSummoner } from './master-summoner.ts';
import { novicePyromancer } from './novice-pyromancer.ts';
import { nullify } from './nullify.ts';
import { potionSeller } from './potion-seller.ts';
import { raiseDead } from './raise-dead.ts';
import { recharge } from './recharge.ts';
import { silence } from './silence.ts';
import { standstill } from './standstill.ts';
import { unsummon } from './unsummon.ts';
import { workshopMage } from './workshop-mage.ts';

/** Every card there is, in every edition and outside them. */
export const CARDS: readonly Definition[] = enrol<Definition>([
  aChangeOfLuck,
  airElemental,
  apprenticeSummoner,
  auraOfPower,
  banish,
  blizzard,
  bomb,
  boneGolem,
  contemptOfTheWeak,
  darkRitual,
  delay,
  disenchant,
  earthElemental,
  enrage,
  enrageStandard,
  fireElemental,
  giantStrength,
  giftOfFire,
  giftOfThrift,
  grandSummoner,
  haste,
  magicFatigue,
  masterSummoner,
  novicePyromancer,
  nullify,
  potionSeller,
  raiseDead,
  recharge,
  silence,
  standstill,
  unsummon,
  workshopMage,
]);
