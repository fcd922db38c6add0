/**
 * The cards of identity mode: lines 1 to 104 standard, 105 to 108 the extra ones, the rest battle. Each line: name, rank, suit. New ones
 * go to the end.
 */
export const identityList = `Strike,7,Spade
Strike,8,Spade
Strike,8,Spade
Strike,9,Spade
Strike,9,Spade
Strike,10,Spade
Strike,10,Spade
Strike,2,Club
Strike,3,Club
Strike,4,Club
Strike,5,Club
Strike,6,Club
Strike,7,Club
Strike,8,Club
Strike,8,Club
Strike,9,Club
Strike,9,Club
Strike,10,Club
Strike,10,Club
Strike,J,Club
Strike,J,Club
Strike,10,Heart
Strike,10,Heart
Strike,J,Heart
Strike,6,Diamond
Strike,7,Diamond
Strike,8,Diamond
Strike,9,Diamond
Strike,10,Diamond
Strike,K,Diamond
Dodge,2,Heart
Dodge,2,Heart
Dodge,K,Heart
Dodge,2,Diamond
Dodge,2,Diamond
Dodge,3,Diamond
Dodge,4,Diamond
Dodge,5,Diamond
Dodge,6,Diamond
Dodge,7,Diamond
Dodge,8,Diamond
Dodge,9,Diamond
Dodge,10,Diamond
Dodge,J,Diamond
Dodge,J,Diamond
Peach,3,Heart
Peach,4,Heart
Peach,6,Heart
Peach,7,Heart
Peach,8,Heart
Peach,9,Heart
Peach,Q,Heart
Peach,Q,Diamond
Chu Ko Nu,A,Club
Chu Ko Nu,A,Diamond
Yin-Yang Swords,2,Spade
Black Pommel,6,Spade
Green Dragon Crescent Blade,5,Spade
Eighteen-span Viper Spear,Q,Spade
Stone Piercing Axe,5,Diamond
Heavenly Double Halberd,Q,Diamond
Qilin Bow,5,Heart
Eight Diagram Formation,2,Spade
Eight Diagram Formation,2,Club
Shadowrunner,5,Spade
Dilu,5,Club
Zhuahuang Feidian,K,Heart
Red Hare,5,Heart
Dayuan,K,Spade
Violet Stallion,K,Diamond
Bountiful Harvest,3,Heart
Bountiful Harvest,4,Heart
Peach Garden,A,Heart
Barbarian Invasion,7,Spade
Barbarian Invasion,K,Spade
Barbarian Invasion,7,Club
Arrow Barrage,A,Heart
Duel,A,Spade
Duel,A,Club
Duel,A,Diamond
Something for Nothing,7,Heart
Something for Nothing,8,Heart
Something for Nothing,9,Heart
Something for Nothing,J,Heart
Snatch,3,Spade
Snatch,4,Spade
Snatch,J,Spade
Snatch,3,Diamond
Snatch,4,Diamond
Dismantle,3,Spade
Dismantle,4,Spade
Dismantle,Q,Spade
Dismantle,3,Club
Dismantle,4,Club
Dismantle,Q,Heart
Borrowed Sword,Q,Club
Borrowed Sword,K,Club
Negate,J,Spade
Negate,Q,Club
Negate,K,Club
Contentment,6,Spade
Contentment,6,Club
Contentment,6,Heart
Lightning,A,Spade
Frost Sword,2,Spade
Sage King Shield,2,Club
Lightning,Q,Heart
Negate,Q,Diamond
Ancient Scimitar,A,Spade
Rattan Armor,2,Spade
Wine,3,Spade
Lightning Strike,4,Spade
Lightning Strike,5,Spade
Lightning Strike,6,Spade
Lightning Strike,7,Spade
Lightning Strike,8,Spade
Wine,9,Spade
Starvation,10,Spade
Chain,J,Spade
Chain,Q,Spade
Negate,K,Spade
Silver Lion,A,Club
Rattan Armor,2,Club
Wine,3,Club
Starvation,4,Club
Lightning Strike,5,Club
Lightning Strike,6,Club
Lightning Strike,7,Club
Lightning Strike,8,Club
Wine,9,Club
Chain,10,Club
Chain,J,Club
Chain,Q,Club
Chain,K,Club
Negate,A,Heart
Arson,2,Heart
Arson,3,Heart
Fire Strike,4,Heart
Peach,5,Heart
Peach,6,Heart
Fire Strike,7,Heart
Dodge,8,Heart
Dodge,9,Heart
Fire Strike,10,Heart
Dodge,J,Heart
Dodge,Q,Heart
Negate,K,Heart
Phoenix Fan,A,Diamond
Peach,2,Diamond
Peach,3,Diamond
Fire Strike,4,Diamond
Fire Strike,5,Diamond
Dodge,6,Diamond
Dodge,7,Diamond
Dodge,8,Diamond
Wine,9,Diamond
Dodge,10,Diamond
Dodge,J,Diamond
Arson,Q,Diamond
Hua Liu,K,Diamond`;
