import { BadInputError } from '@cardwright/engine';
import { BrokeRuleError, battleOf, type Card, checkMove, formatCards, parseCards, statsOf } from '@cardwright/thrones';
import type { Terminal } from '../../line-source.ts';

/** What comes of a battle; of each pair the first is pile 0's. */
export interface BattleReport {
  readonly attack: readonly [number, number];
  readonly defence: readonly [number, number];
  readonly score: readonly [number, number];
}

/** Fights one battle between two piles given as text. A card may be there more than once: it is only reckoned. */
export function battle(first: string, second: string, given: { readonly json?: boolean }, { output }: Terminal): void {
  const piles = [pileFrom(0, first), pileFrom(1, second)] as const;
  const stats = [statsOf(piles[0]), statsOf(piles[1])] as const;
  const { score, succeeded } = battleOf(piles);
  const report: BattleReport = {
    attack: [stats[0].attack, stats[1].attack],
    defence: [stats[0].defence, stats[1].defence],
    score,
  };
  const lines = [
    ...piles.map(
      (pile, i) => `pile ${i} ${formatCards(pile)}: attack ${report.attack[i]}, defence ${report.defence[i]}`,
    ),
    ...succeeded.map((isThrough, i) => `pile ${i} ${isThrough ? 'breaks through' : 'is held by'} pile ${1 - i}`),
    `score ${score[0]} to ${score[1]}`,
  ];
  output.write(given.json === true ? `${JSON.stringify(report)}\n` : `${lines.join('\n')}\n`);
}

/** A pile is one line, in a pair of brackets or without any. */
function checkShape(pile: 0 | 1, text: string): void {
  const right = 'write it as 6H,3C,5D or [6H,3C,5D]';
  if (/\p{C}/u.test(text)) throw new BadInputError(`pile ${pile} is not one line of plain text; ${right}`);
  const [, opened = '', closed = ''] = /^\s*(\[?).*?(\]?)\s*$/.exec(text) ?? [];
  if (opened === '' && closed === ']') throw new BadInputError(`pile ${pile} "${text}" has a ] without a [; ${right}`);
  if (opened === '[' && closed === '') throw new BadInputError(`pile ${pile} "${text}" has a [ without a ]; ${right}`);
}

/** Reads a pile and lets the rule checker judge each of its cards. */
function pileFrom(pile: 0 | 1, text: string): Card[] {
  checkShape(pile, text);
  try {
    const cards = parseCards(text);
    cards.forEach((card, i) => {
      checkMove({ turn: i === 0 ? pile : 2, seat: pile, card, pile, on: cards.slice(0, i) });
    });
    return cards;
  } catch (error) {
    if (error instanceof BrokeRuleError)
      throw new BadInputError(`pile ${pile} "${text}": ${error.message.split(': ').at(-1)}`);
    if (error instanceof BadInputError) throw new BadInputError(`pile ${pile}: ${error.message}`);
    throw error;
  }
}
