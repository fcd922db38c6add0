import { childSeed, type Game, Match, type Random, randomFrom } from '@cardwright/engine';
import { facesOf, type Ltk, type Option } from '@cardwright/ltk';
import { atOnce, type Bot, Seating } from '../src/index.ts';

/** How often each card and skill could be used, and how often it was. */
export interface Uses {
  readonly offered: number;
  readonly chosen: number;
}

/** What an option puts to use: `card duel`, `skill rende`; both where a skill turns a card into another. */
function partsOf({ type, card, as, skill }: Option, deck: string): string[] {
  const name = as ?? (card === undefined ? undefined : facesOf(deck)[card]?.name);
  const isUse = type === 'use' || type === 'answer';
  return [
    ...(isUse && name !== undefined ? [`card ${name}`] : []),
    ...(skill === undefined || type === 'pass' ? [] : [`skill ${skill}`]),
  ];
}

/** Plays games of one bot at 2 to 10 seats, by all rules, and counts what was put to use, of all that could be. */
export function usesOf(game: Game<Ltk>, bot: Bot<Ltk>, games: number): Map<string, Uses> {
  const uses = new Map<string, Uses>();
  const note = (part: string, isChosen: boolean): void => {
    const { offered, chosen } = uses.get(part) ?? { offered: 0, chosen: 0 };
    uses.set(part, { offered: offered + 1, chosen: chosen + (isChosen ? 1 : 0) });
  };
  for (let n = 0; n < games; n++) {
    const seed = childSeed(77, n);
    const seats = 2 + (n % 9);
    const seating = new Seating<Ltk>(
      Array.from({ length: seats }, () => bot),
      seed,
      { isHeard: true },
    );
    const options = { rules: n % 2 === 0 ? 'course' : 'official' };
    const listen = (event: Ltk['event']): void => {
      seating.listen?.(event);
      if (event.type === 'skill-invoked') note(`skill ${String(event['skill'])}`, true); // compulsory ones are not chosen
    };
    const match = Match.start(game, { seed, seats, options }, { checkpoints: false, listen });
    const random: Random = randomFrom(seed);
    while (match.decision !== null) {
      const { decision } = match;
      const { choice } = atOnce(seating.ask(match, random));
      const chosen = new Set(choice.flatMap((i) => partsOf(decision.options[i] as Option, match.state.options.deck)));
      const isAvatar = decision.kind === 'choose-skill'; // which skill to have, not whether to use it
      const offered = new Set(
        isAvatar ? [] : decision.options.flatMap((option) => partsOf(option, match.state.options.deck)),
      );
      for (const part of offered) note(part, chosen.has(part));
      match.choose(choice);
    }
  }
  return uses;
}

/** What could be used and never was. */
export const unusedIn = (uses: ReadonlyMap<string, Uses>): string[] =>
  [...uses].flatMap(([part, { chosen }]) => (chosen === 0 ? [part] : []));
