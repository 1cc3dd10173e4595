import { searchTouchpointsCall } from '#modules/touchpoints/contract/search-touchpoints.ts';
import { touchpointList } from '#modules/touchpoints/contract/touchpoint-list.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { shortUrlParts } from './short-url-parts.ts';

/** The touchpoints of a brand [TP-01]. */
export const touchpointListing = defineListing({
  name: 'touchpoints.touchpoints',
  list: touchpointList,
  call: searchTouchpointsCall,
  inputOf: ({ brandId }: CurrentClient, { page, limit, sortBy, sortDesc, ...searchFilter }) => ({
    body: { brandId, searchFilter, page, limit, sortBy, sortDesc },
  }),
  idOf: ({ _id }) => _id,
  nameOf: (touchpoint) => shortUrlParts(touchpoint).suffix,
  hrefOf: ({ id }, { _id }) => clientAddress(id, `touchpoints/${_id}`),
});
