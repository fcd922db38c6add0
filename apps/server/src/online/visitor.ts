import type { Screen } from '@cardwright/host';
import type { FromServer, Room } from '@cardwright/online';
import type { Person } from '../storage/storage.ts';
import type { Members } from './members.ts';

/** Whoever is told something of a table; `text` is the same in JSON, where that is made already. */
export type Hear = (message: FromServer, text?: string) => void;

/** Somebody who has a table before them. */
export interface Visitor {
  readonly person: Person;
  readonly send: Hear;
  readonly since: number | null;
  screen: Screen | null; // at the game, once there is one
}

/** A table as it stands, apart from who is there. */
export interface RoomInfo extends Pick<Room, 'id' | 'setup' | 'phase' | 'next' | 'promise' | 'startsIn'> {
  readonly maker: string | null; // null: it begins by itself
}

/** A table as one of its visitors is told of it. */
export function roomFor(
  { person }: Visitor,
  { maker, ...table }: RoomInfo,
  members: Members,
  visitors: ReadonlySet<Visitor>,
): Room {
  const own = members.of(person);
  const { seated } = members;
  const here = new Set([...visitors].map((each) => each.person.id));
  return {
    type: 'room',
    ...table,
    members: seated.map((member) => ({
      name: member.name,
      isHere: here.has(member.person),
      isReady: members.isReady(member),
      isMaker: member.person === maker,
    })),
    own: own === undefined ? null : seated.indexOf(own),
    seat: own?.seat ?? null,
    seatLink: own?.secret ?? null,
    watchers: [...visitors].filter((each) => members.of(each.person) === undefined).length,
    isFriends: !table.setup.isPublic,
  };
}
