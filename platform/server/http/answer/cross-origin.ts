import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallDefinition } from '#platform/contract/call.ts';
import type { App } from '../../app.ts';
import type { Route } from '../route.ts';

const DAY_SECONDS = 86_400;

/** Any page may read the response, but without cookies, which the wildcard origin does not allow. */
export async function openToAnyOrigin(
  _request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-expose-headers': 'retry-after',
  });
}

/** Handles the CORS preflight request, once for all methods of a path. */
export function mountPreflight(server: FastifyInstance, { path, access }: CallDefinition): void {
  const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
  if (server.hasRoute({ method: 'OPTIONS', url })) return;
  server.route({
    method: 'OPTIONS',
    url,
    config: { access },
    handler: async (_request, reply) =>
      reply
        .headers({
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'GET, POST, PUT',
          'access-control-allow-headers': 'content-type, accept-language',
          'access-control-max-age': DAY_SECONDS,
        })
        .code(204)
        .send(),
  });
}

/** Short, so that a page that loses its permission is rejected soon. */
const PREFLIGHT_SECONDS = 60;

/**
 * Allows pages of the origins that a route lists to read its responses. The exact origin is named and credentials are not
 * allowed, so no cookies are sent. Other pages get no header, and their browser hides the response.
 */
export function openToSomeOrigins(app: App, route: Route) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (!(await isAllowed(app, route, request)) || origin === undefined) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-expose-headers': 'retry-after',
    });
  };
}

/** Handles the preflight request that browsers send before a request from another site with a client's key. */
export function mountSomePreflights(server: FastifyInstance, app: App, route: Route): void {
  const { method, path, access } = route.call;
  const open = openToSomeOrigins(app, route);
  server.route({
    method: 'OPTIONS',
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { access },
    handler: async (request, reply) => {
      await open(request, reply);
      if (reply.hasHeader('access-control-allow-origin'))
        reply.headers({
          'access-control-allow-methods': method,
          'access-control-allow-headers': 'authorization, accept-language',
          'access-control-max-age': PREFLIGHT_SECONDS,
        });
      return reply.code(204).send();
    },
  });
}

async function isAllowed(app: App, { allowsOrigin }: Route, request: FastifyRequest) {
  const { origin } = request.headers;
  if (!allowsOrigin || origin === undefined || origin === 'null') return false;
  return allowsOrigin({ app, params: request.params as Record<string, string>, origin });
}
