import { LANGUAGES, randomFrom } from '@cardwright/engine';
import { botOf, HUMAN } from '@cardwright/players';
import { displayWidth } from '@cardwright/presenter';
import type { ConversationContext } from '../src/conversation.ts';
import { layOut } from '../src/layout.ts';
import { type Paint, PLAIN } from '../src/paint.ts';
import { entryOf } from '../src/registry.ts';
import { questionParts } from '../src/screen-parts.ts';
import { TerminalTable } from '../src/terminal-table.ts';

const SIZES = [
  [80, 24],
  [60, 20],
  [120, 40],
] as const;
const KEYS = /1-\d+ (?:choose|选择).*\? (?:help|帮助) $/;

/** What is wrong with the screens of an open question: its pages show every choice, and each of them the one that does least. */
function faultsOf(at: ConversationContext, fresh: number): string[] {
  const { client, entry, paint, rows } = at;
  const { asked } = client;
  if (asked === null) return [];
  const { options, default: usual } = asked.decision;
  const faults: string[] = [];
  const numbers = entry.game.id.startsWith('ltk') ? /(?<=^ +| {3})\d+(?= {2}\S)/gm : /\d+/g;
  const found = new Set<number>();
  let pages = 1;
  for (let page = 0; page < pages; page++) {
    const parts = questionParts(at, asked, { page, fresh, message: '' });
    const keys = (n: number, count: number): readonly string[] => parts.keys(n, (pages = count));
    const lines = layOut({ ...parts, keys }, rows, paint);
    const say = (fault: string): number => faults.push(`${fault}\n${lines.join('\n')}`);
    if (lines.length !== rows - 1) say(`${lines.length} lines in ${rows} rows`);
    for (const line of lines) if (displayWidth(line) > paint.width) say(`too wide: ${line}`);
    if (!KEYS.test(lines.at(-1) ?? '')) say('no keys');
    if (lines.some((line) => line.includes('…') && !/… \d+ more;|……另有/.test(line))) say('cut off');
    if (fresh > 0 && !lines.some((line) => line.startsWith(' › '))) say('nothing new is told');
    const shown = new Set(lines.join('\n').match(numbers)?.map(Number));
    for (const number of shown) found.add(number);
    if (usual.length === 1 && !shown.has((usual[0] as number) + 1)) say('what does least is not there');
  }
  return options.every((_, i) => found.has(i + 1))
    ? faults
    : [...faults, `at ${paint.width} × ${rows} choices are on no page`];
}

/** Plays a game against random bots and looks at the screens of so many questions, in both languages and several sizes. */
export async function screenFaults(id: string, seats: number, seed: number, questions: number): Promise<string[]> {
  const entry = entryOf(id);
  const players = Array.from({ length: seats }, (_, seat) => (seat === 1 ? HUMAN : botOf(entry, 'random')));
  const table = new TerminalTable(entry, players, 'en', { origin: { seed, seats } });
  const { client } = table;
  const random = randomFrom(seed);
  const faults: string[] = [];
  let told = 0;
  table.begin();
  for (let n = 0; n < questions && (await table.next()) === 'asked'; n++) {
    for (const language of LANGUAGES) {
      client.language = language;
      const { presenter, players: called, labels } = client;
      const paint: Paint = { presenter, players: called, labels, colours: PLAIN, ascii: false, width: 80 };
      for (const [width, rows] of SIZES) {
        const at = { client, entry, rows, paint: { ...paint, width }, save: () => ({ kind: 'ask' }) as const };
        faults.push(...faultsOf(at, client.log.length - told));
      }
    }
    told = client.log.length;
    const { min, max, options } = (client.asked as NonNullable<typeof client.asked>).decision;
    const left = options.map((_, i) => i);
    const picked = Array.from({ length: min + random.below(max - min + 1) }, () =>
      left.splice(random.below(left.length), 1),
    );
    client.choose(picked.flat());
  }
  table.host.close();
  return faults;
}
