import { segmentList } from '#modules/profile-hub/contract/segment-list.ts';
import { listSegmentsCall } from '#modules/profile-hub/contract/segments.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';

type Scope = Pick<CurrentClient, 'id' | 'brandId'>;

/** Segments of a brand, for the list and the previous and next buttons. */
export const segmentListing = defineListing({
  name: 'profile-hub.segments',
  list: segmentList,
  call: listSegmentsCall,
  inputOf: ({ brandId }: Scope, question) => ({ query: { brandId, ...inAddress(question) } }),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: ({ id: clientId }, { id }) =>
    clientAddress(clientId, `profilehub/contacts/segments/${id}`),
});

/** The contacts of a segment, in their list. */
export function segmentContactsAddress(clientId: string, id: string): string {
  return `${clientAddress(clientId, 'profilehub/contacts')}?f.segment=any-of:${id}`;
}
