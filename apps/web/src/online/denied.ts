import type { Language } from '@cardwright/engine';
import type { Denied } from '@cardwright/online';
import { readRefusal, refusalText } from '@cardwright/online/refusal';
import { ONLINE_WORDS } from './words.ts';

/** Why the server did not do something at a table, in a language. */
export function deniedText({ code, detail, why }: Denied, language: Language): string {
  const refusal = readRefusal(why);
  if (refusal !== null) return refusalText(refusal, language);
  const words = ONLINE_WORDS[language].denied[code];
  return language === 'en' ? (detail ?? words) : words;
}
