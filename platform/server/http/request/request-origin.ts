import type { FastifyRequest } from 'fastify';

/** Origin of a request: `none` means no page, for example a typed address. */
export type RequestOrigin =
  | { kind: 'own' }
  | { kind: 'none' }
  /** For example `https://shop.example`; empty if the browser does not state it. */
  | { kind: 'other'; url: string };

/** Browsers state the origin and pages cannot forge it. Other clients can send anything. */
export function requestOrigin(request: FastifyRequest, publicUrl: string): RequestOrigin {
  const { origin } = request.headers;
  const other = { kind: 'other', url: origin && origin !== 'null' ? origin : '' } as const;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return { kind: 'own' };
  if (site === 'none') return { kind: 'none' };
  if (site !== undefined) return other;
  if (origin === undefined) return { kind: 'none' };
  const isOwn =
    origin === new URL(publicUrl).origin || origin === `${request.protocol}://${request.host}`;
  return isOwn ? { kind: 'own' } : other;
}

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
