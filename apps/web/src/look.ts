import type { ComponentType } from 'react';
import type { Scene, SeatScene } from './scene.ts';

/** How a game looks. Everything here only draws. */
export interface Look {
  readonly theme: string; // the class that sets its colours and type
  readonly Face: ComponentType<{ face: unknown; name: string }>;
  readonly Back: ComponentType;
  readonly Seat: ComponentType<{ seat: SeatScene; isNear: boolean }>;
  readonly Centre: ComponentType<{ scene: Scene }>;
}

const looks: Readonly<Record<string, () => Promise<Look>>> = {
  'ltk-identity': async () => (await import('./games/ltk/look.tsx')).look,
  'ltk-kingdoms': async () => (await import('./games/ltk/look.tsx')).look,
  sorcery: async () => (await import('./games/sorcery/look.tsx')).look,
  thrones: async () => (await import('./games/thrones/look.tsx')).look,
};

const plainLook = async (): Promise<Look> => (await import('./games/generic/look.tsx')).look;

const loaded = new Map<string, Promise<Look>>();

/** The look of a game, loaded once. */
export function lookOf(game: string): Promise<Look> {
  let look = loaded.get(game);
  if (look === undefined) {
    look = looks[game]?.() ?? plainLook();
    loaded.set(game, look);
  }
  return look;
}
