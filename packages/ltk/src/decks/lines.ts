import { BadInputError } from '@cardwright/engine';

const MOST_PROBLEMS = 20; // that a message names

/** Reads the lines of a file one by one, without blank ones and # comments; what is wrong with them is given back, as far as it is worth reading. */
export function readLines(text: string, file: string, read: (line: string, number: number) => void): string[] {
  const problems: string[] = [];
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const content = line.replace(/#.*/, '').trim();
    if (content === '') continue;
    if (problems.length === MOST_PROBLEMS) {
      problems.push(`${file}: nothing was read from line ${i + 1} on`);
      break;
    }
    try {
      read(content, i + 1);
    } catch (error) {
      if (!(error instanceof BadInputError)) throw error;
      problems.push(`${file} line ${i + 1}: ${error.message}`);
    }
  }
  return problems;
}
