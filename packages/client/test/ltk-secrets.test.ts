import type { PlayerView, View } from '@cardwright/ltk';
import { findHero } from '@cardwright/ltk';
import { expect, test } from 'vitest';
import type { LtkPortrait } from '../src/games/ltk/face.ts';
import { eachMoment } from './ltk-games.ts';

const DEALS: [number, number][] = [
  [2, 2],
  [5, 1],
  [8, 4],
  [10, 3],
];

/** The cards whose faces lie hidden from a seat: in the deck and in the others' hands and piles, unless it knows them. */
function hiddenCards(all: View, seen: View): number[] {
  const known = new Set([...seen.deckKnown.map(([, card]) => card), ...seen.players.flatMap((player) => player.known)]);
  const piled = new Set(seen.players.flatMap(({ piles }) => Object.values(piles).flat()));
  return [
    ...all.deckKnown.map(([, card]) => card),
    ...all.players.flatMap((player) => (player.seat === seen.seat ? [] : player.known)),
    ...all.players.flatMap(({ piles }) => Object.values(piles).flat()),
  ].filter((card): card is number => card !== null && !known.has(card) && !piled.has(card));
}

/** Heroes a seat cannot know of: hidden at the table and nowhere to be seen. */
function hiddenHeroes(all: View, seen: View): string[] {
  const heroesOf = ({ heroes, avatars, shape }: PlayerView): (string | null)[] => [...heroes, ...avatars, shape];
  const open = new Set([...seen.offer, ...seen.players.flatMap(heroesOf)]);
  return all.players.flatMap(heroesOf).filter((hero): hero is string => hero !== null && !open.has(hero));
}

test.each(['ltk-identity', 'ltk-kingdoms'] as const)(
  '%s: no hidden card, role or hero in what a seat is shown',
  async (id) => {
    let secrets = 0;
    await eachMoment(id, { deals: DEALS, each: 3 }, ({ match, seat, frame }) => {
      const [all, seen] = [match.view('all') as View, match.view(seat) as View];
      const text = JSON.stringify(frame);
      const shown = new Set([...text.matchAll(/"(?:\w+:)?card:(\d+)"/g)].map(([, card]) => Number(card)));
      for (const card of hiddenCards(all, seen)) {
        secrets++;
        if (shown.has(card)) expect.fail(`seat ${seat} is shown card ${card}`);
      }
      for (const hero of hiddenHeroes(all, seen)) {
        secrets++;
        const names = [hero, findHero(seen.mode, hero)?.text.en ?? hero, findHero(seen.mode, hero)?.text.zh ?? hero];
        const leak = names.find((name) => text.includes(`"${name}"`));
        if (leak !== undefined) expect.fail(`seat ${seat} is shown ${leak}`);
      }
      frame.scene.seats.forEach(({ portrait }, other) => {
        expect((portrait as LtkPortrait).role?.id ?? null).toBe(seen.players[other]?.role ?? null);
      });
    });
    expect(secrets).toBeGreaterThan(1000);
  },
);
