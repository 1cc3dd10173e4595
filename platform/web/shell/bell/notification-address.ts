import { clientAddress } from '#platform/web/module/client-address.ts';

/** The bases of the calls: a path below one of them is a file to fetch, not a screen. */
const CALL_BASES = ['/api/', '/gtr-api/', '/gtr-core/', '/files/'];

/** Screens that belong to no client. */
const HOUSE_BASE = '/super-admin/';

export function notificationAddress(
  clientId: string,
  path: string,
): { address: string; isFile: boolean } {
  if (path.startsWith(HOUSE_BASE)) return { address: path, isFile: false };
  const isFile = CALL_BASES.some((base) => path.startsWith(base));
  return { address: isFile ? path : clientAddress(clientId, path), isFile };
}
