import type { FastifyRequest } from 'fastify';
import { originOfRequest } from './origin-of-request.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A change that another site's page sends with our user's cookies. Browsers say where a request comes from, and a page
 * cannot make them lie; what says nothing is not a browser and carries no cookies it was not given.
 */
export function isCrossSite(
  request: FastifyRequest,
  { publicUrl, changes = false }: { publicUrl: string; changes?: boolean | undefined },
): boolean {
  if (SAFE_METHODS.has(request.method) && !changes) return false;
  if (originOfRequest(request, publicUrl).kind === 'other') return true;
  return changes && isNavigation(request);
}

/** A link in a mail is opened without a page that sends it; browsers then ask for a document, scripts and programs for JSON. */
function isNavigation({ headers }: FastifyRequest): boolean {
  // Neither a document nor a picture of some page: only what a script fetches.
  if (headers['sec-fetch-dest'] !== undefined) return headers['sec-fetch-dest'] !== 'empty';
  if (headers['sec-fetch-mode'] !== undefined) return headers['sec-fetch-mode'] === 'navigate';
  return (headers.accept ?? '').includes('text/html');
}
