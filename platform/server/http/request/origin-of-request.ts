import type { FastifyRequest } from 'fastify';

/** Where a page stands that sends a request: `none` is no page at all, or somebody who typed the address. */
export type RequestOrigin =
  | { kind: 'own' }
  | { kind: 'none' }
  /** As `https://shop.example`; empty where the browser does not say. */
  | { kind: 'other'; url: string };

/** Browsers say it, and a page cannot make them lie; whoever is no browser can say anything. */
export function originOfRequest(request: FastifyRequest, publicUrl: string): RequestOrigin {
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
