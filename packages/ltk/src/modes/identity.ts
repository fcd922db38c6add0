import { type Seat, shuffle } from '@cardwright/engine';
import { decision } from '../core/ask.ts';
import { heroNamed } from '../core/definitions.ts';
import { defineMode, type ModeRules } from '../core/mode.ts';
import { livingCount } from '../core/seats.ts';
import { skillsChanged } from '../core/skill-index.ts';
import { gameOver, type HeroId, NOTHING, type Now, type Option, playerAt, ROLES, type Role } from '../core/state.ts';
import { discard, draw, equippedCards } from '../core/zones.ts';
import { imagineAvatars } from './avatars.ts';
import { imagineOffers, offerHeroes } from './offer.ts';
import { rolesFor } from './roles.ts';

/** From this many seats on the Lord has one more life. */
const LORD_BONUS_FROM = 5;

export const identity: ModeRules = {
  id: 'identity',

  deal(s, options) {
    const roles: Role[] = ['lord', ...shuffle(s.rng, rolesFor(s.players.length, options.spies))];
    s.players.forEach((player, seat) => {
      player.role = roles[seat] as Role;
    });
    offerHeroes(s, options);
  },

  /** The Lord chooses first, openly; the others in secret, and all are turned up together. */
  *chooseHeroes(g) {
    const s = g.state;
    for (let seat = 0; seat < s.players.length; seat++) {
      const player = playerAt(g, seat);
      if (player.heroes.length > 0) continue;
      const offer = s.offers[seat] as HeroId[];
      if (offer.length === 1 && !g.asksForced) player.heroes = offer.slice();
      else {
        const options = offer.map((hero): Option => ({ type: 'hero', hero }));
        const [index] = yield decision(seat, 'choose-hero', options, {}, { checkpoint: true, default: [0] });
        player.heroes = [offer[index as number] as HeroId];
      }
      if (seat === 0) takeSeat(g, seat);
    }
    for (let seat = 1; seat < s.players.length; seat++) takeSeat(g, seat);
  },

  unveil: () => {},

  checkWin(g) {
    const { players } = g.state;
    const isLeft = (role: Role): boolean => players.some((player) => player.alive && player.role === role);
    const all = (...roles: Role[]): Seat[] =>
      players.flatMap((player, seat) => (roles.includes(player.role as Role) ? [seat] : []));
    if (!isLeft('lord')) {
      if (livingCount(g) === 1 && isLeft('spy')) win(g, 'spy', [players.findIndex((player) => player.alive)]);
      win(g, 'rebels', all('rebel'));
    }
    if (!isLeft('rebel') && !isLeft('spy')) win(g, 'lord', all('lord', 'loyalist'));
  },

  *reward(g, seat, killer) {
    if (killer === null) return;
    const { role } = playerAt(g, seat);
    if (role === 'rebel') {
      g.emit?.({ type: 'rewarded', seat: killer, count: 3 });
      draw(g, killer, 3);
    } else if (role === 'loyalist' && playerAt(g, killer).role === 'lord') {
      const player = playerAt(g, killer);
      g.emit?.({ type: 'punished', seat: killer });
      yield* discard(g, killer, [...player.hand, ...equippedCards(player)]);
    }
  },

  turnStart: () => NOTHING,

  reveal: () => NOTHING, // nobody hides

  imagine(s, seat, rng) {
    const unknown = s.players.filter((player, other) => other !== seat && player.alive && player.role !== 'lord');
    const roles: Role[] = []; // in a fixed order, so that nothing of the truth is left in it
    for (const role of ROLES) for (const player of unknown) if (player.role === role) roles.push(role);
    shuffle(rng, roles);
    unknown.forEach((player, i) => {
      player.role = roles[i] as Role;
    });
    if (s.stage === 'heroes') imagineOffers(s, seat, rng);
    else imagineAvatars(s, seat, rng);
  },

  outcome(s) {
    const { label, winners } = s.result ?? { label: 'draw', winners: [] };
    return {
      label,
      scores: s.players.map((_, seat) => (winners.includes(seat) ? 1 : label === 'draw' ? 1 / s.players.length : 0)),
    };
  },
};

function win(g: Now, label: string, winners: Seat[]): never {
  g.state.result = { label, winners };
  throw gameOver;
}

/** A chosen hero is turned up and takes its life. */
function takeSeat(g: Now, seat: Seat): void {
  const player = playerAt(g, seat);
  const hero = heroNamed('identity', player.heroes[0] as HeroId);
  const bonus = player.role === 'lord' && g.state.players.length >= LORD_BONUS_FROM ? 1 : 0;
  player.maxHp = hero.life + bonus;
  player.hp = player.maxHp;
  player.revealed = [true];
  skillsChanged(g);
  g.emit?.({ type: 'hero-chosen', seat, place: seat, hero: hero.id, hp: player.hp });
}

defineMode(identity);
