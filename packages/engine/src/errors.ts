const LONG = /"([^"\n]{100})[^"\n]+"/g;

/**
 * Input that cannot be used. Its message is one line that says what was wrong and what would be right; what it quotes is text from
 * outside, so it is cut short.
 */
export class BadInputError extends Error {
  override name = 'BadInputError';

  constructor(message: string, options?: ErrorOptions) {
    super(message.replaceAll(LONG, '"$1…"'), options);
  }
}

/** A choice that the open decision does not allow. The state is as it was before. */
export class IllegalChoiceError extends BadInputError {
  override name = 'IllegalChoiceError';
}
