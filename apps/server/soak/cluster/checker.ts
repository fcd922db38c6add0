import type { Moment, Person, StoredChoice, TableHistory } from './history.ts';

type Chose = Extract<Moment, { kind: 'chose' }>;

/**
 * What is wrong with the history of a table, in sentences; nothing, where everything that anybody did and heard can be explained by the
 * choices that are kept, made one after the other: the table is linearizable, and the kept order is the witness.
 */
export function faultsOf(table: TableHistory): string[] {
  const found = [
    ...ownersOf(table),
    ...table.people.flatMap((each) => [...choicesOf(table, each), ...toldOf(table, each)]),
  ];
  return found.map((fault) => `table ${table.id}: ${fault}`);
}

/** An owner writes after the ones before it, never between them. */
function ownersOf({ kept }: TableHistory): string[] {
  return kept.flatMap(({ fence }, at) => {
    const before = kept[at - 1]?.fence ?? 0;
    return fence < before
      ? [`two owners: owner ${fence} wrote choice ${at} after owner ${before} wrote choice ${at - 1}`]
      : [];
  });
}

/**
 * What somebody chose, in order, against what is kept of their seat, in order: each acknowledged choice is there once and was written
 * by the owner that acknowledged it, each refused one is not there, one of unknown fate may be, and there is nothing else.
 */
function choicesOf({ kept }: TableHistory, { seat, moments }: Person): string[] {
  const own = kept.filter((each) => each.seat === seat && each.isOwn);
  const chosen = moments.filter((each): each is Chose => each.kind === 'chose');
  let reached: ReadonlySet<number> = new Set([0]); // how many of what is kept may be explained so far
  for (const [i, choice] of chosen.entries()) {
    const next = new Set<number>();
    for (const at of reached) {
      if (choice.fate.kind !== 'acknowledged') next.add(at);
      if (choice.fate.kind !== 'refused' && isSame(choice, own[at])) next.add(at + 1);
    }
    if (next.size === 0) return [whyNot(choice, i, own, reached, seat)];
    reached = next;
  }
  if (reached.has(own.length)) return [];
  const first = Math.max(...reached);
  return [
    `applied twice, or never chosen: choice ${first} of seat ${seat} is kept (${own[first]?.keys}), and nobody made it`,
  ];
}

const isSame = ({ keys, fate }: Chose, kept: StoredChoice | undefined): boolean =>
  kept !== undefined && kept.keys === keys && (fate.kind !== 'acknowledged' || fate.fence === kept.fence);

function whyNot(
  { keys, fate }: Chose,
  i: number,
  own: readonly StoredChoice[],
  reached: ReadonlySet<number>,
  seat: number,
): string {
  const by = fate.kind === 'acknowledged' ? fate.fence : -1;
  const written = [...reached].map((at) => own[at]).find((each) => each?.keys === keys);
  if (written !== undefined)
    return `two owners: choice ${i} of seat ${seat} (${keys}) was acknowledged by owner ${by} and written by owner ${written.fence}`;
  return `lost: choice ${i} of seat ${seat} (${keys}) was acknowledged by owner ${by} and is not kept`;
}

/** What somebody was told follows from what is kept, and never goes back. */
function toldOf({ when }: TableHistory, { seat, moments }: Person): string[] {
  let least = 0;
  let owner = 0;
  for (const [i, moment] of moments.entries()) {
    if (moment.kind !== 'told') continue;
    if (moment.fence < owner)
      return [`two owners: owner ${moment.fence} told seat ${seat} something after owner ${owner} had (moment ${i})`];
    owner = moment.fence;
    const times = when(seat, moment.view);
    const next = times.find((each) => each >= least);
    if (next === undefined)
      return [
        times.length === 0
          ? `told and not kept: seat ${seat} saw what never was (moment ${i})`
          : `went back: seat ${seat} had seen ${least} choices and then saw ${times.at(-1)} (moment ${i})`,
      ];
    least = next;
  }
  return [];
}

/** When something was done to the servers. */
export interface Blow {
  readonly at: number;
  readonly kind: string;
}

const A_MOMENT = 300; // ms in which something may still come that was on its way

/** How long after a blow people at a table went on, in milliseconds; null: they were not playing then, or something else happened soon after. */
export function pauseAfter(
  blow: Blow,
  acknowledged: readonly number[],
  blows: readonly Blow[],
  within: number,
): number | null {
  const isDisturbed = blows.some(({ at }) => at > blow.at && at < blow.at + within);
  const wasPlaying = acknowledged.some((at) => at > blow.at - within / 2 && at <= blow.at);
  if (isDisturbed || !wasPlaying) return null;
  const next = acknowledged.find((at) => at > blow.at + A_MOMENT);
  return next === undefined ? Number.POSITIVE_INFINITY : next - blow.at;
}
