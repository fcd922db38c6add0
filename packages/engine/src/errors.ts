/** Input that cannot be used. Its message is one line that says what was wrong and what would be right. */
export class BadInputError extends Error {
  override name = 'BadInputError';
}

/** A choice that the open decision does not allow. The state is as it was before. */
export class IllegalChoiceError extends BadInputError {
  override name = 'IllegalChoiceError';
}
