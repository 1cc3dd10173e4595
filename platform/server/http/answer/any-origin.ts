import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallDefinition } from '#platform/contract/call.ts';

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
