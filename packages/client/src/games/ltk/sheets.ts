import {
  allHeroes,
  findCard,
  findHero,
  findSkill,
  type Ltk,
  type PlayerView,
  textOf,
  type View,
} from '@cardwright/ltk';
import { plain } from '@cardwright/presenter';
import type { Ref, Sheet } from '../../scene.ts';
import type { StageContext } from '../../stage.ts';
import { faceOf } from './cards.ts';
import { chineseName, heroName, heroScene, sideOf } from './heroes.ts';
import { seatScene, statesOf } from './seats.ts';
import { STAGE_WORDS } from './words.ts';

type Paragraph = Sheet['paragraphs'][number];

/** A name with the Chinese one beside it. */
const both = (name: string, chinese: string): string => (chinese === '' ? name : `${name} · ${chinese}`);

const ofSentence = (words: readonly string[]): string => words.filter((each) => each !== '').join(' · ');

export function cardSheet(
  id: string,
  rules: Pick<View, 'mode' | 'options'>,
  { language }: Pick<StageContext<Ltk>, 'language'>,
): Sheet | null {
  const card = findCard(id);
  if (card === undefined) return null;
  const words = STAGE_WORDS[language];
  const [name] = card.text[language];
  const slot = card.slot === undefined ? '' : words.slots[card.slot];
  const range = card.range === undefined ? '' : words.range(card.range);
  return {
    title: both(name, language === 'zh' ? '' : card.text.zh[0]),
    subtitle: ofSentence([words.kinds[card.kind] ?? '', slot, range]),
    card: { id: `sheet:${id}`, face: faceOf({ name: id, suit: null, rank: 0 }, language), name },
    paragraphs: [{ head: '', text: textOf(card, rules, language) }],
    see: [{ id, name }],
  };
}

function skillParagraph(mode: View['mode'], id: string, { language }: StageContext<Ltk>): Paragraph[] {
  const skill = findSkill(mode, id);
  if (skill === undefined) return [];
  const words = STAGE_WORDS[language];
  const kinds = [
    skill.lord === true ? words.lordSkill : '',
    skill.limited === true ? words.limited : '',
    skill.awakening === true ? words.awakening : '',
  ].filter((each) => each !== '');
  const [name, text] = skill.text[language];
  const head = kinds.length === 0 ? name : `${name} (${kinds.join(words.between)})`;
  return [{ head: language === 'zh' ? `${head}：` : `${head}.`, text }];
}

/** Where the gallery has these heroes; one from a file is not in it. */
const seeHeroes = (
  mode: View['mode'],
  ids: readonly string[],
  { language }: StageContext<Ltk>,
): NonNullable<Sheet['see']> =>
  allHeroes(mode)
    .filter(({ id }) => ids.includes(id))
    .map(({ id, text }) => ({ id, name: text[language] }));

function skillSheet(mode: View['mode'], id: string, context: StageContext<Ltk>): Sheet | null {
  const skill = findSkill(mode, id);
  const [paragraph] = skillParagraph(mode, id, context);
  if (skill === undefined || paragraph === undefined) return null;
  const words = STAGE_WORDS[context.language];
  const kinds = [
    skill.lord === true ? words.lordSkill : '',
    skill.limited === true ? words.limited : '',
    skill.awakening === true ? words.awakening : '',
  ];
  return {
    title: both(skill.text[context.language][0], context.language === 'zh' ? '' : skill.text.zh[0]),
    subtitle: ofSentence(kinds),
    card: null,
    paragraphs: [{ head: '', text: paragraph.text }],
    see: seeHeroes(
      mode,
      allHeroes(mode)
        .filter(({ skills }) => skills.includes(id))
        .map((hero) => hero.id),
      context,
    ),
  };
}

export function heroSheet(mode: View['mode'], id: string, context: StageContext<Ltk>): Sheet | null {
  const hero = findHero(mode, id);
  if (hero === undefined) return null;
  const words = STAGE_WORDS[context.language];
  const companions = (hero.companions ?? []).map((each) => heroName(mode, each, context.language));
  return {
    title: both(hero.text[context.language], chineseName(mode, id, context.language)),
    subtitle: ofSentence([sideOf(hero.kingdom, context).name, words.lifeOf(String(hero.life))]),
    card: heroScene(mode, id, context),
    paragraphs: [
      ...hero.skills.flatMap((skill) => skillParagraph(mode, skill, context)),
      ...(companions.length === 0 ? [] : [{ head: words.companions, text: companions.join(words.between) }]),
    ],
    see: seeHeroes(mode, [id], context),
  };
}

/** Two heroes of one choice: the sheets of both, one after the other. */
function pairSheet(mode: View['mode'], ids: readonly string[], context: StageContext<Ltk>): Sheet | null {
  const sheets = ids.flatMap((id) => heroSheet(mode, id, context) ?? []);
  const [first] = sheets;
  if (first === undefined || sheets.length === 1) return first ?? null;
  return {
    title: sheets.map(({ title }) => title).join(' + '),
    subtitle: first.subtitle,
    card: null,
    paragraphs: sheets.flatMap(({ paragraphs }) => paragraphs),
    see: sheets.flatMap(({ see = [] }) => see),
  };
}

/** Everything the viewer knows of a player. */
function seatSheet(view: View, player: PlayerView, context: StageContext<Ltk>): Sheet {
  const words = STAGE_WORDS[context.language];
  const scene = seatScene(view, player, context);
  const { title, chinese } = scene.portrait as { title: string; chinese: string };
  const facts = scene.facts.filter(({ id }) => id !== 'heroes' && id !== 'state');
  const states = statesOf(view, player, context.language).map(({ name }) => name);
  const avatars = player.avatars.flatMap((hero) =>
    hero === null ? [words.unknown] : [heroName(view.mode, hero, context.language)],
  );
  return {
    title: both(title, chinese),
    subtitle: ofSentence([...facts.map(({ label, value }) => `${label} ${value}`.trim()), ...states]),
    card: null,
    paragraphs: [
      ...player.skills.flatMap(({ id }) => skillParagraph(view.mode, id, context)),
      ...scene.zones.map(({ name, cards }) => ({
        head: context.language === 'zh' ? `${name}：` : `${name}:`,
        text: cards.map((card) => card.name).join(words.between),
      })),
      ...(avatars.length === 0 ? [] : [{ head: words.avatars, text: avatars.join(words.between) }]),
    ],
    see: seeHeroes(
      view.mode,
      [...player.heroes, ...player.avatars].filter((hero) => hero !== null),
      context,
    ),
  };
}

/** What the viewer knows of the deck. */
function deckSheet(view: View, context: StageContext<Ltk>): Sheet {
  const words = STAGE_WORDS[context.language];
  return {
    title: `${words.deck} ${view.deck}`,
    subtitle: view.deckKnown.length === 0 ? '' : words.knownTop(view.deckKnown.length),
    card: null,
    paragraphs: view.deckKnown.map(([fromTop, card]) => ({
      head: words.nth(fromTop + 1),
      text: plain(context.presenter.noun('card', card)),
    })),
  };
}

export function sheetOf({ kind, id }: Ref, view: View, context: StageContext<Ltk>): Sheet | null {
  const name = String(id);
  switch (kind) {
    case 'seat': {
      const player = view.players[Number(id)];
      return player === undefined ? null : seatSheet(view, player, context);
    }
    case 'hero':
      return pairSheet(view.mode, name.split('+'), context);
    case 'card':
      return cardSheet(name, view, context) ?? skillSheet(view.mode, name, context);
    case 'skill':
      return skillSheet(view.mode, name, context) ?? cardSheet(name, view, context);
    case 'deck':
      return deckSheet(view, context);
    default:
      return null;
  }
}
