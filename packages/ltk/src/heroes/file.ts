import { BadInputError } from '@cardwright/engine';
import type { SkillId } from '../core/card.ts';
import { allSkills, fileHeroId, isLife } from '../core/definitions.ts';
import { type HeroId, KINGDOMS, type Kingdom, type Mode } from '../core/state.ts';
import { readLines } from '../decks/lines.ts';
import { nearest } from '../decks/nearest.ts';
import { heroCalled, nearestHero } from './called.ts';

export interface HeroesFile {
  readonly ids: readonly HeroId[];
  readonly unknown: readonly Unknown[]; // heroes nobody knows a skill of: they play without any
}

/** A name that is none of ours, and the one of ours that is most like it. */
interface Unknown {
  readonly name: string;
  readonly nearest: string;
}

const FORM = '"name,country,life" or "name,country,life,skill+skill"';

/** Reads a heroes file: `name,country,life` or `name,country,life,skill+skill` per line, blank lines and # comments allowed. Problems are told together. */
export function parseHeroes(text: string, mode: Mode, file = 'heroes'): HeroesFile {
  const ids: HeroId[] = [];
  const slugs = new Set<string>();
  const lines = new Map<Kingdom, number[]>();
  const unknown: Unknown[] = [];
  const problems = readLines(text, file, (line, number) => {
    const { id, slug, kingdom, isBare, name } = parseLine(line, mode);
    if (slugs.has(slug)) throw new BadInputError(`"${name}" is there twice`);
    slugs.add(slug);
    ids.push(id);
    lines.set(kingdom, [...(lines.get(kingdom) ?? []), number]);
    if (isBare) unknown.push({ name, nearest: nearestHero(mode, name) });
  });
  if (mode === 'kingdoms') {
    for (const [kingdom, at] of lines) {
      if (at.length < 2)
        problems.push(
          `${file} line ${at[0]}: ${kingdom.toUpperCase()} has only this hero; a kingdom needs at least two`,
        );
    }
  }
  if (ids.length === 0 && problems.length === 0) problems.push(`${file} names no hero; each line is ${FORM}`);
  if (problems.length > 0) throw new BadInputError(problems.join('\n'));
  return { ids, unknown };
}

interface Line {
  readonly id: HeroId;
  readonly slug: string; //     who it is, whatever the file makes of it
  readonly kingdom: Kingdom;
  readonly isBare: boolean; //  neither we nor the file know a skill of it
  readonly name: string;
}

function parseLine(line: string, mode: Mode): Line {
  const [name = '', country = '', life = '', listed = '', ...more] = line.split(',').map((part) => part.trim());
  if (name === '' || life === '' || more.length > 0) throw new BadInputError(`"${line}" is not ${FORM}`);
  const kingdom = KINGDOMS.find((each) => each === country.toLowerCase());
  if (kingdom === undefined) throw new BadInputError(`"${country}" is no country; countries are SHU, WU, WEI, QUN`);
  const amount = lifeFrom(life, mode);
  const skills = listed === '' ? [] : listed.split('+').map((each) => skillCalled(mode, each.trim()));
  const twice = skills.find((skill, i) => skills.indexOf(skill) !== i);
  if (twice !== undefined) throw new BadInputError(`"${name}" has the skill "${twice}" twice; once is enough`);
  const known = heroCalled(mode, name);
  const slug = known?.id ?? slugOf(name);
  if (slug === '') throw new BadInputError(`"${name}" is no name; it has no letter`);
  const isSame = known?.kingdom === kingdom && known.life === amount && skills.length === 0;
  return {
    id: isSame ? known.id : fileHeroId(slug, kingdom, amount, skills),
    slug,
    kingdom,
    isBare: known === undefined && skills.length === 0,
    name,
  };
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ü', 'v')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

function lifeFrom(text: string, mode: Mode): number {
  const life = Number(text);
  if (isLife(mode, life)) return life;
  const wanted = mode === 'kingdoms' ? 'a number such as 1.5, 2 or 2.5' : 'a whole number such as 4';
  throw new BadInputError(`"${text}" is no life; it takes ${wanted}`);
}

/** A skill by its id or its name in either language. */
function skillCalled(mode: Mode, name: string): SkillId {
  const typed = name.toLowerCase();
  const all = allSkills(mode);
  const found = all.find(({ id, text: { en, zh } }) => id === typed || en[0].toLowerCase() === typed || zh[0] === name);
  if (found !== undefined) return found.id;
  const known = nearest(
    name,
    all.flatMap(({ id, text }) => [id, text.en[0]]),
  );
  throw new BadInputError(`no skill is called "${name}"; the nearest is "${known}"`);
}
