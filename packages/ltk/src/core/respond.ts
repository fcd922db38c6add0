import type { Seat } from '@cardwright/engine';
import { decision, OPENLY, SECRETLY } from './ask.ts';
import { type Card, type CardName, type Face, isNamed } from './card.ts';
import { type Conversion, make, makersOf, makingOption, makings, outcomes, plainCard } from './convert.ts';
import { fire, listeners } from './moment.ts';
import { NO_CARD } from './pass.ts';
import { reckoned } from './reckon.ts';
import { reveal } from './reveal.ts';
import { type Need, type Provide } from './skill.ts';
import { heldSkills, indexOf, type Provider } from './skill-index.ts';
import { type About, type Asks, isAlive, NOTHING, type Now, type Option, playerAt, type Use } from './state.ts';
import { noteStrike } from './struck.ts';
import { DISCARD, move, settle } from './zones.ts';

const answersTo = (name: CardName, wanted: CardName): boolean =>
  wanted === 'peach-or-wine' ? name === 'peach' || name === 'wine' : isNamed(name, wanted);

interface Offer {
  readonly option: Option;
  readonly card?: number;
  readonly making?: Conversion;
  readonly provider?: Provider;
}

/** Whether a hand card is of that name. */
const isCalled = (g: Now, card: number, name: CardName): boolean => answersTo((g.faces[card] as Face).name, name);

/** Whether a hand card will do. */
const isFitting = (g: Now, { seat, name, fits }: Need, card: number): boolean =>
  isCalled(g, card, name) && (fits === undefined || fits(plainCard(g, seat, card)));

/** What skills make that will do. */
function fittingMakings(g: Now, { seat, name, fits }: Need): readonly Conversion[] {
  const found = makings(g, seat, 'answer', (as) => answersTo(as, name));
  if (fits === undefined) return found;
  return found.filter((making) => outcomes(g, seat, making).some(fits));
}

const canProvide = (g: Now, need: Need, { provide }: Provider): boolean =>
  provide.needs.some((each) => answersTo(each, need.name)) && provide.can(g, need.seat, need);

/** Every way to come by the card that is needed, providers already tried left out. */
function offers(g: Now, need: Need, tried: readonly Provide[]): Offer[] {
  const { seat } = need;
  const found: Offer[] = [];
  for (const card of playerAt(g, seat).hand)
    if (isFitting(g, need, card)) found.push({ option: { type: 'answer', card }, card });
  for (const making of fittingMakings(g, need)) found.push({ option: makingOption('answer', making), making });
  for (const provider of providersOf(g, seat)) {
    if (tried.includes(provider.provide) || !canProvide(g, need, provider)) continue;
    found.push({ option: { type: 'skill', skill: provider.held.skill.id }, provider });
  }
  return found;
}

const providersOf = (g: Now, seat: Seat): readonly Provider[] => indexOf(g).providers[seat] as readonly Provider[];

/** Whether there is any such way. */
function hasOffer(g: Now, need: Need): boolean {
  for (const card of playerAt(g, need.seat).hand) if (isFitting(g, need, card)) return true;
  if (fittingMakings(g, need).length > 0) return true;
  for (const provider of providersOf(g, need.seat)) if (canProvide(g, need, provider)) return true;
  return false;
}

/**
 * Whether a seat is to be asked for a card of this name, as far as names go: it may turn out that it has none that will do. Asked of
 * everybody again and again, so nothing is made.
 */
export function mayAnswer(g: Now, seat: Seat, name: CardName): boolean {
  if (g.asksForced) return true;
  for (const card of playerAt(g, seat).hand) if (isCalled(g, card, name)) return true;
  for (const { viewAs } of makersOf(g, seat)) for (const as of viewAs.as) if (answersTo(as, name)) return true;
  for (const { provide } of providersOf(g, seat))
    for (const each of provide.needs) if (answersTo(each, name)) return true;
  return false;
}

/** Whether everybody can see that this seat has nothing to answer with: then nobody is asked, and nothing is given away. */
export function isPubliclyUnable(g: Now, seat: Seat): boolean {
  const player = playerAt(g, seat);
  return (
    player.hand.length === 0 &&
    player.revealed.every(Boolean) &&
    heldSkills(g, seat).every(({ skill }) => skill.viewAs === undefined && skill.provides === undefined)
  );
}

/** What the asked seat is told it is about. Asked often: nothing is made that does not stay. */
function aboutOf(g: Now, { seat, name, use, dying, on, skill, by, help, left, harm }: Need): About {
  const about: { -readonly [K in keyof About]: About[K] } = { name };
  if (use !== null && (on === undefined || use.user !== seat)) {
    about.card = use.card;
    about.from = by ?? use.user;
  }
  const aimed = name === 'negate' ? (use?.targets[0] ?? on) : on;
  if (aimed !== undefined) about.on = aimed;
  if (dying !== null) about.to = dying;
  if (skill !== undefined) about.skill = skill;
  if (by !== undefined) about.by = by;
  if (help !== undefined) about.help = help;
  if (left !== undefined) about.left = left;
  if (harm !== undefined) {
    about.amount = reckoned(g, seat, harm, use);
    about.element = harm.element;
  }
  return about;
}

/** A card somebody came up with: not paid yet if it is of an owner, lying in processing if of nobody. */
export interface FoundCard {
  readonly card: Card;
  readonly owner: Seat | null;
}

/**
 * Asks a seat to come up with a card that is needed. Skills that may find one elsewhere are among the answers; one that
 * fails is not offered again.
 */
export function* seek(g: Now, need: Need): Asks<FoundCard | null> {
  const { seat, secret } = need;
  const tried: Provide[] = [];
  for (;;) {
    const found = offers(g, need, tried);
    if (found.length === 0 && (!g.asksForced || isPubliclyUnable(g, seat))) return null;
    const options = [...found.map(({ option }) => option), NO_CARD];
    const kind = need.mode === 'use' ? 'answer-use' : 'answer-play';
    const [index] = yield decision(seat, kind, options, aboutOf(g, need), secret ? SECRETLY : OPENLY);
    const picked = found[index as number];
    if (picked === undefined) return null;
    if (picked.provider === undefined) {
      const card =
        picked.making === undefined
          ? plainCard(g, seat, picked.card as number)
          : yield* make(g, seat, picked.making, need.fits);
      return { card, owner: seat };
    }
    const { held, provide } = picked.provider;
    if (provide.repeats !== true) tried.push(provide);
    if (held.hidden) yield* reveal(g, seat, held.hero);
    g.emit?.({ type: 'skill-invoked', seat, skill: held.skill.id });
    const card = yield* provide.provide(g, seat, need);
    if (card !== null) return { card, owner: null };
    if (!isAlive(g, seat)) return null;
  }
}

/** Nobody to ask. It holds nothing, so one serves for all. */
const OVER = (function* () {
  return null;
})().next();
const NONE = { next: () => OVER, [Symbol.iterator]: () => NONE } as unknown as Asks<null>;

/** Asks a seat for a card that is needed, and takes it. The card it gave, or null. */
export function respond(g: Now, need: Need): Asks<Card | null> {
  if (!g.asksForced && !hasOffer(g, need)) return NONE;
  return take(g, need);
}

function* take(g: Now, need: Need): Asks<Card | null> {
  const found = yield* seek(g, need);
  if (found === null) return null;
  const { card, owner } = found;
  const reason = need.mode === 'use' ? 'used' : 'played';
  if (owner === null) settle(g, card.real);
  const gone = owner === null ? NOTHING : move(g, card.real, owner, DISCARD, { reason, quiet: true });
  g.emit?.({
    type: need.mode === 'use' ? 'card-used' : 'card-played',
    seat: need.seat,
    card,
    targets: need.dying === null ? [] : [need.dying],
  });
  noteStrike(g, need.seat, card);
  if (gone !== NOTHING) yield* gone;
  if (need.mode === 'use' && listeners(g)['use-declared'].length > 0)
    yield* fire(g, 'use-declared', { use: useOf(need.seat, card, need.dying === null ? [] : [need.dying]) });
  if (listeners(g).answered.length > 0) yield* fire(g, 'answered', { seat: need.seat, card, mode: need.mode });
  return card;
}

/** A use before anything is settled about it. */
export const useOf = (user: Seat, card: Card, targets: readonly Seat[], second: Seat | null = null): Use => ({
  user,
  card,
  targets: targets.slice(),
  second,
  extra: 0,
  noDodge: [],
  noArmor: [],
  nullified: [],
  source: user,
  noNegate: false,
  alone: false,
  met: [],
  shown: [],
});
