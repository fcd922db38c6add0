/** Whether a game stopped because a part of the page could not be fetched. Each browser says it in words of its own. */
export const isUnfetched = (fault: string): boolean => /import(ed|ing)\b.* module\b/i.test(fault);
