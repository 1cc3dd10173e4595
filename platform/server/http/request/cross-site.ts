import type { FastifyRequest } from 'fastify';
import { originOfRequest } from './origin-of-request.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A change that another site's page sends with our user's cookies. Browsers say where a request comes from, and a page
 * cannot make them lie; what says nothing is not a browser and carries no cookies it was not given.
 */
export function isCrossSite(request: FastifyRequest, publicUrl: string): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  return originOfRequest(request, publicUrl).kind === 'other';
}
