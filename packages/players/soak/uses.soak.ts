import { allSkills, facesOf, ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { expect, test } from 'vitest';
import { strategist } from '../src/ltk/strategist.ts';
import { smart } from '../src/sorcery/index.ts';
import { unusedIn, usesOf } from '../test/ltk-uses.ts';
import { sorceryUses } from '../test/sorcery-uses.ts';

const GAMES = Number(process.env['GAMES'] ?? 5000);

/** Skills their owner can use or leave: all but those that only change distances, limits and the like. */
const isUsable = ({
  triggers = [],
  viewAs = [],
  provides = [],
  active,
  grants,
}: ReturnType<typeof allSkills>[number]) =>
  triggers.length + viewAs.length + provides.length > 0 || active !== undefined || grants !== undefined;

test.each([
  ['identity', ltkIdentity, 'battle'],
  ['kingdoms', ltkKingdoms, 'kingdoms'],
] as const)(`no card or skill of %s stays unused in ${GAMES} games`, (mode, game, deck) => {
  const uses = usesOf(game, strategist, GAMES);
  expect(unusedIn(uses)).toEqual([]);
  const cards = [...new Set(facesOf(deck).map(({ name }) => `card ${name}`))];
  const skills = allSkills(mode)
    .filter(isUsable)
    .map(({ id }) => `skill ${id}`);
  console.log(mode, 'never came up:', [...cards, ...skills].filter((part) => !uses.has(part)).join(', ') || 'none');
  expect(cards.filter((part) => !uses.has(part))).toEqual([]);
});

test(`no card or ability of sorcery stays unused in ${GAMES} games, but Standstill by who does not search`, async () => {
  expect(unusedIn(await sorceryUses(smart, GAMES))).toEqual(['card standstill']);
});
