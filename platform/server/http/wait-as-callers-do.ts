import type { FastifyInstance } from 'fastify';
import { CALL_PATIENCE_MS, withPatience } from '../database/statement-patience.ts';

/** Whatever a server answers, its statements have as long as a person at a screen waits; work in the background has longer. */
export function waitAsCallersDo(server: FastifyInstance): void {
  const wait = (_request: unknown, _reply: unknown, done: () => void) =>
    withPatience(CALL_PATIENCE_MS, done);
  // The user is looked up before the body is read. Reading the body starts a new async context, so the limit is set
  // again.
  server.addHook('onRequest', wait);
  server.addHook('preHandler', wait);
}
