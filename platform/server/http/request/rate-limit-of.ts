import type { FastifyRequest } from 'fastify';
import type { CallDefinition } from '#platform/contract/call.ts';
import { addressKey } from './address-key.ts';
import { addressOfRequest } from './address-of-request.ts';

/**
 * Whom the bound of a call counts. Keys are counted by the address that shows them, not one by one: whoever makes them up
 * would be somebody new each time.
 */
export function rateLimitOf({ max, seconds, withKey }: NonNullable<CallDefinition['rate']>) {
  const timeWindow = seconds * 1000;
  if (withKey === undefined) return { max, timeWindow };
  const showsKey = ({ headers }: FastifyRequest) => /^bearer /i.test(headers.authorization ?? '');
  return {
    max: (request: FastifyRequest) => (showsKey(request) ? withKey : max),
    timeWindow,
    keyGenerator: (request: FastifyRequest) =>
      `${addressKey(addressOfRequest(request))}${showsKey(request) ? ' key' : ''}`,
  };
}
