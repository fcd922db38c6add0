import { Match, randomFrom } from '@cardwright/engine';
import { playAtRandom } from '@cardwright/testing';
import { describe, expect, test } from 'vitest';
import { allHeroes } from '../../src/core/definitions.ts';
import type { GameEvent, State } from '../../src/core/state.ts';
import { ltkIdentity, ltkKingdoms } from '../../src/index.ts';
import { pairsOf } from '../../src/modes/pairs.ts';

const MODES = [
  {
    game: ltkIdentity,
    kind: 'choose-hero',
    few: 'cao-cao,liu-bei,sun-quan',
    choicesOf: (offer: readonly string[]): readonly string[] => offer,
  },
  {
    game: ltkKingdoms,
    kind: 'choose-pair',
    few: 'cao-cao,xu-chu,guan-yu,zhang-fei,sun-quan,gan-ning',
    choicesOf: pairsOf,
  },
] as const;

describe.each(MODES)('$game.id: heroes are chosen', ({ game, kind, few, choicesOf }) => {
  test('each is asked in turn, where a match can be forked, and the first is taken for who does not answer', () => {
    const match = Match.start(game, { seed: 1, seats: 3, options: { offer: 10 } });
    for (let seat = 0; seat < 3; seat++) {
      const options = choicesOf(match.state.offers[seat] as string[]).map((hero) => ({ type: 'hero', hero }));
      expect(match.decision).toMatchObject({ kind, seat, options, checkpoint: true, default: [0] });
      expect(game.clone(match.state).players[seat]?.heroes).toEqual([]);
      expect(match.fork().decision).toEqual(match.decision);
      match.choose([1]);
      expect(match.state.players[seat]?.heroes.join('+')).toBe(options[1]?.hero);
    }
    expect(match.decision?.kind).not.toBe(kind);
  });

  test('who has no choice is not asked, but by whoever wants to see that too', () => {
    const deal = { seed: 1, seats: 3, options: { heroes: few } };
    const quick = Match.start(game, deal);
    expect(quick.decision?.kind).not.toBe(kind);
    expect(quick.state.players.flatMap(({ heroes }) => heroes).toSorted()).toEqual(few.split(',').toSorted());
    expect(Match.start(game, deal, { askForced: true }).decision).toMatchObject({ kind, seat: 0 });
    expect(Match.start(game, deal, { askForced: true }).decision?.options).toHaveLength(1);
  });

  test('a draw is shared', () => {
    const { state } = Match.start(game, { seed: 1, seats: 4 });
    const over = (result: State['result']) => game.outcome({ ...state, result }).scores;
    expect(over({ label: 'draw', winners: [] })).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect(over({ label: 'spy', winners: [2] })).toEqual([0, 0, 1, 0]);
  });

  test('a game that nobody listens to comes to the same end', () => {
    for (const rules of ['course', 'official'])
      for (let seed = 0; seed < 4; seed++) {
        const deal = { seed, seats: 4, options: { rules } };
        const heard: unknown[] = [];
        const listen = (event: unknown): void => void heard.push(event);
        const unheard = playAtRandom(game, deal, randomFrom(seed), { checkpoints: false });
        expect(playAtRandom(game, deal, randomFrom(seed), { checkpoints: false, listen }).digest()).toBe(
          unheard.digest(),
        );
        expect(heard.length).toBeGreaterThan(50);
      }
  });
});

/** What is told of the choosing, with the first choice of everybody. */
function told(game: typeof ltkIdentity): { readonly events: GameEvent[]; readonly state: State } {
  const events: GameEvent[] = [];
  const listen = (event: unknown): void => void events.push(event as GameEvent);
  const match = Match.start(game, { seed: 2, seats: 3 }, { listen });
  while (match.decision?.kind.startsWith('choose-')) match.choose([0]);
  return { events, state: match.state };
}

test('identity mode: everybody is told who took which seat', () => {
  const { events, state } = told(ltkIdentity);
  expect(events.filter(({ type }) => type === 'hero-chosen')).toEqual(
    state.players.map(({ heroes, maxHp }, seat) => ({
      type: 'hero-chosen',
      seat,
      place: seat,
      hero: heroes[0],
      hp: maxHp,
    })),
  );
});

test('kingdom war: everybody is told the life of each pair, and who it is only its owner', () => {
  const { events, state } = told(ltkKingdoms);
  expect(events.filter(({ type }) => type === 'heroes-chosen')).toEqual(
    state.players.map(({ heroes, maxHp }, seat) => ({
      type: 'heroes-chosen',
      seat,
      hp: maxHp,
      secret: { to: [seat], heroes },
    })),
  );
});

test('kingdom war: what there is of heroes is shared out evenly, with a pair for everybody', () => {
  const heroes = 'cao-cao,xu-chu,zhang-liao,guan-yu,zhang-fei,zhao-yun,sun-quan,gan-ning,lu-xun,lv-bu,jia-xu,hua-tuo';
  for (let seed = 0; seed < 30; seed++) {
    const { offers, pool } = Match.start(
      ltkKingdoms,
      { seed, seats: 4, options: { heroes } },
      { askForced: true },
    ).state;
    expect([offers.map(({ length }) => length), pool]).toEqual([[3, 3, 3, 3], []]);
    for (const offer of offers) expect(pairsOf(offer)).not.toEqual([]);
  }
});

test('kingdom war: heroes that were fixed are in nobody else’s reach', () => {
  const fixed = 'cao-cao+xu-chu,guan-yu+zhao-yun';
  const { pool } = Match.start(ltkKingdoms, { seed: 1, seats: 2, options: { fixed } }).state;
  expect(pool).toHaveLength(allHeroes('kingdoms').length - 4);
  expect(pool.filter((hero) => fixed.split(/[+,]/).includes(hero))).toEqual([]);
});
