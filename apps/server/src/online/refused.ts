import { BadInputError } from '@cardwright/engine';

/** Something the server does not do, with the status an answer has for it. */
export class RefusedError extends BadInputError {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
