import { BadInputError } from '@cardwright/engine';
import { allHeroes, fileHeroId } from '../core/definitions.ts';
import { type HeroId, KINGDOMS, type Kingdom, type Mode } from '../core/state.ts';

export interface HeroesFile {
  readonly ids: readonly HeroId[];
  readonly unknown: readonly string[]; // names we have no skills for: they play without any
}

const MOST_LIFE = 20;

/** Reads a heroes file: `name,country,life` per line, blank lines and # comments allowed. All problems are told at once. */
export function parseHeroes(text: string, mode: Mode, file = 'heroes'): HeroesFile {
  const ids: HeroId[] = [];
  const lines = new Map<Kingdom, number[]>();
  const unknown: string[] = [];
  const problems: string[] = [];
  text.split(/\r?\n/).forEach((line, i) => {
    const content = line.replace(/#.*/, '').trim();
    if (content === '') return;
    try {
      const { id, kingdom, isKnown, name } = parseLine(content, mode);
      if (ids.includes(id)) throw new BadInputError(`"${name}" is there twice`);
      ids.push(id);
      lines.set(kingdom, [...(lines.get(kingdom) ?? []), i + 1]);
      if (!isKnown) unknown.push(name);
    } catch (error) {
      if (!(error instanceof BadInputError)) throw error;
      problems.push(`${file} line ${i + 1}: ${error.message}`);
    }
  });
  if (mode === 'kingdoms') {
    for (const [kingdom, at] of lines) {
      if (at.length < 2)
        problems.push(
          `${file} line ${at[0]}: ${kingdom.toUpperCase()} has only this hero; a kingdom needs at least two`,
        );
    }
  }
  if (ids.length === 0 && problems.length === 0)
    problems.push(`${file} names no hero; each line is "name,country,life"`);
  if (problems.length > 0) throw new BadInputError(problems.join('\n'));
  return { ids, unknown };
}

function parseLine(line: string, mode: Mode): { id: HeroId; kingdom: Kingdom; isKnown: boolean; name: string } {
  const [name = '', country = '', life = '', ...more] = line.split(',').map((part) => part.trim());
  if (name === '' || life === '' || more.length > 0) throw new BadInputError(`"${line}" is not "name,country,life"`);
  const kingdom = KINGDOMS.find((each) => each === country.toLowerCase());
  if (kingdom === undefined) throw new BadInputError(`"${country}" is no country; countries are SHU, WU, WEI, QUN`);
  const step = mode === 'kingdoms' ? 0.5 : 1;
  const amount = Number(life);
  if (!(amount >= step && amount <= MOST_LIFE && Number.isInteger(amount / step))) {
    const wanted = mode === 'kingdoms' ? 'a number such as 1.5, 2 or 2.5' : 'a whole number such as 4';
    throw new BadInputError(`"${life}" is no life; it takes ${wanted}`);
  }
  const slug = name
    .toLowerCase()
    .replaceAll('ü', 'v')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  const known = allHeroes(mode).find(
    ({ id, text }) => id === slug || text.zh === name || text.en.toLowerCase() === name.toLowerCase(),
  );
  const isSame = known?.kingdom === kingdom && known.life === amount;
  return {
    id: isSame ? known.id : fileHeroId(known?.id ?? slug, kingdom, amount),
    kingdom,
    isKnown: known !== undefined,
    name,
  };
}
