import type { CardDefinition } from '../core/definitions.ts';
import { eightDiagramFormation } from './eight-diagram-formation.ts';
import { greenDragonCrescentBlade } from './green-dragon-crescent-blade.ts';
import { minusMount, plusMount } from './mounts.ts';

export const weapons: readonly CardDefinition[] = [greenDragonCrescentBlade];

export const armors: readonly CardDefinition[] = [eightDiagramFormation];

export const mounts: readonly CardDefinition[] = [plusMount, minusMount];
