import { clientAddress } from '#platform/web/module/client-address.ts';

/** A file; with `past`, all imports before or one of them. */
export function importAddress(clientId: string, past?: 'all' | { id: string }): string {
  const question = past === undefined ? '' : `?past=${past === 'all' ? past : past.id}`;
  return clientAddress(clientId, `profilehub/import${question}`);
}
