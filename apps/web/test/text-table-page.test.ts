import type { Frame } from '@cardwright/client';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { News } from '../src/host/protocol.ts';
import type { LinkListeners } from '../src/link.ts';
import type { Skin } from '../src/skin.ts';
import { createTable } from '../src/table/store.ts';
import { TextTable } from '../src/text-table/text-table.tsx';
import { en } from '../src/words/en.ts';
import { asked, cardOf, frameOf, seatOf } from './prompts.ts';

vi.mock(import('../src/route.ts'), async (original) => ({
  ...(await original()),
  useRoute: () => ({ page: 'table', id: 'x', isText: true }) as const,
}));

const nothing = () => null;
const skin: Skin = { theme: 'some', Face: nothing, Back: nothing, Seat: nothing, Centre: nothing };

/** The page of a text table at this moment, as markup. */
function page(frame: Frame, picked: readonly string[] = []): string {
  let ears: LinkListeners | undefined;
  const { store } = createTable(
    (given) => {
      ears = given;
      return { call: () => new Promise(() => {}), close: () => {} };
    },
    () => en,
  );
  const log = { from: 0, lines: [{ at: 1, tone: 'plain', spans: [{ text: 'Player 1 passes' }] }] } as const;
  ears?.news({
    frame,
    log,
    passed: null,
    canUndo: true,
    isQuiet: false,
    isThinking: false,
    record: '',
  } as unknown as News);
  store.setState({ picked });
  store.getInitialState = store.getState; // what is drawn as markup
  const after = { past: { call: async () => null as never }, review: null, onAgain: nothing, onReplay: nothing };
  const props = { store, skin, sheetOf: async () => null, rules: [], after };
  return renderToStaticMarkup(createElement(TextTable, props));
}

const text = (markup: string): string => markup.replaceAll(/<[^>]*>/g, '');
const all = (markup: string, tag: RegExp): string[] => [...markup.matchAll(tag)].map(([found]) => text(found));

describe('somebody is asked', () => {
  const markup = page(
    frameOf(asked(['card:1 seat:1', 'card:1 seat:2', ''], { refused: { 'card:2': 'too dear' } }), {
      hand: ['card:1', 'card:2'],
    }),
  );

  test('the question is the heading, and is said at once', () => {
    expect(all(markup, /<h1.*?<\/h1>/g)).toEqual(['Play a card']);
    expect(all(markup, /<p[^>]*aria-live="assertive".*?<\/p>/g)).toEqual(['Your decision: Play a card']);
  });

  test('the pictured table is a link away', () => {
    expect(markup).toContain(`<a class="button" href="#/t/x">${en.picturedTable}</a>`);
  });

  test('every legal action is a numbered button', () => {
    expect(all(markup, /<button[^>]*data-choice.*?<\/button>/g)).toEqual(['1card:1 seat:1', '2card:1 seat:2', '3pass']);
  });

  test('there is a heading for every player, and their facts under it', () => {
    expect(all(markup, /<h3.*?<\/h3>/g)).toEqual(['Player 0', 'Player 1', 'Player 2']);
    expect(text(markup).match(/life 4/g)).toHaveLength(3);
  });

  test('names can be looked at', () => {
    expect(all(markup, /<button[^>]*class="named".*?<\/button>/g)).toEqual(['the card:1', 'the card:2']);
  });

  test('what is not possible says why', () => {
    expect(all(markup, /<details class="not-possible".*?<\/details>/g)).toEqual([
      `${en.notPossible}the card:2: too dear`,
    ]);
  });

  test('what happens is told politely', () => {
    expect(markup).toMatch(/role="log" aria-live="polite"/);
    expect(text(markup)).toContain('Player 1 passes');
  });
});

test('nobody is asked: nothing is said at once, and there is nothing to press', () => {
  const markup = page(frameOf(null));
  expect(all(markup, /<p[^>]*aria-live="assertive".*?<\/p>/g)).toEqual(['']);
  expect(markup).not.toContain('data-choice');
  expect(text(markup)).toContain(en.wait);
});

test('several at once are boxes, and a button that says what it does', () => {
  const prompt = { ...asked(['card:1', 'card:2', 'card:3'], { min: 2, max: 2 }), verb: 'Discard' };
  const [few, enough] = [['card:2'], ['card:3', 'card:2']].map((picked) => page(frameOf(prompt), picked));
  expect(few?.match(/type="checkbox"/g)).toHaveLength(3);
  expect(few?.match(/checked=""/g)).toHaveLength(1);
  expect(few).toMatch(/<button[^>]*disabled=""[^>]*>Pick 1 more</);
  expect(enough).toMatch(/<button type="button" class="button main">Discard 2</);
  expect(text(enough ?? '')).toContain('card:3picked 1'); // the order counts
});

test('what lies on the table: all that is seen, how much is not, what lies on what', () => {
  const frame = frameOf(null);
  const troll = {
    ...cardOf('card:5'),
    name: 'Troll',
    notes: ['silenced'],
    under: [{ ...cardOf('card:6'), name: 'Haste' }],
  };
  const shown = text(
    page({
      ...frame,
      scene: {
        ...frame.scene,
        centre: [
          { id: 'pile:0', name: 'Board', cards: [troll], count: 1, facts: [{ id: 'a', label: 'attack', value: '3' }] },
          { id: 'pile:1', name: 'Deck', cards: [], count: 87 },
          { id: 'pile:2', name: 'Graveyard', cards: [], count: 0 },
          { id: 'pile:3', name: 'Shown', cards: [cardOf('card:8'), { ...cardOf('card:7'), face: null }], count: 3 },
        ],
        seats: [...frame.scene.seats.slice(0, 2), { ...seatOf(2), isOut: true }],
        resolving: [{ id: 'x', card: cardOf('card:9'), text: [{ text: 'Player 1 duels' }], by: 1, targets: [0, 2] }],
      },
    }),
  );
  expect(shown).toContain('Board · attack 3Troll (silenced) with Haste');
  expect(shown).toContain('Deck 87 cards');
  expect(shown).toContain('Graveyard no cards');
  expect(shown).toContain('Shownthe card:8 and 2 more');
  expect(shown).toContain('Player 1 duels · the card:9 → Player 0 · Player 2');
  expect(shown).toContain('bot · is out');
});
