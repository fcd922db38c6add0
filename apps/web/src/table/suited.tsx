import type { ReactNode } from 'react';

const SUITED = /([♠♥♦♣])((?:10|[2-9JQKA])?)/g;
const SUITS: Readonly<Record<string, string>> = { '♠': 'spade', '♥': 'heart', '♦': 'diamond', '♣': 'club' };

/** Text with its suits in their four colours. */
export function Suited({ text }: { text: string }): ReactNode {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(SUITED)) {
    pieces.push(text.slice(end, match.index));
    pieces.push(
      <span key={match.index} className={`suit ${SUITS[match[1] as string]}`}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  pieces.push(text.slice(end));
  return pieces;
}
