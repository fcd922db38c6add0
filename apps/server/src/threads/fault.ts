/** What went wrong in another thread, as text. */
export function writeFault(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify({ message: String(error) });
  const { name, message, stack } = error;
  const { code } = error as { code?: unknown };
  return JSON.stringify({ name, message, stack, ...(typeof code === 'string' ? { code } : {}) });
}

/** The same error here: it says where it was thrown there. */
export const readFault = (text: string): Error => Object.assign(new Error(), JSON.parse(text) as object);
