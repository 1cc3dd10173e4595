/** Base paths of calls: a path below one of them is a file, not a screen. */
const CALL_BASES = ['/api/', '/gtr-api/', '/gtr-core/', '/files/'];

/** Base path of screens that belong to no client. */
const SUPER_ADMIN_BASE = '/super-admin/';

/** Where an action of a notification leads: the address of a screen, or of a call that returns a file. */
export function notificationAddress(
  clientId: string,
  path: string,
): { address: string; isFile: boolean } {
  if (path.startsWith(SUPER_ADMIN_BASE)) return { address: path, isFile: false };
  const isFile = CALL_BASES.some((base) => path.startsWith(base));
  return { address: isFile ? path : `/clients/${clientId}${path}`, isFile };
}
