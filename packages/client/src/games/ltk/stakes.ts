import type { Decision, Span } from '@cardwright/engine';
import { facesOf, findCard, findSkill, type Ltk, type LtkDecision, type Option, type View } from '@cardwright/ltk';
import { plain } from '@cardwright/presenter';
import type { ThingId } from '../../scene.ts';
import type { StageContext } from '../../stage.ts';
import { STAKES_WORDS } from './stakes-words.ts';

/** What an answer is asked for because of. */
export type Stake =
  | 'strike'
  | 'duel'
  | 'own-duel'
  | 'mass'
  | 'help'
  | 'borrowed'
  | 'provoked'
  | 'chaos'
  | 'again'
  | 'negate'
  | 'fate'
  | 'counter'
  | 'stopped'
  | 'restored'
  | 'dying'
  | 'rescue'
  | 'plain';

const STRIKES: ReadonlySet<string> = new Set(['strike', 'fire-strike', 'lightning-strike']);
const NEGATES: ReadonlySet<string> = new Set(['negate', 'national-negate']);
const BY_SKILL: Readonly<Record<string, Stake>> = {
  tiaoxin: 'provoked',
  luanwu: 'chaos',
  'green-dragon-crescent-blade': 'again',
};

type Use = View['stack'][number];

const aboutOf = (decision: Decision<Option>): LtkDecision['about'] => (decision as LtkDecision).about ?? {};

const isAnswer = ({ kind }: Decision<Option>): boolean => kind === 'answer-use' || kind === 'answer-play';

/** What a Negate answers, and what all of it began with; nothing where that is a delayed scroll, which lies elsewhere. */
function answered({ stack }: View): { readonly above: number; readonly use: Use; readonly root: Use } | undefined {
  const root = stack.findLastIndex(({ card }) => !NEGATES.has(card.name));
  const above = stack.length - 1 - root;
  const [first, use] = [stack[root], stack.at(-2)];
  return first === undefined || use === undefined || above === 0 ? undefined : { above, use, root: first };
}

function stakeOf({ seat, ...rest }: Decision<Option>, view: View): Stake {
  const { name = '', card, from, to, by, on, help, skill, amount } = aboutOf({ seat, ...rest });
  if (help !== undefined) return 'help';
  if (to !== undefined) return to === seat ? 'dying' : 'rescue';
  if (name === 'negate') {
    if (!NEGATES.has(card?.name ?? '')) return by === undefined ? 'negate' : 'fate';
    const { above = 0 } = answered(view) ?? {};
    return above === 0 ? 'counter' : above % 2 === 1 ? 'stopped' : 'restored';
  }
  if (on !== undefined) return BY_SKILL[skill ?? ''] ?? (card === undefined ? 'plain' : 'borrowed');
  if (amount === undefined) return 'plain';
  if (STRIKES.has(card?.name ?? '')) return 'strike';
  return card?.name === 'duel' ? (from === seat ? 'own-duel' : 'duel') : 'mass';
}

/** What the holes of a sentence about an answer are filled with. */
function fieldsOf(decision: Decision<Option>, stake: Stake, view: View, context: StageContext<Ltk>): object {
  const { language, presenter } = context;
  const about = aboutOf(decision);
  const words = STAKES_WORDS[language];
  const { amount = 0, element = 'normal', left = 1, help, to } = about;
  const rival = view.stack.at(-1)?.targets.find((seat) => seat !== decision.seat);
  const life = to === undefined ? 1 : (view.players[to]?.hp ?? 0);
  const named = (use: Use | undefined): string => plain(presenter.noun('name', use?.card.name ?? ''));
  const { use, root } = answered(view) ?? {};
  const isClear = about.on === about.from || about.on === use?.user; // whom it is for
  const isSaid = use === undefined ? !isClear : use === root && (!isClear || use.targets.length > 1);
  return {
    ...about,
    ...(about.name === 'negate' && about.by === undefined && !isSaid ? { on: undefined } : {}),
    ...(use === undefined ? {} : { of: use.user, what: named(use), it: words.it(use === root ? '' : named(root)) }),
    ...(stake === 'own-duel' ? { from: rival } : {}),
    ...(help === undefined ? {} : { to: help, skill: about.name === 'dodge' ? 'hujia' : 'jijiang' }),
    harm: words.harm(amount, element),
    more: left > 1 ? words.more(left) : '',
    need: 1 - life,
  };
}

/** The question with what is at stake. */
export function asks(decision: Decision<Option>, view: View, context: StageContext<Ltk>): readonly Span[] | undefined {
  const words = STAKES_WORDS[context.language];
  const { name, skill, count, to } = aboutOf(decision);
  if (isAnswer(decision)) {
    const stake = stakeOf(decision, view);
    return context.presenter.say(words.asks[stake], fieldsOf(decision, stake, view, context));
  }
  if (decision.kind === 'invoke')
    return skill === undefined ? undefined : context.presenter.say(words.offers, { skill });
  if (decision.kind === 'choose-card-of' && to !== undefined) {
    const picks = words.picks[name ?? skill ?? ''];
    return picks === undefined ? undefined : context.presenter.say(picks, { to, name, skill });
  }
  if (decision.kind === 'discard' && name === undefined && skill === undefined && count !== undefined)
    return context.presenter.say(words.limit, { count, kept: view.hand.length - count });
  return undefined;
}

/** Cards whose button says by its verb what they are. */
const NAMED_BY_VERB: ReadonlySet<string> = new Set(['dodge', 'strike', 'negate']);

/** A card by its suit and rank where its name is clear from the verb. */
function printed(card: number, wanted: string, view: View, { presenter }: StageContext<Ltk>): readonly Span[] {
  const { name } = facesOf(view.options.deck)[card] as { readonly name: string };
  const said = presenter.noun('card', card);
  const isPlain = name === wanted && NAMED_BY_VERB.has(name);
  const [first] = said;
  return isPlain && first !== undefined ? [{ ...first, text: first.text.split(' ')[0] as string }] : said;
}

/** A sentence with a card in it that is said shorter than usual. */
function withCard(template: string, card: readonly Span[], fields: object, { presenter }: StageContext<Ltk>): Span[] {
  const [before = '', after = ''] = template.split('{card}');
  return [...presenter.say(before, fields), ...card, ...presenter.say(after, fields)];
}

function answerLabel(option: Option, decision: Decision<Option>, view: View, context: StageContext<Ltk>): Span[] {
  const words = STAKES_WORDS[context.language];
  const { card, as, skill } = option;
  const wanted =
    as ?? (card === undefined ? (aboutOf(decision).name ?? '') : (facesOf(view.options.deck)[card]?.name ?? ''));
  const verb = words.answers[STRIKES.has(wanted) ? 'strike' : wanted] ?? words.answer;
  if (card === undefined) return context.presenter.say(words.invokeFor, { skill, name: wanted });
  const said = withCard(verb, printed(card, wanted, view, context), {}, context);
  return skill === undefined ? said : [...said, ...context.presenter.say(words.by, { skill })];
}

/** What a button does. */
export function does(
  option: Option,
  decision: Decision<Option>,
  view: View,
  context: StageContext<Ltk>,
): readonly Span[] | undefined {
  const words = STAKES_WORDS[context.language];
  const { presenter } = context;
  const { type, card, as, seat, skill } = option;
  if (isAnswer(decision)) {
    const stake = stakeOf(decision, view);
    if (type === 'pass') return presenter.say(words.passes[stake], fieldsOf(decision, stake, view, context));
    if (type === 'answer') return answerLabel(option, decision, view, context);
    const { name } = aboutOf(decision);
    return type === 'skill'
      ? presenter.say(name === undefined ? words.invoke : words.invokeFor, { skill, name })
      : undefined;
  }
  if (decision.kind === 'invoke') {
    if (type === 'pass') return presenter.say(words.passSkill, {});
    return type === 'skill' ? presenter.say(words.invoke, { skill }) : undefined;
  }
  const yes = words.yes[decision.kind];
  if (yes !== undefined && (type === 'yes' || type === 'no'))
    return presenter.say(yes[type === 'yes' ? 0 : 1], aboutOf(decision));
  if (decision.kind === 'play' && type === 'use' && as === undefined && card !== undefined && seat !== undefined) {
    const name = facesOf(view.options.deck)[card]?.name ?? '';
    if (name === 'strike' && option.hero === undefined)
      return withCard(words.strike, printed(card, 'strike', view, context), { seat }, context);
  }
  return undefined;
}

/** What a skill or a card does that a question is about, in its own words. */
export function note(decision: Decision<Option>, view: View, { language }: StageContext<Ltk>): string | undefined {
  const { skill, name } = aboutOf(decision);
  if (isAnswer(decision) && skill === undefined) return undefined;
  if (skill !== undefined) return (findSkill(view.mode, skill) ?? findCard(skill))?.text[language][1];
  return name === undefined ? undefined : findCard(name)?.text[language][1];
}

/** What is to be touched next in the play phase. */
export function next(
  thing: ThingId,
  decision: Decision<Option>,
  _view: View,
  { language, presenter }: StageContext<Ltk>,
): string | undefined {
  const words = STAKES_WORDS[language];
  const [kind, id = ''] = thing.split(':');
  const those = decision.options.filter(({ card, skill, seat }) =>
    seat === undefined ? false : kind === 'card' ? card === Number(id) : card === undefined && skill === id,
  );
  const [first] = those;
  if (first === undefined) return undefined;
  const count = new Set(those.map(({ seat }) => seat)).size;
  const name = first.as ?? (kind === 'card' ? nameOf(first, presenter) : null);
  if (name !== null && STRIKES.has(name)) return words.aimStrike(count);
  const said =
    kind === 'card' && name !== null ? presenter.noun('name', name) : presenter.noun('skill', first.skill ?? id);
  return words.aim(plain(said), count);
}

/** What a hand card is, as the presenter knows it. */
const nameOf = ({ card }: Option, presenter: StageContext<Ltk>['presenter']): string => {
  const [first] = presenter.noun('card', card);
  return String(first?.ref?.id ?? '');
};
