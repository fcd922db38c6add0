import type { Seat, Viewer } from '@cardwright/engine';
import type { Player, State } from './core/state.ts';
import { reachOf } from './reach.ts';
import { among, cardView, deckKnown, knowsHero, type PlayerView, sees, skillsOf, type View } from './view.ts';

// What nobody hides is shown as it lies in the state: whoever glances is known to change nothing.

/** Sorts a hand, which is short, from the lowest card up. */
function ascending(cards: number[]): number[] {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i] as number;
    let at = i;
    for (; at > 0 && (cards[at - 1] as number) > card; at--) cards[at] = cards[at - 1] as number;
    cards[at] = card;
  }
  return cards;
}

/** One player as a viewer sees it, each part made when it is looked at. */
class PlayerGlance implements PlayerView {
  readonly seat: Seat;
  readonly #s: State;
  readonly #player: Player;
  readonly #viewer: Viewer;
  readonly #isOwn: boolean;
  #heroes: PlayerView['heroes'] | undefined;
  #known: readonly number[] | undefined;
  #skills: PlayerView['skills'] | undefined;

  constructor(s: State, player: Player, seat: Seat, viewer: Viewer) {
    this.seat = seat;
    this.#s = s;
    this.#player = player;
    this.#viewer = viewer;
    this.#isOwn = viewer === 'all' || viewer === seat;
  }

  get role(): PlayerView['role'] {
    const { role, alive } = this.#player;
    return this.#isOwn || role === 'lord' || !alive ? role : null;
  }

  get heroes(): PlayerView['heroes'] {
    if (this.#isOwn) return this.#player.heroes;
    this.#heroes ??= this.#player.heroes.map((hero, i) =>
      knowsHero(this.#s, this.#player, i, this.#viewer) ? hero : null,
    );
    return this.#heroes;
  }

  get revealed(): readonly boolean[] {
    return this.#player.revealed;
  }

  get claimed(): PlayerView['claimed'] {
    return this.#player.claimed;
  }

  get hp(): number {
    return this.#player.hp;
  }

  get maxHp(): number {
    return this.#player.maxHp;
  }

  get alive(): boolean {
    return this.#player.alive;
  }

  get faceDown(): boolean {
    return this.#player.faceDown;
  }

  get chained(): boolean {
    return this.#player.chained;
  }

  get cards(): number {
    return this.#player.hand.length;
  }

  get known(): readonly number[] {
    this.#known ??= ascending(
      this.#isOwn ? this.#player.hand.slice() : this.#player.hand.filter((card) => sees(this.#s, this.#viewer, card)),
    );
    return this.#known;
  }

  get among(): readonly number[] {
    return this.#isOwn ? [] : among(this.#s, this.#player, this.#viewer);
  }

  get slots(): PlayerView['slots'] {
    return this.#player.slots;
  }

  get fates(): PlayerView['fates'] {
    return this.#player.fates;
  }

  get piles(): PlayerView['piles'] {
    const piles: Record<string, (number | null)[]> = {};
    for (const [name, cards] of Object.entries(this.#player.piles))
      piles[name] = cards.map((card) => (this.#isOwn || sees(this.#s, this.#viewer, card) ? card : null));
    return piles;
  }

  get avatars(): PlayerView['avatars'] {
    return this.#player.avatars.map(({ hero, open }) => (this.#isOwn || open ? hero : null));
  }

  get shape(): PlayerView['shape'] {
    return this.#player.shape;
  }

  get skills(): PlayerView['skills'] {
    this.#skills ??= skillsOf(this.#s, this.#player, this.heroes);
    return this.#skills;
  }

  get gained(): readonly string[] {
    return this.#player.gained;
  }

  get lost(): readonly string[] {
    return this.#player.lost;
  }

  get strikes(): number {
    return this.#player.strikes;
  }

  get wines(): number {
    return this.#player.wines;
  }

  get drunk(): number {
    return this.#player.drunk;
  }

  get marks(): PlayerView['marks'] {
    return this.#player.marks;
  }

  get turnMarks(): PlayerView['turnMarks'] {
    return this.#player.turnMarks;
  }

  get phaseMarks(): PlayerView['phaseMarks'] {
    return this.#player.phaseMarks;
  }
}

const NO_CARDS: readonly number[] = [];

/** Everything a viewer may know, each part made when it is looked at. */
class Glance implements View {
  readonly seat: Seat | null;
  readonly #s: State;
  readonly #viewer: Viewer;
  #players: readonly PlayerView[] | undefined;
  #reach: View['reach'] | undefined;

  constructor(s: State, looker: Viewer) {
    this.seat = typeof looker === 'number' ? looker : null;
    this.#s = s;
    this.#viewer = s.result === null ? looker : 'all';
  }

  get mode(): View['mode'] {
    return this.#s.mode;
  }

  get options(): View['options'] {
    return this.#s.options;
  }

  get stage(): View['stage'] {
    return this.#s.stage;
  }

  get offer(): View['offer'] {
    return this.seat === null ? [] : (this.#s.offers[this.seat] ?? []);
  }

  get hand(): readonly number[] {
    return this.seat === null ? NO_CARDS : (this.#s.players[this.seat] as Player).hand;
  }

  get reach(): View['reach'] {
    if (this.#reach === undefined) this.#reach = this.seat === null ? null : reachOf(this.#s, this.seat);
    return this.#reach;
  }

  get players(): readonly PlayerView[] {
    this.#players ??= this.#s.players.map((player, i) => new PlayerGlance(this.#s, player, i, this.#viewer));
    return this.#players;
  }

  get deck(): number {
    return this.#s.deck.length;
  }

  get deckKnown(): View['deckKnown'] {
    return deckKnown(this.#s, this.#viewer);
  }

  get discard(): readonly number[] {
    return this.#s.discard;
  }

  get processing(): readonly number[] {
    return this.#s.processing;
  }

  get stack(): View['stack'] {
    return this.#s.stack;
  }

  get judging(): View['judging'] {
    return this.#s.judging;
  }

  get hurting(): View['hurting'] {
    return this.#s.hurting.map((damage) => ({
      ...damage,
      card: damage.card === null ? null : cardView(damage.card),
      use: null,
    }));
  }

  get dying(): readonly Seat[] {
    return this.#s.dying;
  }

  get current(): Seat {
    return this.#s.current;
  }

  get round(): number {
    return this.#s.round;
  }

  get turns(): number {
    return this.#s.turns;
  }

  get phase(): View['phase'] {
    return this.#s.phase;
  }

  get skipped(): View['skipped'] {
    return this.#s.skipped;
  }

  get result(): View['result'] {
    return this.#s.result;
  }
}

export const glance = (s: State, looker: Viewer): View => new Glance(s, looker);
