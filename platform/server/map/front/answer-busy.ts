import type { FastifyReply } from 'fastify';
import { TooManyWaiting } from '../../concurrency/concurrency-limit.ts';

/** More tiles are asked for than can be read: the map asks again, everybody else is answered meanwhile. */
export function answerBusy(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof TooManyWaiting)) throw error;
  return reply.code(503).header('retry-after', '1').header('cache-control', 'no-store').send();
}
