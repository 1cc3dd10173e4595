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
