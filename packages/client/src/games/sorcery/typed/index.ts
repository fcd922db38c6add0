import type { Sorcery } from '@cardwright/sorcery';
import type { Stage } from '../../../stage.ts';
import { type CommandContext, findChoice } from './find-choice.ts';
import { PROBLEMS } from './problems.ts';
import { isCommand, isDeed, readCommand } from './read-command.ts';

/** A line in the words of the game's own program, if it is one that does something. */
export const read: NonNullable<Stage<Sorcery>['read']> = (line, asked, view, { presenter, language }) => {
  const typed = readCommand(line, view.rules.testing, PROBLEMS[language]);
  if ('problem' in typed) return isCommand(line) ? typed : null;
  if (!isDeed(typed)) return null;
  const { decision, refusals } = asked as unknown as Pick<CommandContext, 'decision' | 'refusals'>;
  return findChoice(typed, { view, decision, refusals, presenter });
};
