import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { BadInputError, type Game, parseRecord } from '@cardwright/engine';
import { type Bot, byReflex } from '@cardwright/players';
import { Session } from '@cardwright/session';
import { expect, test } from 'vitest';
import type { Sitting } from '../src/conversation.ts';
import { type Entry, enter } from '../src/entry.ts';
import { CrashError, faultOf } from '../src/faults.ts';
import { thronesEntry } from '../src/games/thrones/index.ts';
import { LineTable } from '../src/line-table.ts';
import { paintFor, playAt } from '../src/playing.ts';
import { SaveFile } from '../src/save-file.ts';
import { folder, linesOf } from './command-line.ts';

/** Thrones, whose rules break when the fourth card is laid. */
const broken: Game = {
  ...thronesEntry.game,
  *play(live) {
    const rules = thronesEntry.game.play(live);
    let step = rules.next();
    for (let n = 0; !step.done; n++) {
      const choice = yield step.value;
      if (n === 3) throw new TypeError('a rule broke\nin two lines');
      step = rules.next(choice);
    }
  },
};

const first: Bot = { id: 'first', level: 'L0', about: { en: '', zh: '' }, open: byReflex(() => ({ choice: [0] })) };
const cheat: Bot = { ...first, id: 'cheat', open: byReflex(() => ({ choice: [999] })) };

async function crash(entry: Entry, bot: Bot): Promise<{ error: unknown; path: string }> {
  const terminal = { input: new PassThrough(), output: new PassThrough() };
  const session = Session.start(entry, { seed: 7 }, [bot, bot, bot, bot]);
  const path = join(folder(), 'crash.record');
  const file = new SaveFile('thrones', 7, null);
  file.claim(path);
  const at: Sitting = { session, viewer: 'all', paint: paintFor(session, 'en', terminal, false), file };
  const error: unknown = await playAt(new LineTable(at, terminal), at).catch((thrown: unknown) => thrown);
  return { error, path };
}

test('a fault of the rules: the record that shows it is saved, and one line says where', async () => {
  const { error, path } = await crash(enter(broken), first);
  expect(error).toBeInstanceOf(CrashError);
  const { text, status } = faultOf(error, {});
  expect(status).toBe(1);
  expect(text).toBe(
    `this is a bug in Cardwright: TypeError: a rule broke in two lines; the game is in ${path} (CARDWRIGHT_DEBUG=1 shows more)`,
  );
  expect(parseRecord(readFileSync(path, 'utf8')).choices).toHaveLength(4); // with the choice that broke it
  const debug = faultOf(error, { CARDWRIGHT_DEBUG: '1' }).text;
  expect(linesOf(debug).length).toBeGreaterThan(3);
  expect(debug).toContain('crash.test.ts');
});

test('a bot that answers what is not allowed is a fault of ours, not of the input', async () => {
  const { error, path } = await crash(thronesEntry, cheat);
  expect(error).toBeInstanceOf(CrashError);
  expect(faultOf(error, {})).toMatchObject({ status: 1, text: expect.stringContaining('there is no option 999') });
  expect(parseRecord(readFileSync(path, 'utf8')).choices).toHaveLength(0);
});

test('anything else unexpected is a bug too; bad input is not', () => {
  expect(faultOf(new Error('oops'), {})).toEqual({
    status: 1,
    text: 'this is a bug in Cardwright: Error: oops (CARDWRIGHT_DEBUG=1 shows more)',
  });
  expect(faultOf('oops', {}).status).toBe(1);
  expect(faultOf(new BadInputError('no such thing'), {})).toEqual({ status: 2, text: 'no such thing' });
});
