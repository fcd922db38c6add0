import type { Sheet } from './scene.ts';

const joined = (head: string, text: string): string => `${head}${head === '' || head.endsWith('：') ? '' : ' '}${text}`;

/** A sheet as it is printed where there are only lines. */
export const sheetLines = ({ title, subtitle, paragraphs }: Sheet): string[] => [
  [title, subtitle].filter((each) => each !== '').join(' · '),
  ...paragraphs.map(({ head, text }) => `  ${joined(head, text)}`),
];
