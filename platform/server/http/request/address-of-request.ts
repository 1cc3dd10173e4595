import type { FastifyRequest } from 'fastify';

/** Who calls. A connection that is gone has no address any more: all those are counted as one. */
export function addressOfRequest(request: FastifyRequest): string {
  return (request.ip as string | undefined) ?? '';
}
