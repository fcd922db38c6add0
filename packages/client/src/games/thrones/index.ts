export type {
  BattleMark,
  Clash,
  HostFace,
  Lane,
  ThronesFace,
  ThronesOutlook,
  ThronesPortrait,
  ThronesStanding,
} from './face.ts';
export { gallery } from './sheets.ts';
export { stage } from './stage.ts';
export { STAGE_WORDS } from './words.ts';
