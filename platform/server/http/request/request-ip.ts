import type { FastifyRequest } from 'fastify';

/** IP address of the caller. A closed connection has no address; all of those count as one. */
export function requestIp(request: FastifyRequest): string {
  return (request.ip as string | undefined) ?? '';
}
