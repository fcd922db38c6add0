import { type Frame, TableClient } from '@cardwright/client';
import { one, randomFrom } from '@cardwright/engine';
import { whist } from '@cardwright/example-whist';
import { ALONE, botPlayer, person, TableHost } from '@cardwright/host';
import type { Bot } from '@cardwright/players';
import { enter } from '@cardwright/registry';
import { expect, test } from 'vitest';

test('a game that brings nothing but its rules is played at a table', () => {
  const entry = enter(whist);
  const [bot] = entry.bots as [Bot];
  const seats = [person(), ...Array.from({ length: 3 }, () => botPlayer(bot))];
  const host = new TableHost({ ...entry, origin: { seed: 3 }, seats, policy: ALONE, standIn: bot });
  const client: TableClient = new TableClient(entry, 'en', {
    send: (message) => queueMicrotask(() => screen.receive(message)),
    changed: () => {},
  });
  const screen = host.join({ seats: [0] }, (message) => client.receive(message));
  host.open();
  const { below } = randomFrom(5);
  for (let frame = client.frame as Frame; frame.prompt !== null; frame = client.frame as Frame) {
    const { hand, seats: shown, centre, near } = frame.scene;
    expect(near).toBe(0);
    const cards = new Set(hand?.cards.map(({ id }) => id));
    for (const { touches } of frame.prompt.choices) expect(touches.filter((thing) => !cards.has(thing))).toEqual([]);
    expect(shown[1]?.facts).toEqual([
      { id: 'counts', label: 'Cards', value: expect.stringMatching(/^\d+$/) as string },
    ]);
    expect(centre.map(({ name }) => name)).toEqual(['Trick']);
    expect(JSON.stringify(frame.scene)).not.toMatch(/null,null|undefined|\[object/);
    screen.receive({ type: 'choose', n: frame.at, choice: one(below(frame.prompt.choices.length)) });
  }
  expect(client.frame?.ending?.text).not.toBe('');
});
