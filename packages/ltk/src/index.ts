export {
  allCards,
  allHeroes,
  allSkills,
  CARD_KINDS,
  type CardDefinition,
  defineCards,
  defineSkills,
  findCard,
  findHero,
  findSkill,
  type HeroDefinition,
} from './core/definitions.ts';
export { textOf } from './core/mode.ts';
export type { Skill } from './core/skill.ts';
export {
  type GameEvent,
  type HeroId,
  type LtkDecision,
  type Mode,
  type Option,
  ROLES,
  type Role,
  type Slot,
} from './core/state.ts';
export { facesOf, findCardName, formatDeck, parseDeck } from './decks/deck.ts';
export { type HeroesFile, parseHeroes } from './heroes/file.ts';
export { type Ltk, ltkIdentity, ltkKingdoms } from './ltk.ts';
export { rolesFor } from './modes/roles.ts';
export type { Reach } from './reach.ts';
export { riskLine } from './risk.ts';
export { rulesOf } from './rules.ts';
export type { HeldView, PlayerView, View } from './view.ts';
