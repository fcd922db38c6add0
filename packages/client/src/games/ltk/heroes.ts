import type { Language } from '@cardwright/engine';
import { findHero, findSkill, type HeroDefinition, type Ltk, type PlayerView, type View } from '@cardwright/ltk';
import { plain } from '@cardwright/presenter';
import type { CardScene } from '../../scene.ts';
import type { StageContext } from '../../stage.ts';
import type { HeroFace, HeroTile, Side, Sign } from './face.ts';
import { STAGE_WORDS } from './words.ts';

type Mode = View['mode'];

/** Where a family name alone would not tell two heroes apart who are often at one table. */
const BRUSHES: Readonly<Record<string, string>> = { wolong: '卧' };

const brushOf = ({ id, text }: HeroDefinition): string => (Object.hasOwn(BRUSHES, id) ? BRUSHES[id] : text.zh[0]) ?? '';

export const sideOf = (side: Side, { presenter }: Pick<StageContext<Ltk>, 'presenter'>): Sign<Side> => ({
  id: side,
  name: plain(presenter.noun('kingdom', side)),
});

/** Names of heroes joined as people say them. */
export const joined = (names: readonly string[], language: Language): string =>
  names.join(language === 'zh' ? '·' : ' & ');

export const heroName = (mode: Mode, id: string, language: Language): string =>
  findHero(mode, id)?.text[language] ?? id;

/** The Chinese name, where it is not shown anyway. */
export const chineseName = (mode: Mode, id: string, language: Language): string =>
  language === 'zh' ? '' : (findHero(mode, id)?.text.zh ?? '');

export function heroTile(mode: Mode, id: string, isHidden: boolean, context: StageContext<Ltk>): HeroTile {
  const hero = findHero(mode, id);
  const words = STAGE_WORDS[context.language];
  return {
    id,
    brush: hero === undefined ? (id[0] ?? '') : brushOf(hero),
    name: heroName(mode, id, context.language),
    chinese: chineseName(mode, id, context.language),
    side: hero === undefined ? null : sideOf(hero.kingdom, context),
    note: isHidden ? words.hidden : '',
    isHidden,
  };
}

const backTile = (place: number, words: { readonly back: string }): HeroTile => ({
  id: `back-${place}`,
  brush: '',
  name: words.back,
  chinese: '',
  side: null,
  note: '',
  isHidden: true,
});

/** The heroes of a player as the viewer sees them. */
export function tilesOf(view: View, { heroes, revealed }: PlayerView, context: StageContext<Ltk>): HeroTile[] {
  const words = STAGE_WORDS[context.language];
  if (heroes.length === 0) return [backTile(0, words)];
  return heroes.map((hero, i) =>
    hero === null ? backTile(i, words) : heroTile(view.mode, hero, revealed[i] !== true, context),
  );
}

export const skillsOf = (mode: Mode, ids: readonly string[], language: Language): HeroFace['skills'] =>
  ids.flatMap((id) => {
    const skill = findSkill(mode, id);
    return skill === undefined ? [] : [{ name: skill.text[language][0], text: skill.text[language][1] }];
  });

/** A hero as a card that can be chosen. */
export function heroScene(mode: Mode, id: string, context: StageContext<Ltk>): CardScene {
  const hero = findHero(mode, id);
  const tile = heroTile(mode, id, false, context);
  const face: HeroFace = {
    is: 'hero',
    tile,
    life: hero?.life ?? 0,
    skills: skillsOf(mode, hero?.skills ?? [], context.language),
  };
  const said = [tile.name, tile.side?.name ?? '', ...face.skills.map(({ name }) => name)];
  return {
    id: `hero:${id}`,
    face,
    name: said.filter((each) => each !== '').join(', '),
    ref: { kind: 'hero', id },
  };
}
