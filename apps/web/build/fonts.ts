// The faces of the page, cut down to the characters the project's texts use. A file is named after what went into it:
// what is there already is not made again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { type Characters, usedCharacters } from './characters.ts';
import { FONTS } from './paths.ts';

interface Face {
  readonly id: string;
  readonly family: string;
  readonly from: string; //                  a package, and the file in it
  readonly file: string;
  readonly weight: string;
  readonly style?: 'normal' | 'italic';
  readonly characters: keyof Characters;
}

const KAI = '@fontsource/lxgw-wenkai';

const FACES: readonly Face[] = [
  {
    id: 'inter',
    family: 'Inter',
    from: '@fontsource-variable/inter',
    file: 'inter-latin-wght-normal.woff2',
    weight: '100 900',
    characters: 'latin',
  },
  {
    id: 'fraunces',
    family: 'Fraunces',
    from: '@fontsource-variable/fraunces',
    file: 'fraunces-latin-opsz-normal.woff2',
    weight: '100 900',
    characters: 'latin',
  },
  {
    id: 'fraunces-italic',
    family: 'Fraunces',
    from: '@fontsource-variable/fraunces',
    file: 'fraunces-latin-wght-italic.woff2',
    weight: '100 900',
    style: 'italic',
    characters: 'latin',
  },
  {
    id: 'cinzel',
    family: 'Cinzel',
    from: '@fontsource-variable/cinzel',
    file: 'cinzel-latin-wght-normal.woff2',
    weight: '400 900',
    characters: 'latin',
  },
  {
    id: 'brush',
    family: 'Brush',
    from: '@fontsource/ma-shan-zheng',
    file: 'ma-shan-zheng-chinese-simplified-400-normal.woff',
    weight: '400',
    characters: 'brush',
  },
  {
    id: 'kai',
    family: 'Kai',
    from: KAI,
    file: 'lxgw-wenkai-latin-500-normal.woff',
    weight: '400',
    characters: 'chinese',
  },
  {
    id: 'kai-bold',
    family: 'Kai',
    from: KAI,
    file: 'lxgw-wenkai-latin-700-normal.woff',
    weight: '700',
    characters: 'chinese',
  },
  // Of faces that overlap, the one named last is asked first: who comes to the first page need not wait for all of China.
  {
    id: 'brush-first',
    family: 'Brush',
    from: '@fontsource/ma-shan-zheng',
    file: 'ma-shan-zheng-chinese-simplified-400-normal.woff',
    weight: '400',
    characters: 'first',
  },
  {
    id: 'kai-first',
    family: 'Kai',
    from: KAI,
    file: 'lxgw-wenkai-latin-500-normal.woff',
    weight: '400',
    characters: 'first',
  },
  {
    id: 'kai-first-bold',
    family: 'Kai',
    from: KAI,
    file: 'lxgw-wenkai-latin-700-normal.woff',
    weight: '700',
    characters: 'first',
  },
  {
    id: 'signs',
    family: 'Signs',
    from: KAI,
    file: 'lxgw-wenkai-latin-700-normal.woff',
    weight: '400',
    characters: 'signs',
  },
];

/** The copyright and licence records, which the Open Font License wants kept. */
const NAMES_KEPT = [0, 7, 13, 14];
const FEATURES = ['ccmp', 'kern', 'liga', 'calt', 'locl', 'mark', 'mkmk', 'tnum', 'lnum', 'case'];
const RECIPE = JSON.stringify([1, NAMES_KEPT, FEATURES]);

const packageFolder = (name: string): string => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

/** Cuts the faces and writes the style sheet that names them; gives the number of faces that had to be made. */
export async function makeFonts(folder = FONTS, used = usedCharacters()): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  let made = 0;
  for (const face of FACES) {
    const file = fileOf(face, used);
    files.push(file);
    if (existsSync(join(folder, file))) continue;
    made += 1;
    put(join(folder, file), await cut(face, used));
  }
  const sheet = sheetOf(
    FACES.map((face, i) => [face, files[i] as string]),
    used,
  );
  if (!existsSync(join(folder, 'fonts.css')) || readFileSync(join(folder, 'fonts.css'), 'utf8') !== sheet)
    put(join(folder, 'fonts.css'), sheet);
  for (const old of readdirSync(folder))
    if (!files.includes(old) && old !== 'fonts.css' && isOld(join(folder, old))) rmSync(join(folder, old));
  return made;
}

/** Another build may be reading: it finds a whole file, and what it has begun with stays a while. */
const put = (path: string, content: Buffer | string): void => {
  writeFileSync(`${path}.${process.pid}`, content);
  renameSync(`${path}.${process.pid}`, path);
};
const AN_HOUR = 3_600_000;
const isOld = (path: string): boolean => Date.now() - statSync(path).mtimeMs > AN_HOUR;

function fileOf({ id, from, file, characters }: Face, used: Characters): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder(from), 'package.json'), 'utf8')) as {
    version: string;
  };
  const key = createHash('sha256').update(`${RECIPE}${from}@${version}/${file}${used[characters]}`).digest('hex');
  return `${id}.${key.slice(0, 10)}.woff2`;
}

const cut = ({ from, file, characters }: Face, used: Characters): Promise<Buffer> =>
  subsetFont(readFileSync(join(packageFolder(from), 'files', file)), used[characters], {
    targetFormat: 'woff2',
    preserveNameIds: NAMES_KEPT,
    keepFeatures: FEATURES,
    noHinting: true,
  });

/** Where a face is asked at all, so that a page without Chinese text does without the Chinese faces. */
const rangesFor = ({ first }: Characters): Readonly<Partial<Record<keyof Characters, string>>> => ({
  first: [...first].map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(', '),
  chinese: 'U+B7, U+2014, U+2018-201D, U+2026, U+3000-303F, U+3400-4DBF, U+4E00-9FFF, U+FF00-FFEF',
  brush: 'U+3400-4DBF, U+4E00-9FFF',
  signs: 'U+2190-21FF, U+2300-23FF, U+2460-24FF, U+25A0-27BF',
});

/** A rule for every face, and the signs once more for each: faces of a family are only joined if weight and style agree. */
function sheetOf(faces: readonly (readonly [Face, string])[], used: Characters): string {
  const ranges = rangesFor(used);
  const [, signs] = faces.find(([{ characters }]) => characters === 'signs') as readonly [Face, string];
  return faces
    .flatMap(([face, own]) => [
      ruleOf(face, own, ranges[face.characters]),
      ...(face.characters === 'signs' || face.characters === 'first' ? [] : [ruleOf(face, signs, ranges.signs)]),
    ])
    .join('\n');
}

function ruleOf({ family, weight, style = 'normal' }: Face, file: string, range: string | undefined): string {
  return [
    '@font-face {',
    `  font-family: '${family}';`,
    `  font-style: ${style};`,
    `  font-weight: ${weight};`,
    '  font-display: swap;',
    `  src: url('./${file}') format('woff2');`,
    ...(range === undefined ? [] : [`  unicode-range: ${range};`]),
    '}\n',
  ].join('\n');
}

/** The licences of the faces, to go with them. */
export const fontLicences = (): string =>
  [...new Set(FACES.map(({ from }) => from))]
    .map((name) => `${name}\n\n${readFileSync(join(packageFolder(name), 'LICENSE'), 'utf8').trim()}\n`)
    .join('\n\n');
