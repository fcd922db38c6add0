/** What a layer does to one stat. */
export interface Change {
  readonly op: '+' | '*';
  readonly by: number;
}

export const plus = (by: number): Change => ({ op: '+', by });
export const times = (by: number): Change => ({ op: '*', by });

export const changed = (stat: number, change: Change | undefined): number => {
  if (change === undefined) return stat;
  return change.op === '+' ? stat + change.by : stat * change.by;
};

/** As cards print it: +2, -2, *2. */
export const formatChange = ({ op, by }: Change): string => (op === '*' ? `*${by}` : by < 0 ? `${by}` : `+${by}`);
