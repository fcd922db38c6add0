import {
  type Choice,
  type Content,
  type Deal,
  digestOf,
  type Event,
  formatDigest,
  type Game,
  type GameTypes,
  type Match,
  randomFrom,
  type Viewer,
} from '@cardwright/engine';
import { playAtRandom } from './random-play.ts';
import { viewDiff } from './view-diff.ts';

const OPTIONS = 12; // of a question are written out; how many there are is said

/** An event as text: its type, what everybody learns, and in braces what only some do. */
function eventLine({ type, secret, ...open }: Event): string {
  const fields = (of: object): string[] =>
    Object.entries(of).map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const { to, ...hidden } = secret ?? { to: [] };
  const closed = secret === undefined ? [] : [`{for ${to.join(', ') || 'nobody'}: ${fields(hidden).join(' ')}}`];
  return [type, ...fields(open), ...closed].join(' ');
}

/** What changed for whom: for everybody first, then for each seat what only it sees. */
class Views {
  readonly #before = new Map<Viewer, unknown>();

  changes<T extends GameTypes>(match: Match<T>): string[] {
    const diff = (viewer: Viewer): string[] => {
      const now: unknown = match.view(viewer);
      const lines = viewDiff(this.#before.get(viewer) ?? {}, now);
      this.#before.set(viewer, now);
      return lines;
    };
    const open = diff('public');
    const isOpen = new Set(open);
    const seats = Array.from({ length: match.seats }, (_, seat) => seat);
    return [
      ...open.map((line) => `    ${line}`),
      ...seats.flatMap((seat) =>
        diff(seat)
          .filter((line) => !isOpen.has(line))
          .map((line) => `    ${seat}: ${line}`),
      ),
    ];
  }
}

function questionLines<T extends GameTypes>(match: Match<T>, choice: Choice, number: number): string[] {
  const { seat, kind, options, min, max, checkpoint } = match.decision as T['decision'];
  const keys = options.map((option) => match.keyOf(option));
  const pick = min === 1 && max === 1 ? '' : `, pick ${min} to ${max}`;
  const more = keys.length > OPTIONS ? ` … (${keys.length})` : '';
  return [
    '',
    `${number}. seat ${seat} ${kind}${checkpoint ? '*' : ''}${pick}: ${keys.slice(0, OPTIONS).join(' ')}${more}`,
    `  > ${choice.map((i) => keys[i]).join(' ') || '-'}`,
  ];
}

/**
 * A whole random game as text a person can read: each question with its options and the choice, what happened and for whom,
 * and what changed in the views. Its head names the rules' version and the digest of how it plays: the questions, options,
 * choices and the outcome, nothing of how they look.
 */
export function playthrough<T extends GameTypes>(game: Game<T>, deal: Deal): string {
  const lines: string[] = [];
  const played: unknown[] = [];
  const events: Event[] = [];
  const views = new Views();
  const match = playAtRandom(
    game,
    deal,
    randomFrom(deal.seed),
    { listen: (event) => events.push(event) },
    (now, choice) => {
      lines.push(...events.splice(0).map((event) => `  ${eventLine(event)}`), ...views.changes(now));
      if (now.decision === null || choice === null) return;
      const { seat, kind, options } = now.decision;
      played.push([seat, kind, options.map((option) => now.keyOf(option)), choice]);
      lines.push(...questionLines(now, choice, played.length));
    },
  );
  const content = game.content?.(match.options) ?? {};
  const head = [
    `game ${game.id}`,
    `rules ${game.rules}`,
    `plays ${formatDigest(digestOf([played, match.outcome]))}`,
    `seats ${match.seats}`,
    `options ${JSON.stringify(match.options)}`,
    `seed ${deal.seed}`,
    ...(Object.keys(content).length === 0 ? [] : [`content ${JSON.stringify(content)}`]),
  ];
  return [...head, '', ...lines, '', `outcome ${JSON.stringify(match.outcome)}`, ''].join('\n');
}

const fieldOf = (golden: string, name: string): string | undefined =>
  new RegExp(`^${name} (.+)$`, 'm').exec(golden.slice(0, golden.indexOf('\n\n')))?.[1];

/** The same game as a golden's, with the cards and heroes there were when it was written: new ones do not change it. */
export function replayed<T extends GameTypes>(game: Game<T>, golden: string, deal: Deal): string {
  const content = fieldOf(golden, 'content');
  return playthrough(game, content === undefined ? deal : { ...deal, content: JSON.parse(content) as Content });
}

/** Whether two playthroughs were dealt from the same cards and heroes: if not, only how they play can be compared. */
export const isSameContent = (a: string, b: string): boolean => fieldOf(a, 'content') === fieldOf(b, 'content');

export const playsOf = (golden: string): string | undefined => fieldOf(golden, 'plays');

/** Why a golden may not be replaced: what was dealt from its cards plays differently, and the rules say it does not. Null if it may. */
export function whyNotReplace(old: string, again: string): string | null {
  const [before, after] = [playsOf(old), playsOf(again)];
  if (before === undefined || before === after || fieldOf(old, 'rules') !== fieldOf(again, 'rules')) return null;
  const [game, rules] = [fieldOf(again, 'game'), fieldOf(again, 'rules')];
  return `${game} plays differently from its golden, but its rules are still version ${rules}: old records would break unnoticed. Give it a new \`rules\` version, then run npm run goldens`;
}
