import type { FastifyInstance } from 'fastify';
import { unavailable } from '#platform/contract/problems.ts';
import type { App } from '../app.ts';
import type { OpenConnections } from './stop/open-connections.ts';

const access = {
  kind: 'public',
  reason: 'A load balancer asks; the answer says no more than yes or no.',
} as const;

/** A load balancer waits about two seconds for an answer. */
const READY_WITHIN_MS = 1_500;
/** If the embedded database has not come back after this time, a restart of the process may help. */
const COMES_BACK_MS = 60_000;

/** Live: the process responds and a restart would not help. Ready: it can handle requests. */
export function health(
  server: FastifyInstance,
  { database, ownDatabase }: Pick<App, 'database' | 'ownDatabase'>,
  connections: OpenConnections,
): void {
  server.get('/health/live', { config: { access, rateLimit: false } }, async () => {
    if (ownDatabase && needsRestart(ownDatabase)) throw unavailable();
    return { status: 'live' };
  });
  server.get('/health/ready', { config: { access, rateLimit: false } }, async () => {
    if (connections.leaving || !(await database.answers(READY_WITHIN_MS))) throw unavailable();
    return { status: 'ready' };
  });
}

/** For want of room it would not start either, and what waits in memory would be lost. */
function needsRestart({ goneSince, outOfRoom }: NonNullable<App['ownDatabase']>): boolean {
  return goneSince !== undefined && !outOfRoom && performance.now() - goneSince > COMES_BACK_MS;
}
