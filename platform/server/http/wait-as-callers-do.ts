import type { FastifyInstance } from 'fastify';
import { CALL_PATIENCE_MS, withPatience } from '../database/statement-patience.ts';

/** Whatever a server answers, its statements have as long as a person at a screen waits; work in the background has longer. */
export function waitAsCallersDo(server: FastifyInstance): void {
  // Not sooner: what reads a body begins a context of its own.
  server.addHook('preHandler', (_request, _reply, done) => withPatience(CALL_PATIENCE_MS, done));
}
