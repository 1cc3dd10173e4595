import { clientAddress } from '#platform/web/module/client-address.ts';

/** The list of locations with one group or one type. */
export function narrowedList(clientId: string, field: 'group' | 'type', id: string): string {
  return `${clientAddress(clientId, 'settings/locations')}?f.${field}=any-of:${id}`;
}
