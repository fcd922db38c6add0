import type { View } from '@cardwright/thrones/public';
import type { FactsOf } from './facts.ts';

export const thronesFacts: FactsOf<View> = ({ scores }) => scores.map((count, of) => ({ kind: 'points', of, count }));
