import { BadInputError } from './errors.ts';
import type { Content, Game, GameTypes, Setting } from './game.ts';
import { shown } from './shown.ts';

/** The options of a match, complete and checked: what was given, and the defaults of the rest. */
export function completeOptions<T extends GameTypes>(
  game: Game<T>,
  given: Readonly<Record<string, unknown>>,
): T['options'] {
  const settings = game.settings as Readonly<Record<string, Setting>>;
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(settings, name)) {
      const known = Object.keys(settings);
      const list = known.length > 0 ? `it has ${known.join(', ')}` : 'it has none';
      throw new BadInputError(`${game.id} has no option ${JSON.stringify(name)}; ${list}`);
    }
  }
  const complete: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(settings)) {
    complete[name] = given[name] === undefined ? setting.default : checked(game.id, name, setting, given[name]);
  }
  return complete;
}

/** The options a match is played with: where the program now has other content than the deal names, that of the deal. */
export function dealtOptions<T extends GameTypes>(
  game: Game<T>,
  { options = {}, content }: { options?: Readonly<Record<string, unknown>>; content?: Content },
): T['options'] {
  const complete = completeOptions(game, options);
  if (content === undefined) return Object.freeze(complete);
  const now = game.content?.(complete) ?? {};
  const isSame = Object.entries(content).every(([name, text]) => Object.hasOwn(now, name) && now[name] === text);
  return Object.freeze(isSame ? complete : completeOptions(game, { ...complete, ...content }));
}

/** What these options leave to the program, as records keep it; nothing, where they leave nothing open. */
export function openContent<T extends GameTypes>(game: Game<T>, options: T['options']): { readonly content?: Content } {
  const content = game.content?.(options) ?? {};
  return Object.keys(content).length === 0 ? {} : { content };
}

function checked(game: string, name: string, setting: Setting, value: unknown): unknown {
  const wrong = (wanted: string): BadInputError =>
    new BadInputError(`${game} option "${name}" is ${shown(JSON.stringify(value))}; it takes ${wanted}`);
  switch (setting.kind) {
    case 'choice':
      if (typeof value === 'string' && setting.values.includes(value)) return value;
      if (typeof value === 'string' && Object.hasOwn(setting.aliases ?? {}, value)) return setting.aliases?.[value];
      throw wrong(setting.values.join(' or '));
    case 'number': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      if (typeof number === 'number' && Number.isInteger(number) && number >= setting.min && number <= setting.max)
        return number;
      throw wrong(`a whole number from ${setting.min} to ${setting.max}`);
    }
    case 'flag':
      if (value === true || value === 'true') return true;
      if (value === false || value === 'false') return false;
      throw wrong('true or false');
    case 'text':
      if (typeof value === 'string') return value;
      throw wrong('text');
  }
}
