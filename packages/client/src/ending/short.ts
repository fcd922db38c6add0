import type { ChronicleSide, Row } from './chronicle.ts';

const between = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

const rowText = ({ name, player, badge, note, fate }: Row): string =>
  between([name, player === name ? '' : player, badge?.name ?? '', note, fate]);

/** Everybody in a line, by side. */
export const shortly = (sides: readonly ChronicleSide[]): string[] =>
  sides.flatMap(({ name, rows }) => {
    const own = rows.map(rowText);
    return rows.length === 1 && own[0]?.startsWith(name) === true ? own : [name, ...own.map((line) => `  ${line}`)];
  });
