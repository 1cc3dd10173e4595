import { clientAddress } from './client-address.ts';

/** The screens of super admins stand outside of any client [SUP-01]. */
export const HOUSE = 'super-admin';
export type HousePath = `${typeof HOUSE}/${string}`;

export function isHousePath(path: string): path is HousePath {
  return path.startsWith(`${HOUSE}/`);
}

/** Where the screen of a menu item lies: below the client, or outside of all of them. Without a client the suite finds one. */
export function screenAddress(key: string, clientId: string | null): string {
  return clientId === null || isHousePath(key) ? `/${key}` : clientAddress(clientId, key);
}
