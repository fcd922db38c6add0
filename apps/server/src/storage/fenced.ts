/** Another server process has the table by now: what this one wanted to write was refused. */
export class FencedError extends Error {
  override name = 'FencedError';
  readonly statusCode = 503;

  constructor() {
    super('the table has moved to another server; try again');
  }
}
