import type { ComponentType } from 'react';
import { IdentityPicture, KingdomsPicture } from './ltk/picture.tsx';
import { SorceryPicture } from './sorcery/picture.tsx';
import { ThronesPicture } from './thrones/picture.tsx';

/** The picture of each game on the first page, in the order the games are offered. */
export const pictures: Readonly<Record<string, ComponentType>> = {
  'ltk-identity': IdentityPicture,
  'ltk-kingdoms': KingdomsPicture,
  sorcery: SorceryPicture,
  thrones: ThronesPicture,
};
