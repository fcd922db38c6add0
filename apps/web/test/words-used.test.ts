import ts from 'typescript';
import { expect, test } from 'vitest';
import { DEV_WORDS } from '../src/dev/words.ts';
import { ENDING_WORDS } from '../src/ending/words.ts';
import { FALLEN_WORDS } from '../src/fallen/words.ts';
import { GALLERY_WORDS } from '../src/gallery/words.ts';
import { HOME_WORDS } from '../src/home/words.ts';
import { LEARN_WORDS } from '../src/learn/words.ts';
import { ONLINE_WORDS } from '../src/online/words.ts';
import { PEOPLE_WORDS } from '../src/people/words.ts';
import { SETUP_WORDS } from '../src/setup/words.ts';
import { SOUND_WORDS } from '../src/sound/words.ts';
import { en } from '../src/words/en.ts';
import { lineOf, nodesOf, type Source, sources } from './sources.ts';

const HEARD = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'placeholder',
  'title',
  'alt',
  'label',
]);
const WORD = /\p{Letter}{2}/u;

/** Keys as they are printed on a keyboard, languages in their own words, what is typed into a terminal. */
const ALLOWED = new Set(['Esc', 'Enter', 'Space', 'English', '中文', 'npx cardwright sorcery -graphics']);

/** The text of a literal that people would see or hear, if that is what a node is. */
function spoken(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text.trim();
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return null;
  const text = ts.isStringLiteralLike(node)
    ? node.text
    : [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((piece) => piece.text).join('');
  let at: ts.Node = node.parent;
  while (ts.isConditionalExpression(at) || ts.isParenthesizedExpression(at) || isBinary(at)) at = at.parent;
  if (ts.isJsxAttribute(at)) return HEARD.has(at.name.getText()) ? text : null;
  if (!ts.isJsxExpression(at)) return null;
  return ts.isJsxAttribute(at.parent) ? (HEARD.has(at.parent.name.getText()) ? text : null) : text;
}

const OR = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
]);
const isBinary = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  (OR.has(node.operatorToken.kind) || node.operatorToken.kind === ts.SyntaxKind.PlusToken);

const literalsIn = (source: Source): string[] =>
  [...nodesOf(source.tree)].flatMap((node) => {
    const text = spoken(node);
    return text !== null && WORD.test(text) && !ALLOWED.has(text) ? [`${lineOf(source, node)} ${text}`] : [];
  });

/** The page's source, as if it were in a file. */
const written = (text: string): Source => ({
  path: 'here.tsx',
  tree: ts.createSourceFile('here.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
});

test('a sentence that is written into a component is found', () => {
  const found = (text: string): number => literalsIn(written(`const x = ${text};`)).length;
  expect(found('<p>Hello there</p>')).toBe(1);
  expect(found("<p>{isOpen ? 'Hello' : words.other}</p>")).toBe(1);
  expect(found('<p>{`Hello ${name}`}</p>')).toBe(1);
  expect(found('<a aria-label="Hello" />')).toBe(1);
  expect(found("<a title={name ?? 'Hello'} />")).toBe(1);
  expect(found('<p className="hello">{words.hello} ❖ · {`${a} ${b}`}<kbd>Esc</kbd></p>')).toBe(0);
});

test('everything people read is in the words', () => {
  expect(sources(/\.tsx$/).flatMap(literalsIn)).toEqual([]);
});

/** What is asked of something that is called words: `words.play`, `useWords().play`, `const { play } = words`. */
function* asked({ tree }: Source): Generator<string> {
  const isWords = (node: ts.Node | undefined): boolean =>
    node !== undefined && /(^|\W)(words|useWords\(\)|words\(\)|WORDS\[.*\])$/.test(node.getText(tree));
  for (const node of nodesOf(tree)) {
    if (ts.isPropertyAccessExpression(node) && isWords(node.expression)) yield node.name.text;
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && isWords(node.initializer))
      for (const { propertyName, name } of node.name.elements) yield (propertyName ?? name).getText(tree);
  }
}

test('no word is left over', () => {
  const used = new Set(sources(/\.tsx?$/).flatMap((source) => [...asked(source)]));
  expect(Object.keys(en).filter((key) => !used.has(key))).toEqual([]);
});

/** All that is named anywhere but among the words. */
let named: ReadonlySet<string> | undefined;
const names = (): ReadonlySet<string> => {
  named ??= new Set(
    sources(/\.tsx?$/)
      .filter(({ path }) => !/words/.test(path))
      .flatMap(({ tree }) =>
        [...nodesOf(tree)].flatMap((node) => (ts.isIdentifier(node) || ts.isStringLiteral(node) ? [node.text] : [])),
      ),
  );
  return named;
};

test.each([
  ['of replays', en.replay],
  ['of terminals', en.terminal],
  ['of the first page', HOME_WORDS.en],
  ['of the set-up', SETUP_WORDS.en],
  ['of tables on a server', ONLINE_WORDS.en],
  ['of people', PEOPLE_WORDS.en],
  ['of endings', ENDING_WORDS.en],
  ['of the dead', FALLEN_WORDS.en],
  ['of sounds', SOUND_WORDS.en],
  ['of gallery and rules', GALLERY_WORDS.en],
  ['of lessons', LEARN_WORDS.en],
  ['of the developer panel', DEV_WORDS.en],
])('nor is one %s', (_, words) => {
  expect(Object.keys(words).filter((key) => !names().has(key))).toEqual([]);
});
