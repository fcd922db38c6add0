import { type Language, Match, randomFrom, type Seat, type Viewer } from '@cardwright/engine';
import { atOnce, type Bot, Seating } from '@cardwright/players';
import { type GameEntry, loadGame } from '@cardwright/registry';
import {
  type CardScene,
  contextFor,
  type Frame,
  frameContextOf,
  frameOf,
  momentOf,
  type Scene,
  type StageContext,
  type Staged,
  type ZoneScene,
} from '../src/index.ts';

/** A moment of a game: whose decision it is and what that seat is shown. */
export interface Moment {
  readonly match: Match;
  readonly seat: Seat;
  readonly frame: Frame;
}

const MOST = 1200;

/** What a viewer is shown of a match, and what it is drawn with. */
export function shown(
  staged: Staged,
  match: Match,
  viewer: Viewer,
  language: Language = 'en',
  players: readonly string[] = [],
  options: Readonly<Record<string, unknown>> = {},
): { readonly frame: Frame; readonly context: StageContext } {
  const you = typeof viewer === 'number' ? viewer : null; // as at a table one looks at alone
  const around = { ...frameContextOf(staged, match, language, players, options), you };
  const moment = momentOf(match, viewer);
  return { frame: frameOf(moment, around), context: contextFor(around, moment.decision) };
}

/** Plays games of a mode with a bot for everybody and looks at every `each`th decision through the eyes of who is asked. */
export async function eachMoment(
  id: string,
  {
    deals,
    each,
    language = 'en',
    options = {},
  }: {
    deals: readonly [seats: number, seed: number][];
    each: number;
    language?: 'en' | 'zh';
    options?: Readonly<Record<string, string>>;
  },
  look: (moment: Moment) => void,
): Promise<void> {
  const entry = await loadGame(id);
  for (const [seats, seed] of deals) playOne(entry, { seats, seed, options }, each, language, look);
}

function playOne(
  entry: GameEntry,
  deal: { readonly seats: number; readonly seed: number; readonly options: Readonly<Record<string, string>> },
  each: number,
  language: 'en' | 'zh',
  look: (moment: Moment) => void,
): void {
  const { seats, seed } = deal;
  const bot = entry.bots[seed % 2] as Bot;
  const seating = new Seating(
    Array.from({ length: seats }, () => bot),
    seed,
    { isHeard: true },
  );
  const match = Match.start(entry.game, deal, { listen: (event) => seating.listen?.(event) });
  const random = randomFrom(seed);
  const players = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
  for (let i = 0; i < MOST && match.decision !== null; i++) {
    const { seat } = match.decision;
    if (i % each === 0) {
      look({ match, seat, frame: shown(entry, match, seat, language, players).frame });
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
