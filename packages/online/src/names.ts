export const LONGEST_NAME = 24; // characters

/** What is wrong with a name somebody wants; null: nothing is. */
export type NameFault = 'empty' | 'long' | 'signs' | null;

/** A name as it is kept: one way to write each letter, no blanks around it or doubled. */
export const cleanName = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim();

/** No control characters, none that turn the writing round or cannot be seen, nothing half a character. */
const BAD = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\uFFFD]/u;

export function nameFault(name: string): NameFault {
  const clean = cleanName(name);
  if (clean === '') return 'empty';
  if (Array.from(clean).length > LONGEST_NAME) return 'long';
  return BAD.test(clean) || /^[\p{M}\s]/u.test(clean) ? 'signs' : null;
}

/** Two names that people would take for the same. */
export const nameKey = (name: string): string => cleanName(name).toLocaleLowerCase('en').replaceAll(' ', '');

const FIRST = [
  'Quiet',
  'Swift',
  'Clever',
  'Bold',
  'Gentle',
  'Merry',
  'Patient',
  'Lucky',
  'Grey',
  'Golden',
  'Northern',
  'Eastern',
];
const SECOND = ['Crane', 'Tiger', 'Fox', 'Carp', 'Heron', 'Ox', 'Hare', 'Otter', 'Falcon', 'Badger', 'Wren', 'Pine'];

/** A name for somebody who has not said one. */
export function madeUpName(below: (n: number) => number): string {
  return `${FIRST[below(FIRST.length)]} ${SECOND[below(SECOND.length)]} ${10 + below(90)}`;
}
