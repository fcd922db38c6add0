import { CHECKS } from '@cardwright/testing';
import { identityList } from '../src/decks/identity.ts';
import { ltkIdentity } from '../src/index.ts';
const lines = identityList.trim().split('\n');
const names = ['Chu Ko Nu', 'Yin-Yang Swords', 'Black Pommel', 'Green Dragon Crescent Blade', 'Eighteen-span Viper Spear', 'Stone Piercing Axe', 'Heavenly Double Halberd', 'Qilin Bow', 'Frost Sword', 'Ancient Scimitar', 'Phoenix Fan', 'Six Swords of Wu', 'Tri-point Double-edged Blade', 'Eight Diagram Formation', 'Sage King Shield', 'Silver Lion', 'Rattan Armor', '+1 Mount', '-1 Mount'];
const deck = [...lines.filter((l) => /Strike|Dodge|Wine|Peach,|Borrowed|Dismantle|Negate/.test(l)), ...names.flatMap((n) => [`${n},5,Spade`, `${n},6,Heart`, `${n},7,Club`])].join('\n');
for (const c of CHECKS)
  for (let seed = 0; seed < 40; seed++) {
    try { c.run(ltkIdentity, { seed, seats: 2 + (seed % 6), options: { deck, offer: 1 } }); } catch (e) { console.log('FAIL', c.name, seed, String((e as Error).stack).slice(0, 600)); break; }
  }
console.log('soaked');
