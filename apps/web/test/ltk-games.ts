import { Match, randomFrom, type Seat } from '@cardwright/engine';
import { atOnce, type Bot, Seating } from '@cardwright/players';
import { Cast } from '../src/host/cast.ts';
import type { Production } from '../src/production.ts';
import { productionOf } from '../src/registry.ts';
import type { CardScene, Frame, Scene, ZoneScene } from '../src/scene.ts';

/** A moment of a game: whose decision it is and what that seat is shown. */
export interface Moment {
  readonly match: Match;
  readonly seat: Seat;
  readonly frame: Frame;
}

const MOST = 1200;

/** Plays games of a mode with a bot for everybody and looks at every `each`th decision through the eyes of who is asked. */
export async function eachMoment(
  id: string,
  {
    deals,
    each,
    language = 'en',
  }: { deals: readonly [seats: number, seed: number][]; each: number; language?: 'en' | 'zh' },
  look: (moment: Moment) => void,
): Promise<void> {
  const production = await productionOf(id);
  for (const [seats, seed] of deals) playOne(production, seats, seed, each, language, look);
}

function playOne(
  production: Production,
  seats: number,
  seed: number,
  each: number,
  language: 'en' | 'zh',
  look: (moment: Moment) => void,
): void {
  const bot = production.bots[seed % 2] as Bot;
  const seating = new Seating(
    Array.from({ length: seats }, () => bot),
    seed,
    true,
  );
  const match = Match.start(production.game, { seats, seed }, { listen: (event) => seating.listen?.(event) });
  const random = randomFrom(seed);
  const players = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
  for (let i = 0; i < MOST && match.decision !== null; i++) {
    const { seat } = match.decision;
    if (i % each === 0) {
      const cast = new Cast({ production, match, options: {}, players }, seat, language);
      look({ match, seat, frame: cast.frame() });
    }
    match.choose(atOnce(seating.ask(match, random)).choice);
  }
}

const inCards = (cards: readonly CardScene[]): string[] =>
  cards.flatMap(({ id, under = [] }) => [id, ...inCards(under)]);

const inZones = (zones: readonly ZoneScene[]): string[] => zones.flatMap(({ id, cards }) => [id, ...inCards(cards)]);

/** Everything on the table that can be touched. */
export const thingsOf = ({ seats, centre, resolving, hand }: Scene): ReadonlySet<string> =>
  new Set([
    ...seats.flatMap(({ id, zones, badges }) => [id, ...inZones(zones), ...badges.map((badge) => badge.id)]),
    ...inZones(centre),
    ...resolving.flatMap(({ card }) => (card === null ? [] : inCards([card]))),
    ...(hand === null ? [] : inZones([hand])),
  ]);
