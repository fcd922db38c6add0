import { one, randomFrom } from '@cardwright/engine';
import { ALONE, botPlayer, type FromHost, person, type Screen, TableHost } from '@cardwright/host';
import { usualBot } from '@cardwright/players';
import { plain } from '@cardwright/presenter';
import { GAMES, loadGame } from '@cardwright/registry';
import { describe, expect, test } from 'vitest';
import { namesIn, storyOf, TableClient } from '../src/index.ts';

/** Somebody who looks at a table run here; what was told is kept. */
async function sat(game: string, people: readonly number[], seed = 5) {
  const entry = await loadGame(game);
  const bot = usualBot(entry);
  const seats = Array.from({ length: entry.game.seats.default }, (_, seat) =>
    people.includes(seat) ? person() : botPlayer(bot),
  );
  const host = new TableHost({ ...entry, origin: { seed }, seats, policy: ALONE, standIn: bot, adviser: bot });
  const heard: FromHost[] = [];
  let screen: Screen | null = null;
  const client = new TableClient(entry, 'en', {
    send: (message) => (screen as Screen).receive(message),
    changed: () => {},
  });
  screen = host.join({ seats: people }, (message) => {
    heard.push(JSON.parse(JSON.stringify(message)) as FromHost); // as it would come over a wire
    client.receive(heard.at(-1) as FromHost);
  });
  client.ask('history');
  host.open();
  return { entry, host, client, heard };
}

const said = (client: TableClient): string[] => client.log.map(({ spans }) => plain(spans));

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  test('what is shown and said comes from what is told, and is what the match and its record say', async () => {
    const { entry, host, client } = await sat(game, [1]);
    const { below } = randomFrom(9);
    for (let i = 0; i < 60 && client.asked !== null; i++) {
      expect(client.frame?.viewer).toBe(1);
      expect(client.frame?.prompt?.choices.map(({ key }) => key)).toEqual(
        host.match.decision?.options.map((option) => host.match.keyOf(option)),
      );
      const { options, min, max } = client.asked.decision;
      client.choose(min === 1 && max === 1 ? one(below(options.length)) : client.asked.decision.default);
    }
    const story = storyOf(entry, host.record(), 1, 'en', 0, 1).map(({ spans }) => plain(spans));
    expect(said(client).slice(0, story.length)).toEqual(story);
  });

  test('in another language it says all of it again, with the names of the time, and back', async () => {
    const { client } = await sat(game, [0]);
    for (let i = 0; i < 25 && client.asked !== null; i++) client.choose(client.asked.decision.default);
    const english = said(client);
    client.language = 'zh';
    expect(said(client)).toHaveLength(english.length);
    expect(said(client).every((line) => /\p{Script=Han}/u.test(line))).toBe(true);
    client.language = 'en';
    expect(said(client)).toEqual(english);
  });

  test('a seat is called the same by everybody, whatever the viewer knows besides', async () => {
    const { entry, host, client } = await sat(game, [0]);
    const { seats } = host.match;
    for (let i = 0; i < 40 && client.asked !== null; i++) {
      const names = namesIn(entry, host.match.view('public'), seats);
      for (let seat = 0; seat < seats; seat++) expect(namesIn(entry, host.match.view(seat), seats)).toEqual(names);
      client.choose(client.asked.decision.default);
    }
  });

  test('what is taken back is gone from the log', async () => {
    const { client } = await sat(game, [0]);
    for (let i = 0; i < 4 && client.asked !== null; i++) client.choose(client.asked.decision.default);
    const before = [said(client), client.frame?.prompt?.choices.map(({ key }) => key)];
    client.choose(client.asked?.decision.default ?? []);
    client.ask('undo');
    expect([said(client), client.frame?.prompt?.choices.map(({ key }) => key)]).toEqual(before);
  });

  test('behind the curtain nothing of a hand, a question or a hint is left', async () => {
    const { entry, client } = await sat(game, [0, 1]);
    const { seats } = entry.game;
    expect(seats.default).toBeGreaterThan(1);
    let lifted = 0;
    for (let i = 0; i < 12 && !client.isOver; i++) {
      const { curtain } = client;
      if (curtain !== null) {
        expect([client.viewer, client.asked, client.advice, client.frame?.prompt]).toEqual([
          'public',
          null,
          null,
          null,
        ]);
        expect(client.frame?.scene.hand ?? null).toBeNull();
        client.lift(curtain);
        lifted++;
      }
      expect(client.viewer).toBe(client.asked?.decision.seat);
      client.choose(client.asked?.decision.default ?? []);
    }
    expect(lifted).toBeGreaterThan(1);
  });
});

test('a refusal is a sentence in the language of whoever looks', async () => {
  const { client } = await sat('thrones', [0]);
  client.choose([9999]);
  expect(client.refused).toContain('9999');
  client.choose(one(0), 12_345);
  expect(client.refused).toBe('that was for a question that is gone');
  client.language = 'zh';
  client.choose(one(0), 12_345);
  expect(client.refused).toBe('那个问题已经过去了');
});
