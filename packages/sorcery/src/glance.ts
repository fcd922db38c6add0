import type { Seat, Viewer } from '@cardwright/engine';
import { abilityCost, activatedOf, enchantmentsOn, hasDelay, isSilenced, viewLayers } from './layers.ts';
import { namesOf } from './setup.ts';
import { playerOf } from './triggers.ts';
import type { Card, Minion, MinionView, Player, PlayerView, State, View } from './types.ts';
import { cardIn, unseenOf, viewHandCard, viewMinion, viewRules } from './view.ts';

const NO_COSTS: readonly number[] = Object.freeze([]);
const NO_CARDS: readonly Card[] = Object.freeze([]);

/** A minion, each part made when it is looked at. */
class MinionGlance implements MinionView {
  readonly #minion: Minion;
  #card: Card | undefined;

  constructor(minion: Minion) {
    this.#minion = minion;
  }

  get card(): Card {
    this.#card ??= { ...this.#minion.card };
    return this.#card;
  }

  get attack(): number {
    return this.#minion.attack;
  }

  get defence(): number {
    return this.#minion.defence;
  }

  get actions(): number {
    return this.#minion.actions;
  }

  get enchantments(): readonly Card[] {
    if (this.#minion.layers.length === 0) return NO_CARDS;
    return enchantmentsOn(this.#minion).map(({ card }) => ({ ...card }));
  }

  get layers(): MinionView['layers'] {
    return viewLayers(this.#minion);
  }

  get abilityCosts(): readonly number[] {
    const activated = activatedOf(this.#minion);
    return activated.length === 0 ? NO_COSTS : activated.map((ability) => abilityCost(this.#minion, ability));
  }

  get isSilenced(): boolean {
    return isSilenced(this.#minion);
  }

  get isDelayed(): boolean {
    return hasDelay(this.#minion);
  }

  get hasBonus(): boolean {
    return this.#minion.layers.some((layer) => layer.kind === 'subtype');
  }
}

/** A player as a viewer sees it, likewise. */
class PlayerGlance implements PlayerView {
  readonly #s: State;
  readonly #player: Player;
  readonly #seat: Seat;
  readonly #seesAll: boolean;
  readonly #isOpen: boolean;
  #hand: PlayerView['hand'] | undefined;
  #minions: PlayerView['minions'] | undefined;

  constructor(s: State, seat: Seat, viewer: Viewer) {
    this.#s = s;
    this.#player = playerOf(s, seat);
    this.#seat = seat;
    this.#seesAll = viewer === 'all' || s.ended !== null;
    this.#isOpen = this.#seesAll || viewer === seat;
  }

  get name(): string {
    return namesOf(this.#s.options)[this.#seat] as string;
  }

  get life(): number {
    return this.#player.life;
  }

  get magic(): number {
    return this.#player.magic;
  }

  get deck(): number {
    return this.#player.deck.length;
  }

  get unseen(): readonly string[] {
    return unseenOf(this.#s, this.#player, this.#isOpen);
  }

  get hand(): PlayerView['hand'] {
    this.#hand ??= this.#player.hand.map((id) => viewHandCard(this.#s, this.#player, id, this.#isOpen));
    return this.#hand;
  }

  get minions(): PlayerView['minions'] {
    this.#minions ??= this.#player.minions.map((minion) => new MinionGlance(minion));
    return this.#minions;
  }

  get ritual(): PlayerView['ritual'] {
    const { ritual } = this.#player;
    return ritual === null ? null : { card: { ...ritual.card }, charges: ritual.charges };
  }

  get graveyard(): PlayerView['graveyard'] {
    return this.#player.graveyard.map(viewMinion);
  }

  get deckOrder(): PlayerView['deckOrder'] {
    return this.#seesAll ? this.#player.deck.map((id) => cardIn(this.#s, id)).reverse() : null;
  }
}

/** A view of which each part is made when it is looked at. */
class Glance implements View {
  readonly seat: Seat | null;
  readonly players: View['players'];
  readonly #s: State;

  constructor(s: State, viewer: Viewer) {
    this.seat = typeof viewer === 'number' ? viewer : null;
    this.players = [new PlayerGlance(s, 0, viewer), new PlayerGlance(s, 1, viewer)];
    this.#s = s;
  }

  get rules(): View['rules'] {
    return viewRules(this.#s.options);
  }

  get turn(): number {
    return this.#s.turn;
  }

  get active(): Seat {
    return this.#s.active;
  }

  get idle(): number {
    return this.#s.idle;
  }

  get gone(): View['gone'] {
    return this.#s.gone.map((id) => cardIn(this.#s, id));
  }

  get ended(): View['ended'] {
    return this.#s.ended;
  }
}

export const glance = (s: State, viewer: Viewer): View => new Glance(s, viewer);
