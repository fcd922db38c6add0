import type { CardScene } from '../../scene.ts';

/** What is drawn on a Thrones card. */
export interface ThronesFace {
  readonly rank: string; // 2 … 10, J, Q, K
  readonly suit: 'S' | 'H' | 'D' | 'C';
}

/** What is drawn of a Thrones player. */
export interface ThronesPortrait {
  readonly team: 0 | 1;
  readonly score: number;
  readonly hearts: number;
  readonly effects: number;
}

/** The score and the battles, for the banner. */
export interface ThronesStanding {
  readonly near: 0 | 1; //                       the team on the left
  readonly sides: readonly [string, string]; //  what the teams are called, by team
  readonly scores: readonly [number, number];
  readonly title: string; //                     battle 4 of 6
  readonly turn: string; //                      turn 3 of 12; empty: it is over
  readonly battles: readonly BattleMark[];
}

/** A battle: won by a team, even, being fought, or to come. */
export interface BattleMark {
  readonly number: number;
  readonly is: 0 | 1 | 'even' | 'now' | 'to-come';
}

/** One pile's attack on the other. */
export interface Lane {
  readonly by: 0 | 1; //        whose attack it is
  readonly title: string; //    your host attacks theirs
  readonly attack: number;
  readonly defence: number;
  readonly isThrough: boolean;
  readonly verdict: string; //  breaks through, holds
  readonly margin: string; //   16 against 13: over by 3
  readonly points: number; //   the heart that was attacked
  readonly to: 0 | 1; //        who has the points
  readonly prize: string; //    what becomes of that heart
}

/** What a battle of the piles as they lie would bring. */
export interface ThronesOutlook {
  readonly label: string;
  readonly score: readonly [number, number];
  readonly lanes: readonly [Lane, Lane]; // team 0's attack first
}

/** A battle as far as it has come. */
export interface Clash {
  readonly decided: 0 | 1 | 2; //          how many attacks are over
  readonly near: 0 | 1; //                 the team on the left
  readonly hosts: readonly [HostFace, HostFace]; // by team
  readonly lanes: readonly [Lane, Lane]; // team 0's attack first
  readonly scores: readonly [number, number]; // before it
  readonly result: { readonly winner: 0 | 1 | null; readonly title: string; readonly text: string } | null;
}

export interface HostFace {
  readonly name: string;
  readonly cards: readonly CardScene[];
}
