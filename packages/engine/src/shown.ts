const SHOWN = 80; // characters

/** As much of a text from outside as a message repeats. */
export const shown = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
