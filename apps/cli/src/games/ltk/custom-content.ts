import { pathToFileURL } from 'node:url';
import { BadInputError, childSeed, randomFrom } from '@cardwright/engine';
import type { TrialDeal } from '@cardwright/lab';
import {
  allHeroes,
  type CardDefinition,
  defineCards,
  defineSkills,
  facesOf,
  findCard,
  findHero,
  findSkill,
  formatDeck,
  type HeroDefinition,
  type Mode,
  parseDeck,
  parseHeroes,
  type Skill,
} from '@cardwright/ltk';

/** Something of one's own that is tried in games: cards (lines of a cards file) or a hero, and the file that defines them. */
export interface CustomContent {
  readonly mode: Mode;
  readonly module: string | null; // a TypeScript file with a card or a skill
  readonly cards: string | null;
  readonly hero: string | null;
  readonly names: readonly string[]; // the ids of the cards
}

/** What the file may leave open. */
export interface TryingPlan {
  readonly copies: number; // of a card that is defined
  readonly life: number; //   of the hero that gets a skill that is defined
}

/** Name, country, life: a country there is, or a life where cards have a suit. */
const HERO_LINE = /^[^#\n,]*,\s*(?:(shu|wu|wei|qun)\s*,|([^,\n]*?)\s*,\s*[\d.]+\s*(?:,|$))/imu;
const FACES = ['K,Club', '7,Spade', 'J,Heart', '4,Diamond']; // what defined cards have printed on them, in turn

interface Printed {
  readonly id: string;
  readonly text: Readonly<Record<'en' | 'zh', readonly [name: string, rules: string]>>;
}

const isPrinted = (value: unknown): value is Printed =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value;
const isCard = (value: unknown): value is CardDefinition => isPrinted(value) && 'kind' in value;
const isSkill = (value: unknown): value is Skill => isPrinted(value) && !('kind' in value);

/** Loads a file that defines a card or a skill as docs/add-a-card.md does, and makes it known. In every thread once. */
async function define(path: string, mode: Mode): Promise<{ cards: CardDefinition[]; skills: Skill[] }> {
  let exported: Record<string, unknown>;
  try {
    exported = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  } catch (error) {
    throw new BadInputError(`${path} cannot be loaded: ${(error as Error).message.split('\n')[0]}`);
  }
  const values = Object.values(exported);
  const [cards, skills] = [values.filter(isCard), values.filter(isSkill)];
  if (cards.length + skills.length === 0)
    throw new BadInputError(`${path} exports no card and no skill; docs/add-a-card.md shows how`);
  for (const card of cards) checkPrint(path, 'card', card, findCard(card.id));
  for (const skill of skills) checkPrint(path, 'skill', skill, findSkill(mode, skill.id));
  defineCards(cards);
  defineSkills(mode, skills);
  return { cards, skills };
}

/** Refuses what has no words, and what would take the place of something else in all games, those without it too. */
function checkPrint(path: string, what: string, { id, text }: Printed, known: Printed | undefined): void {
  const isSaid = [text.en, text.zh].every((said) => Array.isArray(said) && said.length === 2);
  if (!isSaid) throw new BadInputError(`${path}: the text of ${id} is { en: [name, rules], zh: [name, rules] }`);
  if (known !== undefined && known.text !== text)
    throw new BadInputError(`${path}: there is a ${what} ${JSON.stringify(id)} already; give yours an id of its own`);
}

const linesOf = ({ text }: CardDefinition, copies: number): string =>
  Array.from({ length: copies }, (_, i) => `${text.en[0]},${FACES[i % FACES.length]}`).join('\n');

/** The one hero of a file. Kingdom war wants two of a kingdom, so there one of the set stands beside it. */
function heroIn(path: string, text: string, mode: Mode, country: string): string {
  const beside = allHeroes(mode).find(({ kingdom }) => kingdom === country.toLowerCase());
  const more = mode === 'kingdoms' ? `\n${beside?.id},${country},${beside?.life}` : '';
  const { ids } = parseHeroes(text + more, mode, path);
  const own = mode === 'kingdoms' ? ids.slice(0, -1) : ids;
  if (own.length !== 1) throw new BadInputError(`${path} names ${own.length} heroes; one is tried at a time`);
  return own[0] as string;
}

/** What a file brings into the games. */
export async function triedIn(path: string, text: string, mode: Mode, plan: TryingPlan): Promise<CustomContent> {
  if (/\.[cm]?ts$/.test(path)) {
    const { cards, skills } = await define(path, mode);
    const [skill] = skills;
    if (cards.length > 0) {
      const lines = cards.map((card) => linesOf(card, plan.copies)).join('\n');
      return { mode, module: path, cards: lines, hero: null, names: cards.map(({ id }) => id) };
    }
    return { mode, module: path, cards: null, hero: `guest~qun~${plan.life}~${skill?.id}`, names: [] };
  }
  const [line, country, unknown = ''] = HERO_LINE.exec(text) ?? [];
  if (line !== undefined)
    return { mode, module: null, cards: null, hero: heroIn(path, text, mode, country ?? unknown), names: [] };
  const faces = parseDeck(text, path);
  if (faces.length === 0) throw new BadInputError(`${path} names no card; each line is "name,number,suit"`);
  return {
    mode,
    module: null,
    cards: formatDeck(faces),
    hero: null,
    names: [...new Set(faces.map(({ name }) => name))],
  };
}

/** Makes known what a file defines, in another thread. */
export async function ready({ module, mode }: CustomContent): Promise<void> {
  if (module !== null) await define(module, mode);
}

/** The deals in which it is tried: all is the same but that what would be there by chance is one's own. */
export function dealsWith(tried: CustomContent, seats: number, seed: number): (n: number) => TrialDeal {
  const { mode, cards, hero } = tried;
  if (hero !== null) return (n) => guestDeal(mode, hero, seats, childSeed(seed, n), n);
  const own = parseDeck(cards ?? '');
  const deck = facesOf(mode === 'identity' ? 'battle' : 'kingdoms');
  const usual = own.map((_, i) => deck[Math.floor(((i + 0.5) * deck.length) / own.length)] as (typeof deck)[number]);
  const deal = {
    before: { deck: formatDeck([...deck, ...usual]) },
    after: { deck: formatDeck([...deck, ...own]) },
    seat: null,
  };
  return () => deal;
}

/** Everybody gets a hero by chance; in the second game one seat, another in every deal, has the own hero instead. */
function guestDeal(mode: Mode, hero: string, seats: number, seed: number, n: number): TrialDeal {
  const random = randomFrom(seed);
  const pool = allHeroes(mode).filter(({ id }) => id !== hero);
  const take = (fits: (hero: HeroDefinition) => boolean): string => {
    const fitting = pool.filter(fits);
    const taken = fitting[random.below(fitting.length)] as HeroDefinition;
    pool.splice(pool.indexOf(taken), 1);
    return taken.id;
  };
  const kingdom = findHero(mode, hero)?.kingdom;
  const seat = n % seats;
  if (mode === 'identity') {
    const before = Array.from({ length: seats }, () => take(() => true));
    return { before: { fixed: before.join() }, after: { fixed: before.with(seat, hero).join() }, seat };
  }
  const kingdoms = Array.from({ length: seats }, (_, each) => {
    const all = [...new Set(pool.map((one) => one.kingdom))];
    return each === seat ? kingdom : all[random.below(all.length)];
  });
  const pairs = kingdoms.map((own) => [take((one) => one.kingdom === own), take((one) => one.kingdom === own)]);
  const after = pairs.with(seat, [hero, pairs[seat]?.[1] as string]);
  const joined = (list: readonly (readonly string[])[]): string => list.map((pair) => pair.join('+')).join();
  return { before: { fixed: joined(pairs) }, after: { fixed: joined(after) }, seat };
}
