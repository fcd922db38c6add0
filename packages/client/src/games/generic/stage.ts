import type { Option, Seat } from '@cardwright/engine';
import type { CardScene, Fact, SeatScene, ThingId, ZoneScene } from '../../scene.ts';
import type { Stage, StageContext } from '../../stage.ts';
import { areCards, type Field, fieldsOf, inWords, isList, isPerSeat } from './fields.ts';
import { STAGE_WORDS } from './words.ts';

/** Fields of an option that name a seat. */
const AIMS = ['seat', 'target', 'to', 'on'] as const;

const cardThing = (value: unknown): ThingId => `card:${typeof value === 'string' ? value : JSON.stringify(value)}`;

const cardScene = (value: unknown, context: StageContext): CardScene => {
  const name = inWords(value, 'card', context);
  return { id: cardThing(value), face: name, name };
};

const zoneOf = (id: string, name: string, cards: readonly unknown[], context: StageContext): ZoneScene => ({
  id,
  name,
  cards: cards.map((card) => cardScene(card, context)),
  count: cards.length,
});

/** Cards, or several heaps of them. */
const zonesOf = (id: string, name: string, value: readonly unknown[], context: StageContext): ZoneScene[] =>
  value.length > 0 && value.every(isList)
    ? value.map((cards, i) => zoneOf(`${id}:${i}`, `${name} ${i}`, cards, context))
    : [zoneOf(id, name, value, context)];

const factOf = ({ id, name, noun }: Field, value: unknown, context: StageContext): Fact => ({
  id,
  label: name,
  value: inWords(value, noun, context),
});

/** Whose eyes these are. */
function nearOf(view: unknown, { viewer, decision }: StageContext): Seat | null {
  const { seat } = view as { readonly seat?: unknown };
  if (typeof viewer === 'number') return viewer;
  return typeof seat === 'number' ? seat : (decision?.seat ?? null);
}

function seatScene(seat: Seat, fields: readonly Field[], near: Seat | null, context: StageContext): SeatScene {
  const { presenter, players, decision } = context;
  const own = fields.map((field) => ({ field, value: (field.value as readonly unknown[])[seat] }));
  const shown = own.filter(({ value }) => value !== null && value !== undefined);
  return {
    seat,
    id: `seat:${seat}`,
    name: presenter.name(seat),
    player: players[seat] ?? '',
    portrait: null,
    facts: shown
      .filter(({ field, value }) => !areCards(field, value))
      .map(({ field, value }) => factOf(field, value, context)),
    zones: shown.flatMap(({ field, value }) =>
      areCards(field, value) && seat !== near ? [zoneOf(`${field.id}:${seat}`, field.name, value, context)] : [],
    ),
    badges: [],
    isTurn: decision?.seat === seat,
    isOut: false,
  };
}

/** What can be chosen and lies nowhere to be touched. */
function offeredOf(zones: readonly ZoneScene[], context: StageContext): ZoneScene[] {
  const { decision, language } = context;
  const there = new Set(zones.flatMap(({ cards }) => cards.map(({ id }) => id)));
  const options: readonly Option[] = decision?.options ?? [];
  const cards = options.flatMap((option) => ('card' in option && option.card !== undefined ? [option.card] : []));
  const missing = [...new Map(cards.map((card) => [cardThing(card), card]))].filter(([id]) => !there.has(id));
  if (missing.length === 0) return [];
  return [
    zoneOf(
      'offered',
      STAGE_WORDS[language].offered,
      missing.map(([, card]) => card),
      context,
    ),
  ];
}

/** A stage for any game: what is each player's beside them, cards as cards, the rest as facts. */
export const genericStage: Stage = {
  scene(view, context) {
    const count = context.players.length;
    const fields = fieldsOf(view, context);
    const perSeat = fields.filter((field) => isPerSeat(field, count));
    const others = fields.filter((field) => !perSeat.includes(field));
    const near = nearOf(view, context);
    const held =
      near === null ? [] : perSeat.filter((field) => areCards(field, (field.value as readonly unknown[])[near]));
    const own = held.flatMap(({ value }) => (value as readonly (readonly unknown[])[])[near as Seat] ?? []);
    const bare = others.find(({ id, value }) => id === 'hand' && isList(value)); // games whose view has the own hand only
    const hand = [...own, ...((bare?.value as readonly unknown[] | undefined) ?? [])];
    const handZone = near === null ? null : zoneOf('hand', STAGE_WORDS[context.language].hand, hand, context);
    const seats = context.players.map((_, seat) => seatScene(seat, perSeat, near, context));
    const laid = others
      .filter((field) => field !== bare && areCards(field, field.value))
      .flatMap(({ id, name, value }) => zonesOf(id, name, value as readonly unknown[], context));
    const facts = others
      .filter((field) => field !== bare && !areCards(field, field.value))
      .map((field) => factOf(field, field.value, context));
    const everywhere = [...laid, ...seats.flatMap(({ zones }) => zones), ...(handZone === null ? [] : [handZone])];
    return {
      near,
      facts: [],
      seats,
      centre: [...laid, ...offeredOf(everywhere, context)],
      resolving: [],
      hand: handZone,
      extra: facts,
    };
  },
  touches(option) {
    const fields = option as unknown as Readonly<Record<string, unknown>>;
    const aims = AIMS.flatMap((field) => (typeof fields[field] === 'number' ? [`seat:${fields[field]}`] : []));
    return fields['card'] === undefined || fields['card'] === null ? [] : [cardThing(fields['card']), ...aims];
  },
  least: ({ type }) => (type === 'pass' || type === 'end' ? type : null),
  tone: ({ type }) => (type === 'turn-started' ? 'turn' : type === 'game-ended' ? 'turning' : 'plain'),
  sheet: () => null,
};
