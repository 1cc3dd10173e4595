import { LEAN_SECURITY_HEADERS } from '../../http/answer/security-headers.ts';

/** A brand's own site may read them too: that is what they are for. */
export const PUBLIC_HEADERS = {
  ...LEAN_SECURITY_HEADERS,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

export const READING = ['GET', 'HEAD'];

/** What is addressed by its version never changes; asked by another, it is still an answer, but not for ever. */
export function keptFor(asked: string, version: string): string {
  return asked === version ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
}
