/** Path of a screen of a client: `clientAddress(id, 'touchpoints/list')`. */
export function clientAddress(clientId: string, path = ''): string {
  const below = path.replace(/^\/+/, '');
  return below ? `/clients/${clientId}/${below}` : `/clients/${clientId}`;
}

/** Screens of super admins belong to no client [SUP-01]. */
export const SUPER_ADMIN_PATH = 'super-admin';
export type SuperAdminPath = `${typeof SUPER_ADMIN_PATH}/${string}`;

export function isSuperAdminPath(path: string): path is SuperAdminPath {
  return path.startsWith(`${SUPER_ADMIN_PATH}/`);
}

/** Path of a menu item's screen, below the client or for super admins. Without a client the suite chooses one. */
export function screenAddress(key: string, clientId: string | null): string {
  return clientId === null || isSuperAdminPath(key) ? `/${key}` : clientAddress(clientId, key);
}
