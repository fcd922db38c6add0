import { childSeed, type Game, Match, type Random, randomFrom } from '@cardwright/engine';
import { facesOf, type Ltk, ltkIdentity, ltkKingdoms, type Option } from '@cardwright/ltk';
import { cardFacts } from '@cardwright/ltk/public';
import { describe, expect, test } from 'vitest';
import { atOnce, type Bot, Seating } from '../src/index.ts';
import { isKnownFriend, ltkBots } from '../src/ltk/index.ts';
import { strategist } from '../src/ltk/strategist.ts';

const GAMES = 150;

interface GameSeen {
  readonly label: string;
  readonly kinds: ReadonlySet<string>;
}

/** Plays a game; the match itself refuses a choice that is not legal. */
function play(
  game: Game<Ltk>,
  seed: number,
  botOf: (match: Match<Ltk>, seat: number) => Bot<Ltk>,
  look?: (match: Match<Ltk>, option: Option | undefined) => void,
): GameSeen {
  const deal = { seed, seats: 4 + (seed % 5) };
  const dealt = Match.start(game, deal, { checkpoints: false }); // the same deal, to see who is who
  const bots = Array.from({ length: deal.seats }, (_, seat) => botOf(dealt, seat));
  const seating = new Seating(bots, seed, { isHeard: true });
  const match = Match.start(game, deal, { checkpoints: false, listen: (event) => seating.listen?.(event) });
  const randoms: Random[] = Array.from({ length: match.seats }, (_, seat) => randomFrom(childSeed(seed, seat)));
  const kinds = new Set<string>();
  while (match.decision !== null) {
    const { seat, kind, options } = match.decision;
    kinds.add(kind);
    const { choice } = atOnce(seating.ask(match, randoms[seat] as Random));
    look?.(match, options[choice[0] ?? -1]);
    match.choose(choice);
  }
  return { label: match.outcome?.label ?? '', kinds };
}

const FREES: ReadonlySet<string> = new Set(['dismantle', 'snatch']); // these may free a friend of a scroll

describe.each([
  ['identity', ltkIdentity],
  ['kingdom war', ltkKingdoms],
])('%s', (_, game) => {
  test(`in ${GAMES} games no strategist attacks a publicly known friend`, () => {
    let attacks = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      play(
        game,
        seed,
        () => strategist,
        ({ state, decision }, option) => {
          if (decision?.kind !== 'play' || option?.type !== 'use' || option.seat === undefined) return;
          const { seat, as, card } = option;
          const name = as ?? facesOf(state.options.deck)[card as number]?.name ?? '';
          if (!cardFacts(name).hostile || FREES.has(name)) return;
          attacks++;
          expect(isKnownFriend(game.view(state, decision.seat), decision.seat, seat)).toBe(false);
        },
      );
    }
    expect(attacks).toBeGreaterThan(GAMES * 5);
  });

  test.each(ltkBots.map((bot) => [bot.id, bot] as const))('%s answers every kind of question legally', (_id, bot) => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < GAMES / 3; seed++) for (const kind of play(game, seed, () => bot).kinds) kinds.add(kind);
    expect(kinds.size).toBeGreaterThan(15);
  });

  test('no game of strategists is a draw', () => {
    for (let seed = 0; seed < GAMES; seed++) expect(play(game, seed, () => strategist).label).not.toBe('draw');
  });
});

describe('each level beats the one below: the same deals with one side replaced', () => {
  const [random, simple] = ltkBots as readonly [Bot<Ltk>, Bot<Ltk>, Bot<Ltk>];
  const SIDES = { lord: ['lord', 'loyalist'], rebels: ['rebel'] } as const;

  /** How often a side wins in these games when it is played by one bot and the rest by another. */
  const wins = (side: 'lord' | 'rebels', own: Bot<Ltk>, others: Bot<Ltk>): number => {
    let count = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const isOwn = (match: Match<Ltk>, seat: number): boolean =>
        (SIDES[side] as readonly string[]).includes(match.state.players[seat]?.role ?? '');
      const deal = seed * 5 + 1; // five seats
      if (play(ltkIdentity, deal, (match, seat) => (isOwn(match, seat) ? own : others)).label === side) count++;
    }
    return count / GAMES;
  };

  test.each<[string, Bot<Ltk>, Bot<Ltk>]>([
    ['strategist over simple', strategist, simple],
    ['simple over random', simple, random],
  ])('%s', (_, better, worse) => {
    for (const side of ['lord', 'rebels'] as const)
      expect(wins(side, better, worse)).toBeGreaterThan(wins(side, worse, worse) + 0.05);
  });
});
