import type { CardDefinition } from '../core/definitions.ts';
import { basic } from './kinds.ts';

const pending = (id: string, name: string): CardDefinition =>
  basic(id, { text: { en: [name, name], zh: [name, name] } });

export const pendingCards: readonly CardDefinition[] = [
  pending('dismantle', 'Dismantle'),
  pending('snatch', 'Snatch'),
  pending('borrowed-sword', 'Borrowed Sword'),
  pending('arrow-barrage', 'Arrow Barrage'),
  pending('barbarian-invasion', 'Barbarian Invasion'),
  pending('peach-garden', 'Peach Garden'),
  pending('bountiful-harvest', 'Bountiful Harvest'),
  pending('chain', 'Chain'),
  pending('arson', 'Arson'),
  pending('lightning', 'Lightning'),
  pending('starvation', 'Starvation'),
  pending('chu-ko-nu', 'Chu Ko Nu'),
  pending('yin-yang-swords', 'Yin-Yang Swords'),
  pending('black-pommel', 'Black Pommel'),
  pending('eighteen-span-viper-spear', 'Eighteen-span Viper Spear'),
  pending('stone-piercing-axe', 'Stone Piercing Axe'),
  pending('heavenly-double-halberd', 'Heavenly Double Halberd'),
  pending('qilin-bow', 'Qilin Bow'),
  pending('frost-sword', 'Frost Sword'),
  pending('ancient-scimitar', 'Ancient Scimitar'),
  pending('phoenix-fan', 'Phoenix Fan'),
  pending('sage-king-shield', 'Sage King Shield'),
  pending('silver-lion', 'Silver Lion'),
  pending('rattan-armor', 'Rattan Armor'),
];
