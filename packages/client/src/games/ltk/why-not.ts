import type { Decision, Language, Refusal } from '@cardwright/engine';
import { facesOf, findSkill, type Ltk, type LtkDecision, type Option, type View } from '@cardwright/ltk';
import { plain } from '@cardwright/presenter';
import type { ThingId } from '../../scene.ts';
import type { StageContext } from '../../stage.ts';

/** Why something has no part in a decision. */
interface WhyNotWords {
  far(name: string, distance: number, range: number): string;
  nobodyNear(range: number): string;
  skillTarget(name: string, skill: string, text: string): string;
  /** By what is asked for. */
  notThisCard(wanted: string): string;
  notThisSkill(skill: string, wanted: string): string;
  noPlayer(wanted: string): string;
  readonly player: string;
  readonly card: string;
  readonly hero: string;
  readonly button: string;
  readonly worn: string;
  readonly fate: string;
  readonly laid: string;
  passive(skill: string, text: string): string;
  active(skill: string, text: string): string;
  readonly dead: string;
  notChosen(reason: string): string;
  readonly nothingForThem: string;
  readonly yourself: string;
}

const WORDS: Readonly<Record<Language, WhyNotWords>> = {
  en: {
    far: (name, distance, range) => `${name} is ${distance} away; your attack reaches ${range}`,
    nobodyNear: (range) => `nobody is within your attack range of ${range}`,
    skillTarget: (name, skill, text) => `${name} is no target of ${skill}: ${text}`,
    notThisCard: (wanted) => `only ${wanted} can be given now`,
    notThisSkill: (skill, wanted) => `${skill} does not give ${wanted} now`,
    noPlayer: (wanted) => `nobody is to be chosen now: ${wanted} is asked for`,
    player: 'a player is to be chosen now',
    card: 'a card is to be chosen now',
    hero: 'a hero is to be chosen now',
    button: 'now only the buttons answer the question',
    worn: 'it is worn: it works where it lies',
    fate: 'it waits for the judge phase',
    laid: 'it lies there until its skill needs it',
    passive: (skill, text) => `${skill} is not used by hand: ${text}`,
    active: (skill, text) => `${skill} is for your play phase: ${text}`,
    dead: 'dead',
    notChosen: (reason) => `cannot be chosen: ${reason}`,
    nothingForThem: 'none of your cards and skills can be aimed there now',
    yourself: 'none of your cards and skills is aimed at yourself now',
  },
  zh: {
    far: (name, distance, range) => `${name}距离为 ${distance}，你的攻击范围是 ${range}`,
    nobodyNear: (range) => `你的攻击范围（${range}）内没有角色`,
    skillTarget: (name, skill, text) => `${name}不是【${skill}】的合法目标：${text}`,
    notThisCard: (wanted) => `现在只能出【${wanted}】`,
    notThisSkill: (skill, wanted) => `【${skill}】现在不能当【${wanted}】`,
    noPlayer: (wanted) => `现在不选角色：需要的是【${wanted}】`,
    player: '现在要选择一名角色',
    card: '现在要选择牌',
    hero: '现在要选择武将',
    button: '现在只需用按钮回答',
    worn: '已装备，自动生效',
    fate: '等待判定阶段',
    laid: '留在那里，待技能使用',
    passive: (skill, text) => `【${skill}】不能主动使用：${text}`,
    active: (skill, text) => `【${skill}】在你的出牌阶段使用：${text}`,
    dead: '已阵亡',
    notChosen: (reason) => `不能选择：${reason}`,
    nothingForThem: '你的牌和技能现在都不能以其为目标',
    yourself: '你的牌和技能现在都不能以自己为目标',
  },
};

const nameAt = (seat: number, { presenter }: StageContext<Ltk>): string => presenter.name(seat);

/** A reason of the rules with its numbers and names. */
export function refuses(
  { option, reason }: Refusal<Option>,
  view: View,
  context: StageContext<Ltk>,
): string | undefined {
  const words = WORDS[context.language];
  const { seat, skill } = option;
  const { reach } = view;
  if (reason === 'too-far' && reach !== null) return words.nobodyNear(reach.range);
  if (reason === 'target-too-far' && seat !== undefined && reach !== null)
    return words.far(nameAt(seat, context), reach.distances[seat] ?? 0, reach.range);
  if (reason === 'skill-target' && seat !== undefined && skill !== undefined) {
    const [name, text] = findSkill(view.mode, skill)?.text[context.language] ?? [skill, ''];
    return words.skillTarget(nameAt(seat, context), name, text);
  }
  return undefined;
}

/** What a decision wants: a card of a name, players, cards, heroes, or one of its buttons. */
function wantOf({ kind, options }: Decision<Option>): 'answer' | 'player' | 'card' | 'hero' | 'play' | 'button' {
  if (kind === 'play') return 'play';
  if (kind.startsWith('answer-')) return 'answer';
  const types = new Set(options.map(({ type }) => type));
  if (types.has('seat')) return 'player';
  if (types.has('card') || types.has('blind')) return 'card';
  return types.has('hero') ? 'hero' : 'button';
}

/** Why a thing that is no part of any answer cannot be touched; null: anything else. */
export function spares(
  thing: ThingId | null,
  decision: Decision<Option>,
  view: View,
  context: StageContext<Ltk>,
): string {
  const words = WORDS[context.language];
  const { presenter } = context;
  const { skill, name } = (decision as LtkDecision).about;
  const want = wantOf(decision);
  const wanted = name === undefined ? '' : plain(presenter.noun('name', name));
  const general = { player: words.player, card: words.card, hero: words.hero, button: words.button };
  const asked = want === 'answer' ? words.notThisCard(wanted) : want === 'play' ? words.nothingForThem : general[want];
  if (thing === null) return asked;
  const [kind, id = ''] = thing.split(':');
  const ruled = skill === undefined ? undefined : findSkill(view.mode, skill)?.text[context.language];
  const because = ruled === undefined ? undefined : words.notChosen(ruled[1]);
  switch (kind) {
    case 'seat': {
      const seat = Number(id);
      if (view.players[seat]?.alive === false) return words.dead;
      if (want === 'answer') return words.noPlayer(wanted);
      if (want === 'play') return seat === view.seat ? words.yourself : words.nothingForThem;
      return want === 'player' ? (because ?? words.notChosen(general.player)) : asked;
    }
    case 'skill': {
      const held = findSkill(view.mode, id);
      if (held === undefined) return asked;
      const own = held.text[context.language];
      if (want === 'answer') return words.notThisSkill(own[0], wanted);
      return held.active === undefined ? words.passive(...own) : words.active(...own);
    }
    case 'card':
      return whyNotCard(Number(id), view, want === 'card' ? (because ?? asked) : asked, words);
    default:
      return asked;
  }
}

function whyNotCard(card: number, view: View, otherwise: string, words: WhyNotWords): string {
  const own = view.seat === null ? undefined : view.players[view.seat];
  const isThere = facesOf(view.options.deck)[card] !== undefined;
  if (own === undefined || !isThere || view.hand.includes(card)) return otherwise;
  if (Object.values(own.slots).includes(card)) return words.worn;
  if (own.fates.some((fate) => fate.card === card)) return words.fate;
  return Object.values(own.piles).some((pile) => pile.includes(card)) ? words.laid : otherwise;
}
