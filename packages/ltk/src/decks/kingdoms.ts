/** The 108 cards of kingdom war. Each line: name, rank, suit. */
export const kingdomsList = `Strike,5,Spade
Strike,7,Spade
Strike,8,Spade
Strike,8,Spade
Strike,9,Spade
Strike,10,Spade
Strike,J,Spade
Strike,2,Club
Strike,3,Club
Strike,4,Club
Strike,5,Club
Strike,8,Club
Strike,9,Club
Strike,10,Club
Strike,J,Club
Strike,J,Club
Strike,10,Heart
Strike,Q,Heart
Strike,10,Diamond
Strike,J,Diamond
Strike,Q,Diamond
Fire Strike,4,Heart
Fire Strike,4,Diamond
Fire Strike,5,Diamond
Lightning Strike,6,Spade
Lightning Strike,7,Spade
Lightning Strike,6,Club
Lightning Strike,7,Club
Lightning Strike,8,Club
Dodge,2,Heart
Dodge,J,Heart
Dodge,K,Heart
Dodge,2,Diamond
Dodge,3,Diamond
Dodge,6,Diamond
Dodge,7,Diamond
Dodge,7,Diamond
Dodge,8,Diamond
Dodge,8,Diamond
Dodge,9,Diamond
Dodge,10,Diamond
Dodge,J,Diamond
Dodge,K,Diamond
Peach,4,Heart
Peach,6,Heart
Peach,7,Heart
Peach,8,Heart
Peach,9,Heart
Peach,10,Heart
Peach,Q,Heart
Peach,2,Diamond
Wine,9,Spade
Wine,9,Club
Wine,9,Diamond
Chu Ko Nu,A,Diamond
Yin-Yang Swords,2,Spade
Black Pommel,6,Spade
Frost Sword,2,Spade
Eighteen-span Viper Spear,Q,Spade
Phoenix Fan,A,Diamond
Stone Piercing Axe,5,Diamond
Qilin Bow,5,Heart
Six Swords of Wu,6,Diamond
Tri-point Double-edged Blade,Q,Diamond
Eight Diagram Formation,2,Spade
Sage King Shield,2,Club
Rattan Armor,2,Club
Silver Lion,A,Club
Shadowrunner,5,Spade
Dilu,5,Club
Zhuahuang Feidian,K,Heart
Red Hare,5,Heart
Dayuan,K,Spade
Violet Stallion,K,Diamond
Bountiful Harvest,3,Heart
Peach Garden,A,Heart
Barbarian Invasion,K,Spade
Barbarian Invasion,7,Club
Arrow Barrage,A,Heart
Duel,A,Spade
Duel,A,Club
Something for Nothing,7,Heart
Something for Nothing,8,Heart
Snatch,3,Spade
Snatch,4,Spade
Snatch,3,Diamond
Dismantle,3,Spade
Dismantle,4,Spade
Dismantle,Q,Heart
Chain,Q,Spade
Chain,Q,Club
Chain,K,Club
Arson,2,Heart
Arson,3,Heart
Borrowed Sword,Q,Club
Negate,J,Spade
National Negate,K,Club
National Negate,Q,Diamond
Rest,J,Heart
Rest,4,Diamond
Know Thyself,3,Club
Know Thyself,4,Club
Diplomacy,9,Heart
Contentment,6,Club
Contentment,6,Heart
Starvation,10,Spade
Starvation,10,Club
Lightning,A,Spade`;
