import type { Cue, CueKind, Frame } from '@cardwright/client';
import { describe, expect, test } from 'vitest';
import { sound } from '../src/sound/sounding.ts';
import { NOTES, SOUNDS } from '../src/sound/sounds.ts';
import { heardIn } from '../src/sound/use-sound.ts';

const frame = (change: Partial<Frame> = {}): Frame => ({ prompt: null, ending: null, cue: null, ...change }) as Frame;
const cue = (kind: CueKind, text = 'it happens'): Cue => ({ kind, text: [{ text }], to: [] }) as unknown as Cue;
const asked = frame({ prompt: {} as NonNullable<Frame['prompt']> });

describe('what is heard', () => {
  test.each([
    ['a card used', 'use', 'card'],
    ['an answer', 'answer', 'card'],
    ['damage', 'hurt', 'blow'],
    ['a part of a battle', 'clash', 'blow'],
    ['a death', 'die', 'death'],
    ['cards drawn', 'draw', null],
    ['a pass', 'pass', null],
  ] as const)('of %s', (_, kind, name) => {
    expect(heardIn(frame({ cue: cue(kind) }), frame())).toBe(name);
  });

  test('the same thing shown once more is heard once, another of its kind again', () => {
    const hurt = frame({ cue: cue('hurt', '2 life left') });
    expect(heardIn(frame({ cue: cue('hurt', '2 life left') }), hurt)).toBeNull();
    expect(heardIn(frame({ cue: cue('hurt', '1 life left') }), hurt)).toBe('blow');
  });

  test('a question after a wait, and a victory; not a defeat, nor a game that was over before', () => {
    expect(heardIn(asked, frame())).toBe('turn');
    expect(heardIn(asked, asked)).toBeNull();
    const over = (isWon: boolean | null): Frame => frame({ ending: { text: '', isWon } });
    expect([true, false, null].map((isWon) => heardIn(over(isWon), frame()))).toEqual(['win', null, null]);
    expect(heardIn(over(true), null)).toBeNull();
    expect(heardIn(over(true), over(true))).toBeNull();
  });
});

test.each(SOUNDS)('%s is short, and never louder than can be played', (name) => {
  const notes = NOTES[name];
  const ends = notes.map(({ at, seconds }) => at + seconds);
  expect(Math.max(...ends)).toBeLessThan(1.6);
  expect(notes.reduce((sum, { loudness }) => sum + loudness, 0)).toBeLessThanOrEqual(1);
});

test('with its volume at 0 nothing is scheduled', () => {
  expect(() => sound({} as BaseAudioContext, 'blow', 0)).not.toThrow();
  expect(() => sound({} as BaseAudioContext, 'blow', 0.5)).toThrow('is not a function');
});
