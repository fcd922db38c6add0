import { BadInputError } from '@cardwright/engine';
import { type RefusalCode, refusalText, type ServerRefusal } from '@cardwright/online';
import type { FastifyReply } from 'fastify';
import { NotKeptError } from '../storage/not-kept.ts';

/** Something the server does not do, with the status an answer has for it. */
export class RefusedError extends BadInputError {
  readonly status: number;
  readonly why: ServerRefusal;

  constructor(status: number, code: RefusalCode, values?: ServerRefusal['values']) {
    const why = { code, ...(values === undefined ? {} : { values }) };
    super(refusalText(why, 'en'));
    this.status = status;
    this.why = why;
  }
}

/** What is refused, as it is told to whoever wanted it. */
export interface Refusal {
  readonly status: number; // 500: it is our fault, and only for those who look after the server
  readonly problem: string;
  readonly why?: ServerRefusal;
}

export function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusedError) return { status: error.status, problem: error.message, why: error.why };
  if (error instanceof NotKeptError) return { status: 507, problem: error.message, why: error.why };
  if (error instanceof BadInputError) return { status: 400, problem: error.message };
  const { statusCode = 500, message = String(error) } = error as { statusCode?: number; message?: string };
  return { status: statusCode, problem: message };
}

/** What was refused in another thread is refused here. */
export function errorOf({ status, problem, why }: Refusal): Error {
  if (why !== undefined) return new RefusedError(status, why.code, why.values);
  return status < 500 ? new BadInputError(problem) : new Error(problem);
}

/** Refuses in English and, where there is one, by a code that has words in every language. */
export const refuse = (reply: FastifyReply, status: number, problem: string, why?: ServerRefusal): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').send({ problem, why });

export const refuseFor = (reply: FastifyReply, status: number, code: RefusalCode): FastifyReply =>
  refuse(reply, status, refusalText({ code }, 'en'), { code });
