// All cards, skills, heroes and modes, made known. Whoever looks something up by its name imports this.
import { cards } from './cards/index.ts';
import { defineCards, defineHeroes, defineSkills } from './core/definitions.ts';
import { identityHeroes } from './heroes/index.ts';
import { kingdomHeroes } from './heroes/kingdoms.ts';
import './modes/identity.ts';
import './modes/kingdoms.ts';
import { identitySkills } from './skills/index.ts';
import { kingdomSkills } from './skills/kingdoms.ts';

defineCards(cards);
defineSkills('identity', identitySkills);
defineHeroes('identity', identityHeroes);
defineSkills('kingdoms', kingdomSkills);
defineHeroes('kingdoms', kingdomHeroes);
