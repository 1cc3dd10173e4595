import { LEAN_SECURITY_HEADERS } from '../../http/answer/security-headers.ts';

/** Websites of brands may read these responses too. */
export const PUBLIC_HEADERS = {
  ...LEAN_SECURITY_HEADERS,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

export const READING = ['GET', 'HEAD'];

/**
 * A URL with the current version never changes. A request with another version still gets a response, but with a short
 * cache lifetime.
 */
export function cacheControlFor(asked: string, version: string): string {
  return asked === version ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
}
