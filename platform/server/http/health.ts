import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { unavailable } from '#platform/contract/problems.ts';
import type { Database } from '../database/database.ts';
import type { OpenConnections } from './stop/open-connections.ts';

const access = {
  kind: 'public',
  reason: 'A load balancer asks; the answer says no more than yes or no.',
} as const;

/** Live: the process answers. Ready: it can do its work, so traffic may come. */
export function health(
  server: FastifyInstance,
  { database, connections }: { database: Database; connections: OpenConnections },
): void {
  server.get('/health/live', { config: { access, rateLimit: false } }, async () => ({
    status: 'live',
  }));
  server.get('/health/ready', { config: { access, rateLimit: false } }, async () => {
    if (connections.leaving) throw unavailable();
    try {
      await sql`select 1`.execute(database.acrossClients());
    } catch {
      throw unavailable();
    }
    return { status: 'ready' };
  });
}
