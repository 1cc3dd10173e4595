import type { FastifyRequest } from 'fastify';
import { requestOrigin } from './request-origin.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Detects a change that another site's page sends with the user's cookies. Browsers state the origin of a request and
 * pages cannot forge it. A request without these headers comes from a non-browser client, which has no foreign cookies.
 */
export function isCrossSite(
  request: FastifyRequest,
  { publicUrl, changes = false }: { publicUrl: string; changes?: boolean | undefined },
): boolean {
  if (SAFE_METHODS.has(request.method) && !changes) return false;
  if (requestOrigin(request, publicUrl).kind === 'other') return true;
  return changes && isNavigation(request);
}

/**
 * Detects navigation: a link in a mail has no sending page. Browsers then request a document, while scripts and API
 * clients request JSON.
 */
function isNavigation({ headers }: FastifyRequest): boolean {
  // `empty` is a fetch by a script. Other values are documents, images or other page resources.
  if (headers['sec-fetch-dest'] !== undefined) return headers['sec-fetch-dest'] !== 'empty';
  if (headers['sec-fetch-mode'] !== undefined) return headers['sec-fetch-mode'] === 'navigate';
  return (headers.accept ?? '').includes('text/html');
}
