import { setTimeout as pause } from 'node:timers/promises';
import { type Game, replay } from '@cardwright/engine';
import { ltkIdentity } from '@cardwright/ltk';
import type { Bot, Budget, Offer } from '@cardwright/players';
import { identityBots } from '@cardwright/players/ltk';
import { Desk, Post } from '@cardwright/players/remote';
import { sorceryBots } from '@cardwright/players/sorcery';
import { thronesBots } from '@cardwright/players/thrones';
import { sorcery } from '@cardwright/sorcery';
import { thrones } from '@cardwright/thrones';
import { expect, test } from 'vitest';
import { botPlayer, person } from '../src/index.ts';
import { Looker } from './looker.ts';
import { tableOf } from './tables.ts';

const CHOICES = 40;

const OFFERS = [
  { game: thrones, bots: thronesBots },
  { game: sorcery, bots: sorceryBots },
  { game: ltkIdentity, bots: identityBots },
] as unknown as readonly Offer[];

const L4 = ({ bots }: Offer): Bot => bots.find(({ level }) => level === 'L4') as Bot;

/** A person among bots of level 4, with this much time. */
function tableWith(offer: Offer, budget: Budget, more: Parameters<typeof tableOf>[0]['more'] = {}) {
  const game: Game = offer.game;
  const others = Array.from({ length: game.seats.default - 1 }, () => botPlayer(L4(offer), budget));
  const faults: unknown[] = [];
  const { host } = tableOf({
    game,
    seats: [person('Ann'), ...others],
    more: { ...more, onFault: (error) => faults.push(error) },
  });
  return { host, ann: new Looker(host, { seats: [0] }), faults };
}

/** Plays on until so many choices have been made. */
async function playOn({ host, ann }: Pick<ReturnType<typeof tableWith>, 'host' | 'ann'>): Promise<void> {
  host.open();
  while (host.length < CHOICES && ann.outcome === null) {
    if (ann.asks === null) await pause(1);
    else ann.decline();
  }
}

test.each(OFFERS)('$game.id: a table with bots that search is played like any other', async (offer) => {
  const table = tableWith(offer, { iterations: 12 });
  await playOn(table);
  expect(table.faults).toEqual([]);
  const record = table.host.record();
  expect(record.choices.some(({ seat }) => seat !== 0)).toBe(true);
  expect(replay(offer.game, record).length).toBe(table.host.length);
  table.host.close();
});

test.each(OFFERS)('$game.id: so is one whose bots think elsewhere', async (offer) => {
  const desk = new Desk(
    () => offer,
    (message) => post.receive(structuredClone(message)),
  );
  const post: Post = new Post((message) => void desk.receive(structuredClone(message)));
  const table = tableWith(offer, { iterations: 12 }, { elsewhere: post });
  await playOn(table);
  expect(table.faults).toEqual([]);
  expect(replay(offer.game, table.host.record()).length).toBe(table.host.length);
  table.host.close();
});

test('while a bot thinks the table answers, and a table that is closed calls it off', async () => {
  const offer = OFFERS[2] as Offer;
  const { host, ann, faults } = tableWith(offer, { ms: 600_000 });
  host.open();
  while (ann.asks !== null) {
    ann.decline();
    await pause(1);
  }
  await pause(30); // somebody is thinking now, for ten minutes
  const { length } = host;
  ann.say({ type: 'history' });
  expect(ann.heard.at(-1)?.type).toBe('history');
  host.close();
  await pause(30);
  expect([host.length, faults]).toEqual([length, []]);
});
