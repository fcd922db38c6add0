import type { Language, Setting } from '@cardwright/engine';
import { levelName } from '@cardwright/players';
import { beside, typedValue, wrapCells } from '@cardwright/presenter';
import { languageFrom } from '../arguments.ts';
import type { Terminal } from '../line-source.ts';
import { entries } from '../registry.ts';

const SEATS: Readonly<Record<Language, (min: number, max: number, levels: readonly string[]) => string>> = {
  en: (min, max, levels) => `  seats ${min === max ? min : `${min} to ${max}`}; levels ${levels.join(', ')}`,
  zh: (min, max, levels) => `  人数 ${min === max ? min : `${min} 至 ${max}`}；电脑等级：${levels.join('、')}`,
};

/** Lists the games with their seats, levels and options. */
export function games(given: { readonly lang: string }, { output }: Terminal): void {
  const language = languageFrom(given.lang);
  for (const { game, bots } of entries) {
    const words = game.text[language];
    const { min, max } = game.seats;
    const lines = [
      `${game.id}: ${words.name}. ${words.about}`,
      SEATS[language](
        min,
        max,
        bots.map(
          ({ id, level, name }) => `${beside(name[language], id, language)} (${level}, ${levelName(level, language)})`,
        ),
      ),
      ...Object.entries(game.settings as Readonly<Record<string, Setting>>).map(
        ([name, setting]) =>
          `  --set ${name}=${valuesOf(setting, (value) => typedValue(game.text, language, name, value))}  ${words.settings[name] ?? ''}`,
      ),
    ];
    for (const line of lines) output.write(`${wrapCells(line, output.columns || 120).join('\n    ')}\n`);
  }
}

/** What a setting takes; what it is when nothing is said stands first. */
function valuesOf(setting: Setting, said: (value: string | boolean) => string): string {
  switch (setting.kind) {
    case 'choice':
      return [setting.default, ...setting.values.filter((value) => value !== setting.default)].map(said).join('|');
    case 'number':
      return `${setting.default} (${setting.min}-${setting.max})`;
    case 'flag':
      return [setting.default, !setting.default].map(said).join('|');
    case 'text':
      return setting.default === '' ? '""' : said(setting.default);
  }
}
