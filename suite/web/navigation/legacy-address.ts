import { clientAddress } from '#platform/web/module/client-address.ts';

const LEGACY_SEGMENTS = ['touchpoints', 'profilehub', 'communication', 'platform', 'settings'];

/** The router patterns for legacy addresses. */
export const LEGACY_PATTERNS = [
  ...LEGACY_SEGMENTS.flatMap((segment) => [`/${segment}`, `/${segment}/$`]),
  '/profile',
];

/** Where an address of the legacy suite lies today [NAV-04]; the query string goes along untouched. */
export function legacyAddress(pathname: string, clientId: string): string | undefined {
  const [, first = ''] = pathname.split('/');
  if (pathname === '/profile' || LEGACY_SEGMENTS.includes(first))
    return clientAddress(clientId, pathname);
  return undefined;
}
