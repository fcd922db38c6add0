import type { Language, Seat } from '@cardwright/engine';
import {
  type Card,
  EDITIONS,
  type LayerView,
  type MinionView,
  type PlayerView,
  type PrintedCard,
  printed,
  type RulesView,
  type Subtype,
  type View,
} from '@cardwright/sorcery';
import type { Ref, Sheet } from '../../scene.ts';
import type { SorceryFace } from './face.ts';
import { cardFace, deadFace, figure, handFace, kindOf, minionFace, ritualFace } from './faces.ts';
import { STAGE_WORDS } from './words.ts';

type Paragraph = Sheet['paragraphs'][number];

/** A card that a viewer can see somewhere, with what is special about it there. */
interface Found {
  readonly card: Card;
  readonly face: SorceryFace;
  readonly minion: MinionView | null;
  readonly isInPlay: boolean;
}

/** Every card a viewer can see. */
function* visible({ players, gone }: View, language: Language): Generator<Found> {
  const plain = (card: Card): Found => ({ card, face: cardFace(card, language), minion: null, isInPlay: false });
  for (const { minions, graveyard, ritual, hand, deckOrder } of players) {
    for (const minion of minions) {
      yield { card: minion.card, face: minionFace(minion, language), minion, isInPlay: true };
      yield* minion.enchantments.map(plain);
    }
    for (const minion of graveyard)
      yield { card: minion.card, face: deadFace(minion, language), minion, isInPlay: false };
    if (ritual !== null) yield { card: ritual.card, face: ritualFace(ritual, language), minion: null, isInPlay: true };
    for (const held of hand)
      if (held !== null) yield { card: held.card, face: handFace(held, language), minion: null, isInPlay: false };
    yield* (deckOrder ?? []).map(plain);
  }
  yield* gone.map(plain);
}

type Numbers = Pick<MinionView, 'attack' | 'defence'>;

const slash = (attack: number | string, defence: number | string): string => `${attack}/${defence}`;
const pair = ({ attack, defence }: Numbers): string => slash(figure(attack), figure(defence));
const signed = (n: number): string => (n < 0 ? figure(n) : `+${figure(n)}`);

const difference = (before: Numbers, after: Numbers): string =>
  slash(signed(after.attack - before.attack), signed(after.defence - before.defence));

/** What a printed change reads like: ×2, −2, or nothing. */
const change = (printedChange: string | null): string => (printedChange ?? '+0').replace('*', '×').replace('-', '−');

/** What a layer is called, and what it does. */
function layerText(layer: LayerView, before: Numbers, language: Language): [string, string] {
  const words = STAGE_WORDS[language];
  switch (layer.kind) {
    case 'enchantment': {
      const { name, attack, defence, text } = printed((layer.card as Card).name);
      const does = attack === null && defence === null ? text[language] : slash(change(attack), change(defence));
      return [name[language], does];
    }
    case 'subtype':
      return [words.bonus(words.subtypes[layer.subtype as Subtype]), difference(before, layer)];
    case 'set':
      return [words.raised, slash('+0', `=${figure(layer.defence)}`)];
    case 'change':
      return [words.changes, difference(before, layer)];
  }
}

/** How a minion's numbers came about, a layer a line. */
function layerParagraphs({ card, layers, attack, defence }: MinionView, language: Language): Paragraph[] {
  const words = STAGE_WORDS[language];
  const own = printed(card.name);
  let before: Numbers = { attack: Number(own.attack), defence: Number(own.defence) };
  const lines: Paragraph[] = [{ head: `${words.printed}${words.colon}`, text: pair(before) }];
  if (layers.length === 0) return [{ head: `${words.now}${words.colon}`, text: words.asPrinted(pair(before)) }];
  layers.forEach((layer, i) => {
    const [name, does] = layerText(layer, before, language);
    lines.push({ head: `${i + 1}. ${name}${words.colon}`, text: `${does} → ${pair(layer)}` });
    before = layer;
  });
  lines.push({ head: `${words.now}${words.colon}`, text: pair({ attack, defence }) });
  return [...lines, { head: '', text: words.order }];
}

function abilityParagraphs(
  { abilities, text, type }: PrintedCard,
  costs: readonly number[] | null,
  language: Language,
): Paragraph[] {
  const words = STAGE_WORDS[language];
  if (type !== 'minion') return text[language] === '' ? [] : [{ head: '', text: text[language] }];
  if (abilities.length === 0) return [{ head: '', text: words.plainMinion }];
  return abilities.map(({ cost, text }, i) => ({
    head: cost === null ? words.triggered : words.activated(costs?.[i] ?? cost, cost),
    text: text[language],
  }));
}

/** What holds a minion back, or drives it. */
function stateParagraphs(minion: MinionView, rules: RulesView, language: Language): Paragraph[] {
  const words = STAGE_WORDS[language];
  const said = (head: string, text: string): Paragraph => ({ head: `${capital(head)}${words.colon}`, text });
  return [
    said(words.actions(minion.actions), words.actionsText),
    ...(minion.isSilenced
      ? [said(words.marks.silenced, rules.silenceTriggers ? words.silencedAllText : words.silencedText)]
      : []),
    ...(minion.isDelayed ? [said(words.marks.delayed, words.delayedText)] : []),
  ];
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function subtypeParagraphs({ subtype }: PrintedCard, { subtypes }: RulesView, language: Language): Paragraph[] {
  if (subtype === null) return [];
  const words = STAGE_WORDS[language];
  return [{ head: '', text: subtypes ? words.aboutSubtypes[subtype] : words.noSubtypes }];
}

function cardSheet({ card, face, minion, isInPlay }: Found, rules: RulesView, language: Language): Sheet {
  const words = STAGE_WORDS[language];
  const own = printed(card.name);
  const charges = face.right?.is === 'charges' ? Number(face.right.value) : null;
  return {
    title: face.name,
    subtitle: [kindOf(own, language), words.costs(own.cost), ...numbersOf(face)].join(words.between),
    card: { id: `sheet:${card.id}`, face, name: face.name },
    paragraphs: [
      ...abilityParagraphs(own, isInPlay ? (minion?.abilityCosts ?? null) : null, language),
      ...(charges === null || own.activation === null
        ? []
        : [{ head: '', text: words.charges(charges, own.activation) }]),
      ...(minion === null ? [] : layerParagraphs(minion, language)),
      ...(minion === null || !isInPlay ? [] : stateParagraphs(minion, rules, language)),
      ...subtypeParagraphs(own, rules, language),
      ...(isKept(face, minion) ? [{ head: '', text: words.kept }] : []),
      ...(isInPlay ? [] : [{ head: `${words.types[own.type]}${words.colon}`, text: words.aboutTypes[own.type] }]),
    ],
    see: [{ id: own.id, name: face.name }],
  };
}

/** Attack and defence, where it has them. */
const numbersOf = ({ left, right }: SorceryFace): string[] =>
  left === null || right === null ? [] : [slash(left.value, right.value)];

/** Whether a minion that is not in play is no longer what is printed. */
const isKept = ({ left, right }: SorceryFace, minion: MinionView | null): boolean =>
  minion === null && (left?.trend ?? right?.trend ?? null) !== null && right?.is === 'defence';

/** What is known of a player: what they have, and what nobody has seen of their deck. */
function seatSheet(view: View, seat: Seat, language: Language): Sheet | null {
  const player: PlayerView | undefined = view.players[seat];
  if (player === undefined) return null;
  const words = STAGE_WORDS[language];
  const { name, life, magic, deck, hand, unseen } = player;
  const counts = new Map<string, number>();
  for (const each of unseen) counts.set(each, (counts.get(each) ?? 0) + 1);
  const listed = [...counts].map(([each, count]) => printed(each).name[language] + (count > 1 ? ` ×${count}` : ''));
  return {
    title: name,
    subtitle: [
      `${words.life} ${life}`,
      `${words.magic} ${magic}`,
      `${words.deck} ${deck}`,
      `${words.hand} ${hand.length}`,
    ].join(words.between),
    card: null,
    paragraphs: [
      {
        head: `${words.unseen}${words.colon}`,
        text: listed.join(language === 'zh' ? '、' : ', ') || words.nothing,
      },
    ],
  };
}

/** The names of all cards there are in this game, as far as the viewer can know. */
function namesIn({ rules, players, gone }: View): ReadonlySet<string> {
  const seen = players.flatMap(({ unseen, hand, minions, ritual, graveyard }) => [
    ...unseen,
    ...hand.flatMap((card) => (card === null ? [] : [card.card.name])),
    ...[...minions, ...graveyard].flatMap(({ card, enchantments }) => [card, ...enchantments]).map(({ name }) => name),
    ...(ritual === null ? [] : [ritual.card.name]),
  ]);
  return new Set([...seen, ...gone.map(({ name }) => name), ...EDITIONS[rules.edition].map(({ id }) => id)]);
}

/** What a name may mean: cards by the beginning of their names in either language, a player by number. */
export function find(name: string, view: View): Ref[] {
  const typed = name.trim().toLowerCase();
  if (/^[12]$/.test(typed)) return [{ kind: 'seat', id: Number(typed) - 1 }];
  return [...namesIn(view)]
    .filter((each) => Object.values(printed(each).name).some((called) => called.toLowerCase().startsWith(typed)))
    .map((id) => ({ kind: 'printed', id }));
}

/** A card as it is printed, wherever it may be. */
function printedSheet(name: string, view: View, language: Language): Sheet | null {
  return namesIn(view).has(name) ? printedAs(name, view.rules, language) : null;
}

/** A card as it is printed, by these rules. */
export function printedAs(name: string, rules: RulesView, language: Language): Sheet {
  const card = { id: -1, name };
  return cardSheet({ card, face: cardFace(card, language), minion: null, isInPlay: false }, rules, language);
}

/** What can be told of something: a card by its number in this match or by its name, or a player. */
export function sheetOf({ kind, id }: Ref, view: View, language: Language): Sheet | null {
  if (kind === 'seat') return seatSheet(view, Number(id), language);
  if (kind === 'printed') return printedSheet(String(id), view, language);
  if (kind !== 'card') return null;
  for (const found of visible(view, language))
    if (found.card.id === Number(id)) return cardSheet(found, view.rules, language);
  return null;
}
