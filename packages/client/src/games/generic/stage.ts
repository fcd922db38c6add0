import type { Option, Viewer } from '@cardwright/engine';
import type { Scene, SeatScene, ThingId, ZoneScene } from '../../scene.ts';
import type { Stage } from '../../stage.ts';
import { shownOf, singular } from './fields.ts';

/** Fields of an option that name somebody. */
const SEATS: ReadonlySet<string> = new Set(['seat', 'target', 'targets', 'to', 'on']);

/** Whose eyes these are: as it is said, else as the view itself says. */
const nearOf = (view: unknown, viewer: Viewer | undefined): number | null => {
  if (typeof viewer === 'number') return viewer;
  const { seat } = view as { readonly seat?: unknown };
  return typeof seat === 'number' ? seat : null;
};

const isHand = ({ id }: ZoneScene): boolean => singular((id.split(':')[0] as string).toLowerCase()).endsWith('hand');

/** Everything that lies on the table. */
const thingsIn = ({ seats, centre, hand }: Scene): ReadonlySet<ThingId> => {
  const zones = [...centre, ...seats.flatMap((seat) => seat.zones), ...(hand === null ? [] : [hand])];
  return new Set([...seats.map(({ id }) => id), ...zones.flatMap(({ cards }) => cards.map(({ id }) => id))]);
};

/** What an option names, card by card and seat by seat. */
const namedIn = (option: Option): ThingId[] =>
  Object.entries(option).flatMap(([field, value]) => {
    const kind = singular(field) === 'card' ? 'card' : SEATS.has(field) ? 'seat' : null;
    return kind === null ? [] : [value].flat().map((each) => `${kind}:${String(each)}`);
  });

/** A stage for any game: cards by their names, numbers by what they mean, and as a button whatever cannot be touched. */
export const genericStage: Stage = {
  scene(view, { presenter, players, decision, viewer }) {
    const near = nearOf(view, viewer);
    const { facts, zones, seats } = shownOf(view, players.length, presenter);
    const own = near === null ? [] : (seats[near]?.zones ?? []);
    const hand = own.find(isHand) ?? zones.find(isHand) ?? null;
    const others = (each: ZoneScene): boolean => each !== hand;
    return {
      near,
      facts,
      seats: players.map(
        (player, seat): SeatScene => ({
          seat,
          id: `seat:${seat}`,
          name: presenter.name(seat),
          player,
          portrait: null,
          facts: seats[seat]?.facts ?? [],
          zones: (seats[seat]?.zones ?? []).filter(others),
          badges: [],
          isTurn: decision?.seat === seat,
          isOut: false,
        }),
      ),
      centre: zones.filter(others),
      resolving: [],
      hand,
    };
  },
  touches(option, _decision, scene) {
    const named = namedIn(option);
    const things = thingsIn(scene);
    return named.every((thing) => things.has(thing)) ? named : [];
  },
  least: ({ type }) => (type === 'pass' || type === 'end' ? type : null),
  tone: ({ type }) => (type === 'turn-started' ? 'turn' : type === 'game-ended' ? 'turning' : 'plain'),
  sheet: () => null,
};
