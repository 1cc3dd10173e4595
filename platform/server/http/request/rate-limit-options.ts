import type { FastifyRequest } from 'fastify';
import type { CallDefinition } from '#platform/contract/call.ts';
import { addressKey } from './address-key.ts';
import { requestIp } from './request-ip.ts';

/**
 * Rate limit of a call. Requests with a key are counted by IP address, because invented keys would otherwise each get a
 * new limit.
 */
export function rateLimitOptions({ max, seconds, withKey }: NonNullable<CallDefinition['rate']>) {
  const timeWindow = seconds * 1000;
  if (withKey === undefined) return { max, timeWindow };
  const showsKey = ({ headers }: FastifyRequest) => /^bearer /i.test(headers.authorization ?? '');
  return {
    max: (request: FastifyRequest) => (showsKey(request) ? withKey : max),
    timeWindow,
    keyGenerator: (request: FastifyRequest) =>
      `${addressKey(requestIp(request))}${showsKey(request) ? ' key' : ''}`,
  };
}
