import { one, randomFrom } from '@cardwright/engine';
import { whist } from '@cardwright/example-whist';
import { HUMAN } from '@cardwright/players';
import { enter } from '@cardwright/registry';
import { Session } from '@cardwright/session';
import { expect, test } from 'vitest';
import { LiveTable } from '../src/host/live-table.ts';
import type { News } from '../src/host/protocol.ts';

test('a game that brings nothing but its rules is played at a table', async () => {
  const entry = enter(whist);
  const bot = entry.bots[0]!;
  const heard: News[] = [];
  const session = Session.start(entry, { seed: 3 }, [HUMAN, bot, bot, bot], { askForced: true });
  const watch = { tell: (news: News) => void heard.push(news), rest: () => Promise.resolve() };
  const table = new LiveTable(entry, session, watch, { language: 'en', pace: 0 });
  await table.play();
  const { below } = randomFrom(5);
  for (let frame = heard.at(-1)!.frame; frame.prompt !== null; frame = heard.at(-1)!.frame) {
    expect(frame.prompt.choices.every(({ touches }) => touches.length === 0)).toBe(true);
    expect(frame.scene.extra).not.toEqual([]);
    await table.choose(frame.at, one(below(frame.prompt.choices.length)));
  }
  expect(heard.at(-1)?.frame.ending?.text).not.toBe('');
});
