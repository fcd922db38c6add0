import { useSettings } from '../settings.ts';

const LOCALES = { en: 'en-GB', zh: 'zh-CN' } as const;

/** How days are written in the reader's language. */
export function useDates(): { readonly day: (at: number) => string; readonly month: (at: number) => string } {
  const locale = LOCALES[useSettings(({ language }) => language)];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long' });
  return { day: (at) => day.format(at), month: (at) => month.format(at) };
}
