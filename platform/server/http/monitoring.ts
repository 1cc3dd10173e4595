import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { notFound, unavailable } from '#platform/contract/problems.ts';
import type { App } from '../app.ts';
import type { OpenConnections } from './open-connections.ts';

const access = {
  kind: 'public',
  reason: 'A load balancer asks; the answer says no more than yes or no.',
} as const;

/** A load balancer waits about two seconds for a response. */
const READY_WITHIN_MS = 1_500;
/** If the embedded database is not back after this time, a process restart may help. */
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

/** A restart would not help on a full disk and would lose the data that waits in memory. */
function needsRestart({ goneSince, outOfRoom }: NonNullable<App['ownDatabase']>): boolean {
  return goneSince !== undefined && !outOfRoom && performance.now() - goneSince > COMES_BACK_MS;
}

/** Prometheus metrics at /metrics: with the token if one is set, otherwise only from this machine. */
export function metrics(server: FastifyInstance, options: { token: string | undefined }): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'comptoir_http_duration_seconds',
    help: 'How long calls take, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'comptoir_http_failures_total',
    help: 'Calls that ended with a status of 500 or more.',
    labelNames: ['route'],
    registers: [registry],
  });
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe(
      { method: request.method, route, status: `${Math.floor(reply.statusCode / 100)}xx` },
      reply.elapsedTime / 1000,
    );
    if (reply.statusCode >= 500) failures.inc({ route });
  });
  server.get(
    '/metrics',
    {
      config: {
        access: {
          kind: 'link',
          reason: 'The operator’s token, or a request from this very machine.',
        },
      },
    },
    async (request, reply) => {
      // 404 instead of 403, so that others do not learn that the endpoint exists.
      const local = isThisMachine(request.ip) && request.headers['x-forwarded-for'] === undefined;
      if (!mayRead(request.headers.authorization, local, options.token)) throw notFound();
      return reply.header('content-type', registry.contentType).send(await registry.metrics());
    },
  );
  return registry;
}

function isThisMachine(address: string): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}

function mayRead(
  authorization: string | undefined,
  local: boolean,
  token: string | undefined,
): boolean {
  if (token === undefined) return local;
  const given = Buffer.from(authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
