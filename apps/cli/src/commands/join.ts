import { languageFrom } from '../arguments.ts';
import { dataFolder } from '../data-folder.ts';
import type { Terminal } from '../line-source.ts';
import { Attendance } from '../online/attendance.ts';
import { GuestFile } from '../online/guest-file.ts';
import { linkFrom } from '../online/link.ts';
import { GuestServer } from '../online/server-line.ts';
import { ONLINE_WORDS } from '../online/words.ts';

export interface JoinOptions {
  readonly name?: string;
  readonly watch?: boolean;
  readonly lang: string;
  readonly ascii?: boolean;
}

/** Sits down at a table somebody else laid, and plays. */
export async function join(link: string, given: JoinOptions, terminal: Terminal, env = process.env): Promise<void> {
  const language = languageFrom(given.lang);
  const place = linkFrom(link, language);
  const at = new GuestServer(place.server, new GuestFile(dataFolder(env)), given.name, language);
  const name = await at.greet();
  if (place.secret === null) terminal.output.write(`${ONLINE_WORDS[language].welcome(name, place.server)}\n`);
  const manner = { language, ascii: given.ascii === true, mayWatch: given.watch === true, isMaker: false };
  await new Attendance(at, place, manner, terminal).untilOver();
}
