import { BadInputError, type Rng, type Seat, shuffle } from '@cardwright/engine';
import { choosePick, decision } from '../core/ask.ts';
import { heroNamed } from '../core/definitions.ts';
import { ownKingdom } from '../core/heroes.ts';
import { defineMode, isOfficial, type ModeRules } from '../core/mode.ts';
import { STAY_HIDDEN } from '../core/pass.ts';
import { recover } from '../core/recover.ts';
import { skillsChanged } from '../core/skill-index.ts';
import {
  type Asks,
  gameOver,
  type HeroId,
  isAlive,
  KINGDOMS,
  type Now,
  type Option,
  type Options,
  PLACES,
  playerAt,
  type State,
} from '../core/state.ts';
import { discard, draw, equippedCards } from '../core/zones.ts';
import { livingSeats, onlySide } from './claims.ts';
import { fixedHeroes, heroPool } from './offer.ts';
import { imaginePairs, pairsOf, splitPair } from './pairs.ts';

/** Cards for a player's own first reveal, and for the very first of the game. */
const FIRST_REVEAL = { course: 3, official: 2 } as const;
const COMPANION_CARDS = 2;

/** The mark of the first player of the game who revealed a hero; the dead, whose heroes are turned up, did not. */
const REVEALED_FIRST = 'revealed-first';

/** A player's kingdom becomes known: its own, or its alone if there are too many of it. */
function claim(g: Now, seat: Seat): void {
  const player = playerAt(g, seat);
  if (player.claimed !== null) return;
  player.claimed = ownKingdom(g, seat) ?? 'careerist';
  const type = player.claimed === 'careerist' ? 'careerist-claimed' : 'kingdom-claimed';
  g.emit?.({ type, seat, kingdom: player.claimed });
}

/** Turns up both heroes and claims, with nothing gained by it. */
function unveil(g: Now, seat: Seat): void {
  const player = playerAt(g, seat);
  player.heroes.forEach((hero, i) => {
    if (player.revealed[i] === true) return;
    player.revealed = player.revealed.with(i, true);
    g.emit?.({ type: 'hero-revealed', seat, hero, pick: PLACES[i] as string });
  });
  claim(g, seat);
}

/** The last one alive need not hide any more; else the living must all be of one side. */
function checkWin(g: Now): void {
  const s = g.state;
  const living = livingSeats(s);
  if (living.length === 1) unveil(g, living[0] as Seat);
  const side = onlySide(s);
  if (side === null) return;
  for (const seat of living) claim(g, seat);
  const members = s.players.flatMap(({ claimed }, seat) => (claimed === side ? [seat] : []));
  finish(g, side, side === 'careerist' ? living : members);
}

function finish(g: Now, label: string, winners: readonly Seat[]): never {
  g.state.result = { label, winners };
  throw gameOver;
}

/** Both heroes up: a half life left over is a card; companions help each other once. */
function* bothUp(g: Now, seat: Seat): Asks {
  const player = playerAt(g, seat);
  const [head, deputy] = player.heroes.map((hero) => heroNamed('kingdoms', hero));
  if (head === undefined || deputy === undefined) return;
  if ((head.life + deputy.life) % 1 !== 0) {
    g.emit?.({ type: 'half-life-paid', seat });
    draw(g, seat, 1);
  }
  if (!isOfficial(g) || !(head.companions ?? []).includes(deputy.id)) return;
  const picks = player.hp < player.maxHp ? ['draw-two', 'recover-one', 'neither'] : ['draw-two', 'neither'];
  const pick = yield* choosePick(g, seat, 'companions', picks);
  if (pick === 'draw-two') draw(g, seat, COMPANION_CARDS);
  if (pick === 'recover-one') yield* recover(g, seat, 1);
}

function* reveal(g: Now, seat: Seat, hero: number): Asks {
  const player = playerAt(g, seat);
  if (player.revealed[hero] === true) return;
  const isFirst = player.claimed === null;
  const isFirstOfAll = g.state.players.every(({ marks }) => marks[REVEALED_FIRST] === undefined);
  if (isOfficial(g) && isFirstOfAll) player.marks[REVEALED_FIRST] = 1;
  player.revealed = player.revealed.with(hero, true);
  skillsChanged(g);
  g.emit?.({ type: 'hero-revealed', seat, hero: player.heroes[hero] as HeroId, pick: PLACES[hero] as string });
  claim(g, seat);
  checkWin(g);
  if (isOfficial(g) ? isFirstOfAll : isFirst) {
    g.emit?.({ type: 'first-reveal', seat });
    draw(g, seat, FIRST_REVEAL[g.state.options.rules]);
  }
  const wasPaid = (player.marks['both-up'] ?? 0) > 0;
  if (!wasPaid && player.revealed.every(Boolean)) {
    player.marks['both-up'] = 1;
    yield* bothUp(g, seat);
  }
}

/** Deals each player so many heroes that two of a kingdom are among them. */
function offerPairs(s: State, options: Options): void {
  const fixed = fixedHeroes(s, options);
  if (fixed !== null) {
    s.offers = fixed.map((pair) => {
      if (pairsOf(pair).length !== 1)
        throw new BadInputError(`"${pair.join('+')}" are no two heroes of one kingdom; write them as cao-cao+xu-chu`);
      return pair;
    });
    s.pool = heroPool(s, options).filter((id) => !fixed.flat().includes(id));
    return;
  }
  const seats = s.players.length;
  const pool = heroPool(s, options);
  const each = Math.min(Math.max(options.offer, KINGDOMS.length + 1), Math.floor(pool.length / seats));
  for (let attempt = 0; attempt < 1000; attempt++) {
    const shuffled = shuffle(s.rng, pool.slice());
    const offers = s.players.map(() => shuffled.splice(0, each));
    if (!offers.every((offer) => pairsOf(offer).length > 0)) continue;
    s.offers = offers;
    s.pool = shuffled;
    return;
  }
  throw new BadInputError(`${pool.length} heroes are too few for ${seats} seats; each needs two of one kingdom`);
}

export const kingdoms: ModeRules = {
  id: 'kingdoms',

  deal: offerPairs,

  /** Everybody chooses two heroes of one kingdom in secret. They stay face down; only the life they give is known. */
  *chooseHeroes(g) {
    const s = g.state;
    for (let seat = 0; seat < s.players.length; seat++) {
      const player = playerAt(g, seat);
      if (player.heroes.length > 0) continue;
      const pairs = pairsOf(s.offers[seat] as HeroId[]);
      const options = pairs.map((hero): Option => ({ type: 'hero', hero }));
      const [index] =
        options.length === 1 && !g.asksForced
          ? [0]
          : yield decision(seat, 'choose-pair', options, {}, { checkpoint: true, default: [0] });
      player.heroes = splitPair(pairs[index as number] as string);
    }
    for (const [seat, player] of s.players.entries()) {
      player.revealed = [false, false];
      player.maxHp = Math.floor(player.heroes.reduce((sum, hero) => sum + heroNamed('kingdoms', hero).life, 0));
      player.hp = player.maxHp;
      g.emit?.({ type: 'heroes-chosen', seat, hp: player.hp, secret: { to: [seat], heroes: player.heroes.slice() } });
    }
    skillsChanged(g);
  },

  unveil,

  checkWin,

  *reward(g, seat, killer) {
    if (!isOfficial(g) || killer === null) return;
    const [dead, slayer] = [playerAt(g, seat), playerAt(g, killer)];
    if (slayer.claimed === null) return;
    if (dead.claimed === slayer.claimed && dead.claimed !== 'careerist') {
      g.emit?.({ type: 'punished', seat: killer });
      yield* discard(g, killer, [...slayer.hand, ...equippedCards(slayer)]);
      return;
    }
    const living = g.state.players.filter((player) => player.alive && player.claimed === dead.claimed).length;
    const count = dead.claimed === 'careerist' ? 1 : living + 1;
    g.emit?.({ type: 'rewarded', seat: killer, count });
    draw(g, killer, count);
  },

  /** At the start of a turn hidden heroes may be revealed. */
  *turnStart(g, seat) {
    const player = playerAt(g, seat);
    const hidden = player.revealed.flatMap((isUp, hero) => (isUp ? [] : [hero]));
    if (hidden.length === 0) return;
    const options: Option[] = [
      ...hidden.map((hero): Option => ({ type: 'hero', hero: player.heroes[hero] as HeroId })),
      ...(hidden.length > 1 ? [{ type: 'pick', pick: 'both' } as const] : []),
      STAY_HIDDEN,
    ];
    const [index] = yield decision(seat, 'reveal', options);
    const option = options[index as number] as Option;
    for (const hero of hidden)
      if ((option.pick === 'both' || option.hero === player.heroes[hero]) && isAlive(g, seat))
        yield* reveal(g, seat, hero);
  },

  reveal,

  imagine: (s: State, seat: Seat, rng: Rng) => imaginePairs(s, seat, rng),

  outcome(s) {
    const { label, winners } = s.result ?? { label: 'draw', winners: [] };
    return {
      label,
      scores: s.players.map((_, seat) => (winners.includes(seat) ? 1 : label === 'draw' ? 1 / s.players.length : 0)),
    };
  },
};

defineMode(kingdoms);
