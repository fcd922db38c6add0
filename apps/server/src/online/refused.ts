import { BadInputError } from '@cardwright/engine';
import { type RefusalCode, refusalText, type ServerRefusal } from '@cardwright/online';
import type { FastifyReply } from 'fastify';

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

/** Refuses in English and, where there is one, by a code that has words in every language. */
export const refuse = (reply: FastifyReply, status: number, problem: string, why?: ServerRefusal): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').send({ problem, why });

export const refuseFor = (reply: FastifyReply, status: number, code: RefusalCode): FastifyReply =>
  refuse(reply, status, refusalText({ code }, 'en'), { code });
