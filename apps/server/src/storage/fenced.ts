/**
 * Another server process has the table by now, or what is kept of it is not what this one knows (`cause`): what it wanted to write
 * was refused.
 */
export class FencedError extends Error {
  override name = 'FencedError';
  readonly statusCode = 503;

  constructor(cause?: unknown) {
    super('the table has moved to another server; try again', cause === undefined ? undefined : { cause });
  }
}
