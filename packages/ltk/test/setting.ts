import type { Game } from '@cardwright/engine';
import type { Face } from '../src/core/card.ts';
import { cardNamed, findSkill, heroNamed, skillNamed } from '../src/core/definitions.ts';
import {
  type HeroId,
  type Mode,
  PHASES,
  type Phase,
  PLACES,
  type Player,
  type Role,
  type State,
} from '../src/core/state.ts';
import { facesOf } from '../src/decks/deck.ts';
import type { Ltk } from '../src/index.ts';
import { type CardText, Dealer } from './dealer.ts';
import './plain-hero.ts';

export interface Setting {
  readonly hero?: HeroId; //                        a hero without skills if not said
  readonly heroes?: readonly HeroId[]; //           kingdom war; else several, to have the skills of all
  readonly hand?: readonly CardText[];
  readonly equipment?: readonly CardText[];
  readonly fates?: readonly CardText[]; //          oldest first; a converted one: `dodge:D2 as contentment`
  readonly dead?: boolean; //                       out of the game, its cards gone
  readonly hp?: number;
  readonly maxHp?: number;
  readonly role?: Role;
  readonly chained?: boolean;
  readonly faceDown?: boolean;
  readonly hidden?: boolean; //                     kingdom war: both heroes face down
  readonly up?: 'head' | 'deputy'; //               kingdom war: only this hero is revealed
  readonly avatars?: readonly HeroId[]; //          hero cards kept unseen (Zuo Ci)
  readonly piles?: Readonly<Record<string, readonly CardText[]>>; // cards lying on the hero, by the skill that laid them
  readonly gained?: readonly string[]; //           skills besides the printed ones
  readonly careerist?: boolean; //                  kingdom war: has claimed to be of no kingdom
}

export interface TableOptions {
  readonly game?: Game<Ltk>;
  readonly deck?: readonly CardText[]; //           the first is on top
  readonly discard?: readonly CardText[];
  readonly phase?: Phase; //                        where the first player's turn stands; play if not said
  readonly options?: Readonly<Record<string, unknown>>;
  readonly turn?: string; //                        whose turn it is; the first one's if not said
}

/** Heroes with nothing special about them, for seats a test says nothing of. */
const PLAIN = 'plain';
const PLAIN_PAIR = ['qun-a', 'qun-b'];

/** The state a test begins with: what it says, and nothing special for the rest. */
export function arrange(
  base: State,
  settings: readonly Setting[],
  options: TableOptions,
  names: readonly string[],
): State {
  const s = structuredClone(base);
  const dealer = new Dealer(s.options.deck);
  const everybody = (1 << settings.length) - 1;
  const faces = facesOf(s.options.deck);
  s.stage = 'turns';
  s.offers = [];
  s.known = faces.map(() => 0);
  s.discard = (options.discard ?? []).map((card) => dealer.take(card));
  settings.forEach((setting, seat) => {
    const player = s.players[seat] as Player;
    const heroes = heroesOf(s.mode, setting, names[seat] as string);
    const life = heroes.reduce((sum, id) => sum + heroNamed(s.mode, id).life, 0);
    player.heroes = [...heroes];
    player.revealed = heroes.map((_, i) => setting.hidden !== true && (setting.up ?? PLACES[i]) === PLACES[i]);
    if (s.mode === 'kingdoms' && player.revealed.includes(true))
      player.claimed = setting.careerist === true ? 'careerist' : heroNamed('kingdoms', heroes[0] as HeroId).kingdom;
    if (s.mode === 'kingdoms' && player.revealed.every(Boolean)) player.marks['both-up'] = 1;
    if (
      s.options.rules === 'official' &&
      player.claimed !== null &&
      s.players.every(({ marks }) => !marks['revealed-first'])
    )
      player.marks['revealed-first'] = 1;
    player.maxHp = setting.maxHp ?? Math.floor(life);
    player.hp = setting.hp ?? player.maxHp;
    player.role = s.mode === 'identity' ? (setting.role ?? (seat === 0 ? 'lord' : 'rebel')) : null;
    player.chained = setting.chained === true;
    player.faceDown = setting.faceDown === true;
    player.avatars = (setting.avatars ?? []).map((hero) => ({ hero: heroNamed(s.mode, hero).id, open: false }));
    player.gained = (setting.gained ?? []).map((skill) => skillNamed(s.mode, skill).id);
    for (const [skill, cards] of Object.entries(setting.piles ?? {})) {
      if (findSkill(s.mode, skill) === undefined)
        throw new Error(`no skill is called "${skill}": nothing lays cards on ${names[seat]} by it`);
      player.piles[skill] = cards.map((card) => dealer.take(card));
      for (const card of player.piles[skill]) s.known[card] = everybody;
    }
    player.hand = (setting.hand ?? []).map((card) => dealer.take(card));
    for (const card of player.hand) s.known[card] = 1 << seat;
    for (const text of setting.equipment ?? []) {
      const id = dealer.take(text);
      s.known[id] = everybody;
      const { slot } = cardNamed((faces[id] as Face).name);
      if (slot === undefined) throw new Error(`"${text}" of ${names[seat]} is no equipment`);
      if (player.slots[slot] >= 0)
        throw new Error(`${names[seat]} has two cards for one place (${slot}): "${text}" is one too many`);
      player.slots[slot] = id;
    }
    for (const text of setting.fates ?? []) {
      const fate = dealer.takeFate(text, seat);
      if (player.fates.some(({ as }) => as === fate.as))
        throw new Error(`${names[seat]} has two ${fate.as} before it; there is room for one`);
      player.fates = [...player.fates, fate];
    }
    if (!Number.isInteger(player.hp) || !(player.maxHp >= 1) || player.hp > player.maxHp)
      throw new Error(`${names[seat]} has ${player.hp} life of ${player.maxHp}`);
    if (setting.dead === true) bury(player, names[seat] as string);
  });
  const top = (options.deck ?? []).map((card) => dealer.take(card));
  s.deck = [...dealer.rest(), ...top.reverse()];
  const turn = options.turn === undefined ? 0 : names.indexOf(options.turn);
  if (turn < 0) throw new Error(`nobody is called "${options.turn}"; at the table are ${names.join(', ')}`);
  if (s.players[turn]?.alive !== true) throw new Error(`it is the turn of ${names[turn]}, who is dead`);
  if (options.phase !== undefined && !PHASES.includes(options.phase))
    throw new Error(`"${options.phase as string}" is no phase; phases are ${PHASES.join(', ')}`);
  s.current = turn;
  s.after = turn;
  s.turns = 1;
  s.phase = options.phase ?? 'play';
  s.acting = s.phase === 'play';
  return s;
}

/** The heroes of a seat: one (or several, to have the skills of all), in kingdom war two of one kingdom. */
function heroesOf(mode: Mode, { hero, heroes, hidden, up, careerist }: Setting, name: string): readonly HeroId[] {
  const isWar = mode === 'kingdoms';
  if (hero !== undefined && (isWar || heroes !== undefined))
    throw new Error(`${name} leads ${isWar ? 'two heroes: say' : 'a hero or several: say hero or'} heroes`);
  if (!isWar && (hidden !== undefined || up !== undefined || careerist !== undefined))
    throw new Error(`${name} has nothing to hide or to claim; that is for kingdom war`);
  if (up !== undefined && !PLACES.includes(up))
    throw new Error(`"${up as string}" of ${name} is neither ${PLACES.join(' nor ')}`);
  if (hidden === true && (up !== undefined || careerist === true))
    throw new Error(`${name} is hidden and can have revealed or claimed nothing`);
  const led = heroes ?? (isWar ? PLAIN_PAIR : [hero ?? PLAIN]);
  const kingdoms = new Set(led.map((id) => heroNamed(mode, id).kingdom));
  if (isWar && (led.length !== 2 || kingdoms.size !== 1))
    throw new Error(`${led.join(' and ')} of ${name} are no two heroes of one kingdom`);
  return led;
}

/** Somebody who died before the test begins: everybody knows who it was. */
function bury(player: Player, name: string): void {
  const lying = [player.hand, player.fates, ...Object.values(player.piles)].flat().length;
  const isBare = lying === 0 && Object.values(player.slots).every((id) => id < 0);
  if (!isBare) throw new Error(`${name} is dead and can have no cards`);
  player.alive = false;
  player.hp = 0;
  if (player.role === null) player.claimed ??= heroNamed('kingdoms', player.heroes[0] as HeroId).kingdom;
  player.revealed = player.heroes.map(() => true);
}
