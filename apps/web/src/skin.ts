import type { Cue, Scene, SeatScene } from '@cardwright/client';
import { listingOf } from '@cardwright/registry/list';
import type { ComponentType } from 'react';

/** How a game is drawn. Everything here only draws. */
export interface Skin {
  readonly theme: string; // the class that sets its colours and type
  readonly Face: ComponentType<{ face: unknown; name: string }>;
  readonly Back: ComponentType;
  readonly Seat: ComponentType<{ seat: SeatScene; isNear: boolean }>;
  readonly Centre: ComponentType<{ scene: Scene }>;
  readonly Aside?: ComponentType; //                above the log, where there is room
  readonly Foretold?: ComponentType; //             the same beside the buttons, where there is none
  readonly Battle?: ComponentType<{ cue: Cue }>; // in the middle's place while a battle is fought
}

/** The skins there are: whatever lies in the folder of a family of games. */
const skins = import.meta.glob<Skin>('./games/*/skin.tsx', { import: 'skin' });

const generic = async (): Promise<Skin> => (await import('./games/generic/skin.tsx')).skin;

const loaded = new Map<string, Promise<Skin>>();

/** The skin of a game, loaded once; a plain one for a game that has none of its own. */
export function skinOf(game: string): Promise<Skin> {
  const family = listingOf(game)?.family ?? game;
  let skin = loaded.get(family);
  if (skin === undefined) {
    skin = (skins[`./games/${family}/skin.tsx`] ?? generic)();
    loaded.set(family, skin);
  }
  return skin;
}
