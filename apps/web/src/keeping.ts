import { useSyncExternalStore } from 'react';
import { archive } from './archive.ts';

/** Why games cannot be kept for good, or null if they can. */
export const useKeepingProblem = (): string | null => useSyncExternalStore(archive.watch, () => archive.problem);
