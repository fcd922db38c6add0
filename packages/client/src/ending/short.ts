import type { Chronicle, Row } from './chronicle.ts';

const between = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

const rowText = ({ name, player, badge, note, fate }: Row): string =>
  between([name, player === name ? '' : player, badge?.name ?? '', note, fate]);

/** Who was what and what became of them, a line a seat: for where nothing can be drawn. */
export const shortly = ({ sides }: Pick<Chronicle, 'sides'>): string[] =>
  sides.flatMap(({ name, rows }) => {
    const own = rows.map(rowText);
    return rows.length === 1 && own[0]?.startsWith(name) === true ? own : [name, ...own.map((line) => `  ${line}`)];
  });
